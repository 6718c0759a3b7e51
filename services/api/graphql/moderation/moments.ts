import type { RecordedEvent } from '../../../../events/event.ts'
import type { StreamName } from '../../../../events/kinds.ts'
import type { Log } from '../../../../events/log.ts'
import { contentFacts } from '../../../commands/frame/facts.ts'
import type { ContentState } from '../../../rules/visibility.ts'
import { historyOf, type Entry } from './history.ts'

/**
 * A moment in a stream: once the event of a revision had happened, or at a time. Time goes by when things happened for
 * people (`occurredAt`), which histories show and which moves to another store with the log; the store's clock does
 * not.
 */
export type When = { revision: number } | { at: Date }

/** An item as it stood. */
export interface Moment {
  /** What had happened last. */
  entry: Entry
  state: ContentState
}

const PAGE = 500

const isWithin = (event: RecordedEvent, when: When): boolean =>
  'revision' in when ? event.revision <= when.revision : new Date(event.metadata.occurredAt) <= when.at

/** The events of a stream up to a moment, all of them without one. */
export async function eventsUntil(
  log: Pick<Log, 'read'>,
  stream: StreamName,
  when?: When,
): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = []
  for (;;) {
    const page = await log.read(stream, { from: (events.at(-1)?.revision ?? -1) + 1, limit: PAGE })
    const beyond = when ? page.findIndex((event) => !isWithin(event, when)) : -1
    events.push(...(beyond < 0 ? page : page.slice(0, beyond)))
    if (beyond >= 0 || page.length < PAGE) return events
  }
}

/** Content as its events left it; null where there is none yet. */
export function momentOf(events: readonly RecordedEvent[]): Moment | null {
  const entry = historyOf(events).at(-1)
  if (!entry) return null
  return { entry, state: events.reduce(contentFacts.evolve, contentFacts.initialState).state }
}
