import type { RecordedEvent } from '../../../../events/event.ts'
import type { StreamName } from '../../../../events/kinds.ts'
import type { Log } from '../../../../events/log.ts'
import { contentFacts } from '../../../commands/frame/content-facts.ts'
import type { ContentState } from '../../../rules/visibility.ts'
import { historyOf, type Entry } from './history.ts'

/**
 * A point in an item's history: a revision or a time. Times are compared with `occurredAt`, because histories show it
 * and it stays the same when the events are moved to another store.
 */
export type When = { revision: number } | { at: Date }

export interface Moment {
  /** Entry of an item's history for the last event up to the requested revision or time. */
  entry: Entry
  state: ContentState
}

const PAGE_EVENTS = 500

const isWithin = (event: RecordedEvent, when: When): boolean =>
  'revision' in when ? event.revision <= when.revision : new Date(event.metadata.occurredAt) <= when.at

/** Events of a stream up to a revision or a time; all events if neither is given. */
export async function eventsUntil(
  log: Pick<Log, 'read'>,
  stream: StreamName,
  when?: When,
): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = []
  for (;;) {
    const page = await log.read(stream, { from: (events.at(-1)?.revision ?? -1) + 1, limit: PAGE_EVENTS })
    const beyond = when ? page.findIndex((event) => !isWithin(event, when)) : -1
    events.push(...(beyond < 0 ? page : page.slice(0, beyond)))
    if (beyond >= 0 || page.length < PAGE_EVENTS) return events
  }
}

/** State of an item after the given events; null if they do not include its creation. */
export function momentOf(events: readonly RecordedEvent[]): Moment | null {
  const entry = historyOf(events).at(-1)
  if (!entry) return null
  return { entry, state: events.reduce(contentFacts.evolve, contentFacts.initialState).state }
}
