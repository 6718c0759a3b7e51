import type { MemberId, SiteId } from '../../../events/kinds.ts'
import type { Sql } from '../../postgres/sql.ts'

/** A browser that takes pushes: the address at its push service, its public key, and its secret, as base64url. */
interface Target {
  endpoint: string
  p256dh: string
  auth: string
}

/** A device on which a member turned on push notifications, named by the session of its log-in. */
export interface PushDevice extends Target {
  session: string
  /** Browser and system, as the log-in noted them. */
  device: string
  site: SiteId
  /** Id of the event of the last push; null before the first. */
  sent: string | null
  addedAt: Date
}

/** Devices of a member that are logged in, the newest first. */
export const pushDevicesOf = (sql: Sql, member: MemberId): Promise<PushDevice[]> =>
  sql`select push.session, session.device, push.site, endpoint, p256dh, auth, sent, added_at as "addedAt"
    from operational.push_device push join operational.session on session.id = push.session
    where push.member = ${member} and session.expires_at > now() order by added_at desc`

/**
 * Keeps the browser of a log-in, in the place of an earlier one. False if the log-in has ended, or if a device with
 * other keys has this endpoint.
 */
export async function keepPushDevice(
  sql: Sql,
  {
    session,
    member,
    site,
    endpoint,
    p256dh,
    auth,
  }: Target & { session: string; member: MemberId; site: SiteId },
): Promise<boolean> {
  // The same browser, which another member or an earlier log-in used.
  await sql`delete from operational.push_device
    where endpoint = ${endpoint} and session <> ${session}::uuid and (p256dh, auth) = (${p256dh}, ${auth})`
  const kept = await sql`
    insert into operational.push_device (session, member, site, endpoint, p256dh, auth)
    select id, member, ${site}, ${endpoint}, ${p256dh}, ${auth} from operational.session
    where id = ${session}::uuid and member = ${member} and root is null and expires_at > now()
      and not exists (select from operational.push_device where endpoint = ${endpoint} and session <> ${session}::uuid)
    on conflict (session) do update set (site, endpoint, p256dh, auth, sent, added_at) =
      (excluded.site, excluded.endpoint, excluded.p256dh, excluded.auth, null, now())
    returning 1`
  return kept.length > 0
}

/** Removes a device; false if the member had it not. */
export async function removePushDevice(
  sql: Sql,
  { session, member }: { session: string; member: MemberId },
): Promise<boolean> {
  const removed = await sql`delete from operational.push_device
    where session = ${session}::uuid and member = ${member} returning 1`
  return removed.length > 0
}

/** Removes the device of an endpoint that takes pushes no longer; one that has another endpoint by now stays. */
export async function removeEndpoint(sql: Sql, endpoint: string): Promise<void> {
  await sql`delete from operational.push_device where endpoint = ${endpoint}`
}

export async function notePush(sql: Sql, { session, eventId }: { session: string; eventId: string }) {
  await sql`update operational.push_device set sent = ${eventId}::uuid where session = ${session}::uuid`
}
