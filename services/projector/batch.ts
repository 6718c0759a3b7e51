import type pg from 'pg'
import type { RecordedEvent } from '../../events/event.ts'
import type { Change, Projection } from '../../projections/projection.ts'
import { transaction, type Sql } from '../../projections/sql.ts'
import { beginStep, type Tables } from './checkpoint.ts'

/** The events that a projection handles. */
export const handledBy = (projection: Projection, events: readonly RecordedEvent[]): RecordedEvent[] =>
  events.filter(({ type }) => projection.handles.includes(type))

/** A step of a projection through the log: the handled events after `from` up to and with `to`. */
export interface Step {
  from: bigint
  to: bigint
  events: readonly RecordedEvent[]
  /** How long the step before took, in milliseconds; null when there was none. */
  lastMs?: number | null
}

/**
 * Takes one step: rows and checkpoint in one transaction, and what `also` writes with them, told of what changed for
 * those who watch.
 * Throws Fenced when the tables are not at `step.from`; nothing is written then.
 */
export async function commitStep(
  pool: pg.Pool,
  { projection, schema }: Tables,
  step: Step,
  also?: (sql: Sql, changes: readonly Change[]) => Promise<void>,
): Promise<void> {
  await transaction(pool, async (sql) => {
    const { events, lastMs = null } = step
    await beginStep(sql, schema, step, {
      events: events.length,
      newest: events.at(-1)?.recordedAt ?? null,
      lastMs,
    })
    const found = step.events.length > 0 ? await projection.apply(step.events, sql) : []
    await also?.(sql, [...step.events.flatMap((event) => projection.changes(event)), ...(found ?? [])])
  })
}
