import type { MemberId } from '../../events/kinds.ts'
import type { Sql } from '../../projections/sql.ts'

/** The most letters that go to an address, and for a member, in an hour: nobody's inbox is to be flooded. */
export const MOST_AN_HOUR = 5

/** A letter that is about to go: the effect that it is of, and where it goes. `address` is a keyed hash. */
export interface Letter {
  eventId: string
  effect: string
  address: Uint8Array
  member: MemberId
}

/** Notes a letter. Gives whether it may go; the same for each attempt at it within the hour. */
export async function mayGo(sql: Sql, { eventId, effect, address, member }: Letter): Promise<boolean> {
  await sql`delete from operational.letter where sent_at < now() - interval '1 hour'`
  await sql`insert into operational.letter (event_id, effect, address, member)
    values (${eventId}, ${effect}, ${address}, ${member}) on conflict do nothing`
  const [row] = await sql<{ before: bigint }>`
    select count(*) as before from operational.letter other, operational.letter this
    where this.event_id = ${eventId} and this.effect = ${effect} and other.address = this.address
      and (other.sent_at, other.event_id) < (this.sent_at, this.event_id)`
  return Number(row?.before ?? 0n) < MOST_AN_HOUR
}

/** How many letters there were for a member in the last hour, whether or not they went. */
export async function lettersLately(sql: Sql, member: MemberId): Promise<number> {
  const [row] = await sql<{ count: bigint }>`
    select count(*) from operational.letter
    where member = ${member} and sent_at > now() - interval '1 hour'`
  return Number(row?.count ?? 0n)
}
