import { catalogue, type CatalogueEvent } from '../../events/catalogue.ts'
import { ERASED, type EventTypes } from '../../events/define.ts'
import type { RecordedEvent } from '../../events/event.ts'
import { streamOf } from '../../events/kinds.ts'

const types: EventTypes = catalogue

/** Returns an event as it reads after the keys of some members were destroyed. */
export function erase<Event extends CatalogueEvent>(event: Event, erased: ReadonlySet<string>): Event {
  const data = new Map<string, unknown>(Object.entries(event.data))
  for (const [field, subject] of types[event.type]?.versions.at(-1)?.personal ?? [])
    if (data.get(field) !== null && erased.has(String(data.get(subject)))) data.set(field, ERASED)
  return { ...event, data: Object.fromEntries(data) }
}

/** History as a replay reads it after erasures and purges: with destroyed keys and without deleted streams. */
export function afterwards(events: readonly RecordedEvent[]): RecordedEvent[] {
  const erased = new Set(events.flatMap(({ type, data }) => (type === 'MemberErased' ? [data.member] : [])))
  const gone = new Set(
    events.flatMap(({ type, data }) => (type === 'ContentPurged' ? streamOf(data.subject.id) : [])),
  )
  return events.filter(({ stream }) => !gone.has(stream)).map((event) => erase(event, erased))
}
