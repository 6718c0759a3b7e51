import type { MemberId } from '../../events/kinds.ts'
import type { Sql } from '../postgres/sql.ts'

/** Time for which a code is valid, in minutes. */
export const CODE_MINUTES = 10
export const MAX_TRIES_PER_CODE = 5
/** Number of codes that are sent to a phone number within a day, from all accounts together. */
export const MAX_CODES_PER_NUMBER = 6

interface PhoneCode {
  eventId: string
  member: MemberId
  phone: Uint8Array
  /** Keyed hash of the code. */
  hash: Uint8Array
}

/** Stores a code; true if it may be sent. Repeated calls for the same event return the same result. */
export async function claimCode(sql: Sql, { eventId, member, phone, hash }: PhoneCode): Promise<boolean> {
  await sql`delete from operational.phone_code where sent_at < now() - interval '1 day'`
  await sql`insert into operational.phone_code (event_id, member, phone, hash)
    values (${eventId}, ${member}, ${phone}, ${hash}) on conflict do nothing`
  const [row] = await sql<{ before: bigint }>`
    select count(*) as before from operational.phone_code other, operational.phone_code this
    where this.event_id = ${eventId} and other.phone = this.phone
      and (other.sent_at, other.event_id) < (this.sent_at, this.event_id)`
  return Number(row?.before ?? 0n) < MAX_CODES_PER_NUMBER
}

/** Number of codes for a phone number within the last day. */
export async function codesLately(sql: Sql, phone: Uint8Array): Promise<number> {
  const [row] = await sql<{ count: bigint }>`select count(*) from operational.phone_code
    where phone = ${phone} and sent_at > now() - interval '1 day'`
  return Number(row?.count ?? 0n)
}

/**
 * Counts a try of a member's latest code, which must belong to the phone number. Null if there is no such code, or if
 * the code has expired or has been tried too often.
 */
export async function tryCode(
  sql: Sql,
  { member, phone, hash }: Omit<PhoneCode, 'eventId'>,
): Promise<boolean | null> {
  const [row] = await sql<{ correct: boolean }>`
    update operational.phone_code set tries = tries + 1
    where event_id = (select event_id from operational.phone_code where member = ${member}
        order by sent_at desc, event_id desc limit 1)
      and phone = ${phone} and tries < ${MAX_TRIES_PER_CODE}
      and sent_at > now() - ${CODE_MINUTES} * interval '1 minute'
    returning hash = ${hash} as correct`
  return row?.correct ?? null
}

/** Removes the members of codes. The hashes of their phone numbers stay for a day, so that the limit stays in force. */
export const forgetCodesOf = (sql: Sql, members: readonly MemberId[]): Promise<object[]> =>
  sql`update operational.phone_code set member = null, hash = '' where member = any(${members})`
