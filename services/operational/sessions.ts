import type { MemberId } from '../../events/kinds.ts'
import { fragment, type Sql } from '../postgres/sql.ts'
import { hashOf, newSecret } from './secrets.ts'

/** Time after which a session expires (spec §9). */
export const SESSION_DAYS = 30
/** Time after which the session of a member who did not want to stay logged in expires. */
const UNREMEMBERED_DAYS = 1
const MAX_SESSIONS = 50
/** Maximum number of sessions that one is handed over to. */
const MAX_HANDED = 100

export interface Session {
  id: string
  member: MemberId
  device: string
  createdAt: Date
  lastSeenAt: Date
  /** The member's log-in before the one that started this session; null if there was none. */
  previousLogIn: Date | null
  /** Id of the session of the log-in: this one, or the one from which this one was handed over. */
  root: string
  /** False if the cookie ends with the browser. */
  remembered: boolean
}

const columns = fragment`id, member, device, created_at as "createdAt", last_seen_at as "lastSeenAt",
  previous_log_in as "previousLogIn", coalesce(root, id) as root, remembered`

export class PasswordChangedError extends Error {
  override name = 'PasswordChangedError'
}

interface Started {
  session: Session
  token: string
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
    remembered = true,
  }: Pick<Session, 'member' | 'device'> & {
    network?: Buffer
    hash?: string | undefined
    remembered?: boolean
  },
): Promise<Started> {
  const token = newSecret()
  const [session] = await sql<Session>`
    with proof as (
      select from operational.credential where member = ${member} and hash = ${hash ?? null} for share),
    noted as (
      insert into operational.sign_in_network (member, network)
      select ${member}, ${network ?? null}::bytea
      where ${network !== undefined} and (${hash === undefined} or exists (select from proof))
      on conflict (member, network) do update set last_at = excluded.last_at)
    insert into operational.session (token_hash, member, device, network, remembered, expires_at)
    select ${hashOf(token)}::bytea, ${member}, ${device}, ${network ?? null}::bytea, ${remembered},
      now() + ${remembered ? SESSION_DAYS : UNREMEMBERED_DAYS} * interval '1 day'
    where ${hash === undefined} or exists (select from proof)
    returning ${columns}`
  if (!session) throw new PasswordChangedError('The password was changed during the log-in')
  await sql`
    delete from operational.session
    where member = ${member} and (expires_at < now() or id in (
      select id from operational.session where member = ${member} and root is null
      order by created_at desc offset ${MAX_SESSIONS}))`
  return { session, token }
}

/**
 * Starts a session of the same log-in on another host. It ends with that of the log-in (`root`) and has its times, so
 * that it is not a more recent proof. Null if that session has ended.
 */
export async function handOverSession(
  sql: Sql,
  { member, device, network, root }: Pick<Session, 'member' | 'device' | 'root'> & { network: Buffer },
): Promise<Started | null> {
  const token = newSecret()
  const [session] = await sql<Session>`
    with root as (
      select * from operational.session
      where id = ${root}::uuid and member = ${member} and root is null and expires_at > now() for key share)
    insert into operational.session
      (token_hash, member, device, network, created_at, previous_log_in, remembered, expires_at, root)
    select ${hashOf(token)}::bytea, member, ${device}, ${network}::bytea, created_at, previous_log_in, remembered,
      expires_at, id from root
    returning ${columns}`
  if (!session) return null
  await sql`delete from operational.session where id in (
    select id from operational.session where root = ${root}::uuid
    order by last_seen_at desc offset ${MAX_HANDED})`
  return { session, token }
}

/** Saves that a second factor was used for a session now. */
export async function noteFactor(sql: Sql, { id }: Pick<Session, 'id'>): Promise<void> {
  await sql`update operational.session set factor_at = now() where id = ${id}::uuid`
}

/** True if a second factor was used for a session within the last minutes. */
export async function hasRecentFactor(
  sql: Sql,
  { id }: Pick<Session, 'id'>,
  minutes: number,
): Promise<boolean> {
  const rows = await sql`select from operational.session
    where id = ${id}::uuid and factor_at > now() - ${minutes} * interval '1 minute'`
  return rows.length > 0
}

export async function findSession(sql: Sql, token: string): Promise<Session | null> {
  const [found] = await sql<Session>`
    select ${columns} from operational.session where token_hash = ${hashOf(token)} and expires_at > now()`
  return found ?? null
}

/** Saves the times of the last use of sessions and of their members; skips rows that another transaction has locked. */
export async function noteSeen(sql: Sql, ids: readonly string[]): Promise<void> {
  await sql`with seen as (
      update operational.session set last_seen_at = now() where id in (
        select id from operational.session where id = any(${ids}::uuid[]) for update skip locked)
      returning member)
    insert into operational.last_seen
    select distinct member, date_trunc('milliseconds', now()) from seen order by member
    on conflict (member) do update set at = excluded.at`
}

/** Sessions of a member's log-ins, the newest first; last seen on any host. */
export const sessionsOf = (sql: Sql, member: MemberId): Promise<Session[]> =>
  sql`select ${columns} from (
      select id, member, device, created_at, previous_log_in, root, remembered, expires_at,
        max(last_seen_at) over (partition by coalesce(root, id)) as last_seen_at
      from operational.session where member = ${member}) as session
    where root is null and expires_at > now() order by created_at desc`

/** Ends a session with all of the same log-in; returns their ids. */
export async function endSession(
  sql: Sql,
  { id, member }: Pick<Session, 'id' | 'member'>,
): Promise<string[]> {
  const ended = await sql<{ id: string }>`
    delete from operational.session where coalesce(root, id) = (
      select coalesce(root, id) from operational.session where id = ${id}::uuid and member = ${member})
    returning id`
  return ended.map((one) => one.id)
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

/** Time for which the networks of log-ins are kept, in days. */
export const NETWORK_DAYS = 30

/** Number of other members who logged in from the same networks as each member within the last 30 days. */
export const sharedNetworksOf = (
  sql: Sql,
  members: readonly MemberId[],
): Promise<{ member: MemberId; others: number }[]> =>
  sql`select mine.member, count(distinct other.member)::int as others
    from operational.sign_in_network mine join operational.sign_in_network other
      on other.network = mine.network and other.member <> mine.member
    where mine.member = any(${members})
      and least(mine.last_at, other.last_at) > now() - ${NETWORK_DAYS} * interval '1 day'
    group by mine.member`

/** True if the member has a session from an IP network (`networkOf`); `network` is its digest. */
export async function hasSessionIn(
  sql: Sql,
  { member, network }: { member: MemberId; network: Buffer },
): Promise<boolean> {
  const rows = await sql`
    select from operational.session
    where member = ${member} and network = ${network} and expires_at > now() limit 1`
  return rows.length > 0
}
