import type pg from 'pg'
import type { MemberId } from '../../events/kinds.ts'
import { sqlOver, transaction, type Sql } from '../postgres/sql.ts'
import type { Effect } from './effects.ts'

export type DueEffect = Effect & { attempts: number }

/** Number of attempts at an effect, over about two days, after which an operator must act. */
export const MAX_ATTEMPTS = 12

/** Log position that a reactor has reached; -1n before the first event. */
export async function positionOf(sql: Sql, reactor: string): Promise<bigint> {
  const [row] = await sql<{ position: bigint }>`
    select position from operational.reactor where name = ${reactor}`
  return row?.position ?? -1n
}

/** Moves reactors that are ahead of the log back to its end, after an operator decided to keep an older log. */
export const resetReactorsBeyond = (sql: Sql, head: bigint): Promise<object[]> =>
  sql`update operational.reactor set position = ${head} where position > ${head}`

/** Saves effects, each only once, together with the reactor's position. */
export async function recordEffects(
  pool: pg.Pool,
  { reactor, position, effects }: { reactor: string; position: bigint; effects: readonly Effect[] },
): Promise<void> {
  await transaction(pool, async (sql) => {
    for (const { eventId, effect, member, item, site, position: at = null } of effects) {
      await sql`insert into operational.effect (event_id, effect, member, item, site, position)
        values (${eventId}, ${effect}, ${member}, ${item}, ${site}, ${at}) on conflict do nothing`
    }
    await sql`insert into operational.reactor as known (name, position) values (${reactor}, ${position})
      on conflict (name) do update set position = greatest(known.position, excluded.position)`
  })
}

/**
 * Claims the effect of the given kinds that is due first, except of some members; null if there is none. Only one, so that a process that dies
 * leaves only this one behind. An effect that is not marked as done becomes due again after a growing delay.
 */
export async function claimDueEffect(
  pool: pg.Pool,
  kinds: readonly Effect['effect'][],
  except: readonly MemberId[] = [],
): Promise<DueEffect | null> {
  const [claimed] = await sqlOver(pool)<DueEffect>`
    update operational.effect set
      attempts = attempts + 1,
      due_at = now() + least(interval '1 minute' * 2 ^ attempts, interval '6 hours')
    where (event_id, effect) in (
      select event_id, effect from operational.effect
      where done_at is null and due_at <= now() and attempts < ${MAX_ATTEMPTS} and effect = any(${kinds})
        and member <> all(${except})
      order by due_at limit 1 for update skip locked)
    returning event_id as "eventId", effect, member, item, site, position, attempts`
  return claimed ?? null
}

/** Claims effects of the given kinds, of each member only one at a time in this process. */
export function openClaims(pool: pg.Pool, kinds: readonly Effect['effect'][]) {
  const busy = new Set<MemberId>()
  let last: Promise<unknown> = Promise.resolve()
  return {
    /** One claim waits for another, as both could be of the same member. */
    claim(): Promise<DueEffect | null> {
      const next = last.then(() => claimDueEffect(pool, kinds, [...busy]))
      last = next.then(
        (due) => due && busy.add(due.member),
        () => {},
      )
      return next
    },
    release: ({ member }: Effect) => void busy.delete(member),
  }
}

export async function markDone(pool: pg.Pool, { eventId, effect }: Effect): Promise<void> {
  await sqlOver(pool)`
    update operational.effect set done_at = now() where event_id = ${eventId} and effect = ${effect}`
}
