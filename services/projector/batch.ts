import type pg from 'pg'
import type { StoredEvent } from '../../events/log/codec.ts'
import type { RecordedEvent } from '../../events/event.ts'
import type { Batch, Reads, UnreadableEventError } from '../../events/log.ts'
import type { Change, Projection } from '../../projections/projection.ts'
import { transaction, type Sql } from '../postgres/sql.ts'
import { beginStep, type Tables } from './checkpoint.ts'
import { changesOf } from './live/metrics.ts'

/** How the log is read for projections: nothing that none of them handles, no keys that none of them needs. */
export const readingFor = (projections: readonly Projection[]): Reads => ({
  types: new Set(projections.flatMap(({ handles }) => handles)),
  personal: new Set(projections.flatMap(({ personal, handles }) => (personal === false ? [] : handles))),
  tellsUnreadable: true,
})

/** Two batches that follow each other, as one. */
export const joinBatches = (one: Batch, next: Batch): Batch => ({
  events: [...one.events, ...next.events],
  unreadable: [...one.unreadable, ...next.unreadable],
  position: next.position,
  count: one.count + next.count,
})

/** What a batch holds for a projection. */
export interface Handled {
  /** What it handles, up to the first event that cannot be read. */
  events: RecordedEvent[]
  /** That event, when it handles the type. */
  unreadable: UnreadableEventError | null
}

const nothing: ReadonlySet<string> = new Set()

/** Events in the order of the log, together with others. */
const inOrder = (
  events: readonly RecordedEvent[],
  others: readonly RecordedEvent[],
): readonly RecordedEvent[] =>
  others.length === 0 ? events : [...events, ...others].toSorted((a, b) => (a.position < b.position ? -1 : 1))

/**
 * What a batch holds for a projection, but for the events (by id) that are left out of its tables. Events that only
 * their keys do not open do not stop a projection that needs nothing personal.
 */
export function handledBy(
  { handles, personal }: Pick<Projection, 'handles' | 'personal'>,
  { events, unreadable }: Pick<Batch, 'events' | 'unreadable'>,
  skipped = nothing,
): Handled {
  const isFor = ({ type, id }: Pick<StoredEvent, 'type' | 'id'>) =>
    handles.some((handled) => handled === type) && !skipped.has(id)
  const closed = personal === false ? unreadable.flatMap(({ closed }) => closed ?? []) : []
  const stopping = personal === false ? unreadable.filter(({ closed }) => !closed) : unreadable
  const first = stopping.find(({ event }) => isFor(event)) ?? null
  return {
    events: inOrder(events, closed).filter(
      (event) => isFor(event) && (!first || event.position < first.position),
    ),
    unreadable: first,
  }
}

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
 * those who watch. Over a pool with `pipeline`, which is what it is made for, as little as can be waits for an answer:
 * each costs a live update its way to the server and back.
 * Throws FencedError when the tables are not at `step.from`; nothing is written then.
 */
export async function commitStep(
  pool: pg.Pool,
  { projection, schema }: Tables,
  step: Step,
  also?: (sql: Sql, changes: readonly Change[]) => Promise<void>,
): Promise<void> {
  const { events, lastMs = null } = step
  let told: Promise<void> | undefined
  await transaction(pool, async (sql) => {
    const measures = { events: events.length, newest: events.at(-1) ?? null, lastMs }
    // Behind the fence, though sent together with it: where it does not hold, no table is found.
    const [begun, applied] = await Promise.allSettled([
      beginStep(sql, schema, step, measures),
      events.length > 0 ? projection.apply(events, sql) : [],
    ])
    if (begun.status === 'rejected') throw begun.reason
    if (applied.status === 'rejected') throw applied.reason
    const changes = events.flatMap((event) => changesOf(projection, event))
    told = also?.(sql, [...changes, ...(applied.value ?? [])])
    told?.catch(() => {})
  })
  // Sent before the commit, which keeps nothing when this failed.
  await told
}
