import type { MemberId } from '../../events/kinds.ts'
import type { Sql } from '../postgres/sql.ts'

export const MAX_LETTERS_PER_HOUR = 5

/** Maximum number of mails to one address, so that its inbox is not flooded. */
const limits = {
  verification: { count: MAX_LETTERS_PER_HOUR, hours: 1 },
  reset: { count: MAX_LETTERS_PER_HOUR, hours: 1 },
  device: { count: 10, hours: 24 },
  link: { count: 10, hours: 24 },
  'recovery codes': { count: 10, hours: 24 },
  decision: { count: 10, hours: 24 },
  /** Digests of notices, and those of a few minutes for members who want notices at once. */
  digest: { count: 3, hours: 24 },
  notice: { count: 6, hours: 1 },
  push: { count: 12, hours: 1 },
  'email change': { count: MAX_LETTERS_PER_HOUR, hours: 1 },
  'email notice': { count: MAX_LETTERS_PER_HOUR, hours: 1 },
  /** Maximum number of mails that strangers can cause; lower, so that they cannot annoy the owner of the address. */
  warning: { count: 3, hours: 24 },
}

/** A mail to be sent; `address` is a keyed hash of the e-mail address, or for a push the member's id. */
interface Letter {
  eventId: string
  kind: keyof typeof limits
  address: Uint8Array
  member: MemberId
}

/** Records a mail; true if it may be sent. Repeated calls for the same mail within a day return the same result. */
export async function claimLetter(sql: Sql, { eventId, kind, address, member }: Letter): Promise<boolean> {
  const { count, hours } = limits[kind]
  await sql`delete from operational.letter where sent_at < now() - interval '1 day'`
  await sql`insert into operational.letter (event_id, effect, address, member)
    values (${eventId}, ${kind}, ${address}, ${member}) on conflict do nothing`
  const [row] = await sql<{ before: bigint }>`
    select count(*) as before from operational.letter other, operational.letter this
    where this.event_id = ${eventId} and this.effect = ${kind}
      and (other.address, other.effect) = (this.address, this.effect)
      and other.sent_at > this.sent_at - ${hours} * interval '1 hour'
      and (other.sent_at, other.event_id) < (this.sent_at, this.event_id)`
  return Number(row?.before ?? 0n) < count
}

export async function lettersLately(sql: Sql, member: MemberId): Promise<number> {
  const [row] = await sql<{ count: bigint }>`
    select count(*) from operational.letter
    where member = ${member} and effect in ('verification', 'warning') and sent_at > now() - interval '1 hour'`
  return Number(row?.count ?? 0n)
}
