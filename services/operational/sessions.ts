import type { MemberId } from '../../events/kinds.ts'
import type { Sql } from '../postgres/sql.ts'
import { hashOf, newSecret } from './secrets.ts'

/** Time after which a session expires (spec §9). */
export const SESSION_DAYS = 30
const MAX_SESSIONS = 50

export interface Session {
  id: string
  member: MemberId
  device: string
  createdAt: Date
  lastSeenAt: Date
  /** The member's log-in before the one that started this session; null if there was none. */
  previousLogIn: Date | null
}

export class PasswordChangedError extends Error {
  override name = 'PasswordChangedError'
}

/**
 * Starts a session; returns its token, of which only a hash is stored. `network` is a digest of the client's. Throws
 * PasswordChangedError if `hash`, the member's password at the log-in, is no longer stored.
 */
export async function startSession(
  sql: Sql,
  {
    member,
    device,
    network,
    hash,
  }: Pick<Session, 'member' | 'device'> & { network?: Buffer; hash?: string | undefined },
): Promise<{ session: Session; token: string }> {
  const token = newSecret()
  const [session] = await sql<Session>`
    with proof as (
      select from operational.credential where member = ${member} and hash = ${hash ?? null} for share)
    insert into operational.session (token_hash, member, device, network, expires_at)
    select ${hashOf(token)}::bytea, ${member}, ${device}, ${network ?? null}::bytea,
      now() + ${SESSION_DAYS} * interval '1 day'
    where ${hash === undefined} or exists (select from proof)
    returning id, member, device, created_at as "createdAt", last_seen_at as "lastSeenAt",
      previous_log_in as "previousLogIn"`
  if (!session) throw new PasswordChangedError('The password was changed during the log-in')
  await sql`
    delete from operational.session
    where member = ${member} and (expires_at < now() or id in (
      select id from operational.session where member = ${member} order by created_at desc offset ${MAX_SESSIONS}))`
  return { session, token }
}

export async function findSession(sql: Sql, token: string): Promise<Session | null> {
  const [found] = await sql<Session>`
    select id, member, device, created_at as "createdAt", last_seen_at as "lastSeenAt",
      previous_log_in as "previousLogIn"
    from operational.session where token_hash = ${hashOf(token)} and expires_at > now()`
  return found ?? null
}

/** Saves the times of the last use of sessions; skips rows that another transaction has locked. */
export async function noteSeen(sql: Sql, ids: readonly string[]): Promise<void> {
  await sql`update operational.session set last_seen_at = now() where id in (
    select id from operational.session where id = any(${ids}::uuid[]) for update skip locked)`
}

export const sessionsOf = (sql: Sql, member: MemberId): Promise<Session[]> =>
  sql`select id, member, device, created_at as "createdAt", last_seen_at as "lastSeenAt",
      previous_log_in as "previousLogIn"
    from operational.session where member = ${member} and expires_at > now() order by created_at desc`

export async function endSession(sql: Sql, { id, member }: Pick<Session, 'id' | 'member'>): Promise<boolean> {
  const ended =
    await sql`delete from operational.session where id = ${id} and member = ${member} returning id`
  return ended.length > 0
}

export async function endSessionsOf(sql: Sql, member: MemberId): Promise<string[]> {
  const ended = await sql<{
    id: string
  }>`delete from operational.session where member = ${member} returning id`
  return ended.map(({ id }) => id)
}

export async function lastingSessions(sql: Sql, ids: readonly string[]): Promise<Set<string>> {
  const rows = await sql<{ id: string }>`
    select id from operational.session where id = any(${ids}::uuid[]) and expires_at > now()`
  return new Set(rows.map(({ id }) => id))
}

/** True if the member has a session in a network, which is given as a digest. */
export async function hasSessionIn(
  sql: Sql,
  { member, network }: { member: MemberId; network: Buffer },
): Promise<boolean> {
  const rows = await sql`
    select from operational.session
    where member = ${member} and network = ${network} and expires_at > now() limit 1`
  return rows.length > 0
}
