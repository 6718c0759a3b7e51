import type pg from 'pg'
import { sqlOver, transaction, type Sql } from '../postgres/sql.ts'
import type { Effect } from './effects.ts'

/** An effect whose turn it is. */
export type DueEffect = Effect & { attempts: number }

/** After so many attempts, over about two days, somebody has to look at it. */
const MOST_ATTEMPTS = 12
/** Claimed at a time. */
const AT_ONCE = 20

/** How far a reactor has read the log; -1n when it has not begun. */
export async function positionOf(sql: Sql, reactor: string): Promise<bigint> {
  const [row] = await sql<{ position: bigint }>`
    select position from operational.reactor where name = ${reactor}`
  return row?.position ?? -1n
}

/** Brings back reactors that have read further than the log goes: it is an older one, which an operator chose to keep. */
export const notBeyond = (sql: Sql, head: bigint): Promise<object[]> =>
  sql`update operational.reactor set position = ${head} where position > ${head}`

/** Notes effects, each once, together with how far the reactor has read. */
export async function note(
  pool: pg.Pool,
  { reactor, position, effects }: { reactor: string; position: bigint; effects: readonly Effect[] },
): Promise<void> {
  await transaction(pool, async (sql) => {
    for (const { eventId, effect, member, site } of effects) {
      await sql`insert into operational.effect (event_id, effect, member, site)
        values (${eventId}, ${effect}, ${member}, ${site}) on conflict do nothing`
    }
    await sql`insert into operational.reactor as known (name, position) values (${reactor}, ${position})
      on conflict (name) do update set position = greatest(known.position, excluded.position)`
  })
}

/**
 * Takes effects that are due. Each comes back by itself, after a minute at first and then ever later, unless it
 * is done by then: whoever took it may have died.
 */
export const take = (pool: pg.Pool): Promise<DueEffect[]> =>
  sqlOver(pool)`
    update operational.effect set
      attempts = attempts + 1,
      due_at = now() + least(interval '1 minute' * 2 ^ attempts, interval '6 hours')
    where (event_id, effect) in (
      select event_id, effect from operational.effect
      where done_at is null and due_at <= now() and attempts < ${MOST_ATTEMPTS}
      order by due_at limit ${AT_ONCE} for update skip locked)
    returning event_id as "eventId", effect, member, site, attempts`

/** Notes that an effect has gone out. */
export async function done(pool: pg.Pool, { eventId, effect }: Effect): Promise<void> {
  await sqlOver(pool)`
    update operational.effect set done_at = now() where event_id = ${eventId} and effect = ${effect}`
}
