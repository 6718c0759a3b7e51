import type pg from 'pg'
import type { StoredEvent } from '../../events/log/codec.ts'
import type { RecordedEvent } from '../../events/event.ts'
import type { Batch, Reads, UnreadableEventError } from '../../events/log.ts'
import type { Change, Projection } from '../../projections/projection.ts'
import { sending, transaction, type Sql } from '../postgres/sql.ts'
import type { Announcer } from './channel.ts'
import { beginStep, type Tables } from './checkpoint.ts'
import { changesOf } from './step-metrics.ts'

/** Reads events of types that a projection handles, decrypted only where a projection needs personal data. */
export const readingFor = (projections: readonly Projection[]): Reads => ({
  types: new Set(projections.flatMap(({ handles }) => handles)),
  personal: new Set(projections.flatMap(({ personal, handles }) => (personal === false ? [] : handles))),
  tellsUnreadable: true,
  passesSkipped: true,
})

export const joinBatches = (one: Batch, next: Batch): Batch => ({
  events: [...one.events, ...next.events],
  unreadable: [...one.unreadable, ...next.unreadable],
  position: next.position,
  count: one.count + next.count,
})

interface Handled {
  /** Events that the projection handles, all of them before `unreadable`. */
  events: RecordedEvent[]
  /** The first unreadable event of a type that the projection handles. */
  unreadable: UnreadableEventError | null
}

const nothing: ReadonlySet<string> = new Set()

const inOrder = (
  events: readonly RecordedEvent[],
  others: readonly RecordedEvent[],
): readonly RecordedEvent[] =>
  others.length === 0 ? events : [...events, ...others].toSorted((a, b) => (a.position < b.position ? -1 : 1))

/**
 * Selects those events of a batch that a projection handles. An event without keys does not stop a projection without
 * personal data. `skipped` contains ids of events to leave out.
 */
export function handledBy(
  { handles, personal }: Pick<Projection, 'handles' | 'personal'>,
  { events, unreadable }: Pick<Batch, 'events' | 'unreadable'>,
  skipped = nothing,
): Handled {
  const isFor = ({ type, id }: Pick<StoredEvent, 'type' | 'id'>) =>
    handles.some((handled) => handled === type) && !skipped.has(id)
  const withoutKeys = personal === false ? unreadable.flatMap(({ closed }) => closed ?? []) : []
  const stopping = personal === false ? unreadable.filter(({ closed }) => !closed) : unreadable
  const firstUnreadable = stopping.find(({ event }) => isFor(event)) ?? null
  return {
    events: inOrder(events, withoutKeys).filter(
      (event) => isFor(event) && (!firstUnreadable || event.position < firstUnreadable.position),
    ),
    unreadable: firstUnreadable,
  }
}

/** The events that a projection handles, after position `from` up to and including `to`. */
export interface Step {
  from: bigint
  to: bigint
  events: readonly RecordedEvent[]
  /** Duration of the previous step, in ms. */
  lastMs?: number | null
}

/** Applies events in the transaction of `sql`; resolves when all statements have succeeded. */
export async function applyWithin(
  sql: Sql,
  { apply }: Pick<Projection, 'apply'>,
  events: readonly RecordedEvent[],
): Promise<void> {
  const statements = sending(sql)
  await apply(events, statements.sql)
  await statements.answered()
}

/**
 * Commits rows, checkpoint and announcements in one transaction. With a `pipeline` pool, statements that do not need
 * earlier results are sent together, because round trips delay live updates. Throws FencedError if the checkpoint is
 * not at `step.from`.
 */
export async function commitStep(
  pool: pg.Pool,
  { projection, schema }: Tables,
  step: Step,
  announcer?: Pick<Announcer, 'inCommit' | 'messages' | 'afterCommit'>,
): Promise<void> {
  const { events, to: position, lastMs = null } = step
  const news = { schema, position, changes: events.flatMap((event) => changesOf(projection, event)) }
  // Viewers do not wait for unhurried rows, so positions without changes need no message.
  const isNews = !projection.unhurried || news.changes.length > 0
  const measures = { events: events.length, newest: events.at(-1) ?? null, lastMs }
  let moved: Promise<void> | undefined
  let found: readonly Change[] = []
  try {
    await transaction(pool, async (sql) => {
      // `apply` need not wait for the checkpoint to move: if that fails, `apply` finds no tables.
      moved = beginStep(sql, schema, step, measures, isNews ? announcer?.messages(news) : [])
      moved.catch(() => {})
      found = (events.length > 0 && (await projection.apply(events, sql))) || []
      if (found.length > 0) await announcer?.inCommit(sql, { ...news, changes: found })
    })
  } finally {
    await moved
  }
  if (isNews || found.length > 0) announcer?.afterCommit({ ...news, changes: [...news.changes, ...found] })
}
