import type { MemberId } from '../../events/kinds.ts'
import type { Sql } from '../postgres/sql.ts'

/** The most letters for a member in an hour. */
export const MOST_AN_HOUR = 5

/** The most letters of a kind that go to an address, and in how many hours: nobody's inbox is to be flooded. */
const most = {
  verification: { count: MOST_AN_HOUR, hours: 1 },
  /** Strangers make these go out. */
  warning: { count: 3, hours: 24 },
}

/** A letter that is about to go: the event that it is because of, and where it goes. `address` is a keyed hash. */
export interface Letter {
  eventId: string
  kind: keyof typeof most
  address: Uint8Array
  member: MemberId
}

/** Notes a letter. Gives whether it may go; the same for each attempt at it within the day. */
export async function mayGo(sql: Sql, { eventId, kind, address, member }: Letter): Promise<boolean> {
  const { count, hours } = most[kind]
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

/** How many letters there were for a member in the last hour, whether or not they went. */
export async function lettersLately(sql: Sql, member: MemberId): Promise<number> {
  const [row] = await sql<{ count: bigint }>`
    select count(*) from operational.letter
    where member = ${member} and sent_at > now() - interval '1 hour'`
  return Number(row?.count ?? 0n)
}
