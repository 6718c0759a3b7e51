import type { MemberId, SiteId } from '../../events/kinds.ts'
import type { Sql } from '../postgres/sql.ts'
import { hashOf } from './secrets.ts'

const MAX_DEVICES = 50
export const KEPT_DAYS = 400

/** Kind of a sign-in; only a log-in counts for `lastLoginAt` and can be followed by a mail about a new device. */
export type Entry = 'registration' | 'reset' | 'log-in'

interface SignInDevice {
  device: string
  firstAt: Date
  lastAt: Date | null
}

/**
 * Records a sign-in with a device (the secret of its cookie) and, for a log-in with a new one, that a mail is due. A
 * device whose cookie names the member (`isKnown`) is not new, even if its log-ins are older than these records.
 * Saves in the session, and returns, the time of the member's log-in before; null if this is the first.
 */
export async function recordSignIn(
  sql: Sql,
  {
    session,
    member,
    device,
    key,
    isKnown,
    site,
    entry,
  }: {
    session: string
    member: MemberId
    device: string
    key: string
    isKnown: boolean
    site: SiteId
    entry: Entry
  },
): Promise<Date | null> {
  const hash = hashOf(key)
  const [row] = await sql<{ at: Date | null }>`
    with before as (
      select max(last_at) as at, count(*) as devices, coalesce(bool_or(device_key = ${hash}), false) as known
      from operational.sign_in where member = ${member}),
    recorded as (
      insert into operational.sign_in (member, device_key, device, last_at)
      values (${member}, ${hash}, ${device}, case when ${entry !== 'registration'} then now() end)
      on conflict (member, device_key) do update
      set last_at = coalesce(excluded.last_at, sign_in.last_at), device = excluded.device returning id),
    notice as (
      insert into operational.effect (event_id, effect, member, site)
      select id, 'device-notice', ${member}, ${site} from recorded, before
      where ${entry === 'log-in'} and not ${isKnown} and not known and devices > 0
      on conflict do nothing),
    noted as (
      update operational.session set previous_log_in = before.at from before where id = ${session}::uuid)
    select at from before`
  await sql`delete from operational.sign_in where member = ${member} and (
    coalesce(last_at, first_at) < now() - ${KEPT_DAYS} * interval '1 day' or id in (
      select id from operational.sign_in where member = ${member}
      order by coalesce(last_at, first_at) desc offset ${MAX_DEVICES}))`
  return row?.at ?? null
}

/** Devices with which a member signed in, the latest first. */
export const signInsOf = (sql: Sql, member: MemberId): Promise<SignInDevice[]> =>
  sql`select device, first_at as "firstAt", last_at as "lastAt" from operational.sign_in
    where member = ${member} order by coalesce(last_at, first_at) desc`

/** Device of a sign-in, for its mail; null if the sign-in is no longer stored. */
export async function signInDevice(sql: Sql, id: string): Promise<SignInDevice | null> {
  const [row] = await sql<SignInDevice>`
    select device, first_at as "firstAt", last_at as "lastAt" from operational.sign_in where id = ${id}::uuid`
  return row ?? null
}
