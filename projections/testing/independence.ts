import type { RecordedEvent } from '../../events/event.ts'
import { kinds, streamOf, type Id } from '../../events/kinds.ts'

const isId = (value: unknown): value is Id =>
  typeof value === 'string' && Object.hasOwn(kinds, value.slice(0, value.indexOf('_')))

/** Streams that an event changes: its own, the item of a purge, the conversation of a message or read. */
function changedBy({ stream, data }: RecordedEvent): string[] {
  if ('conversation' in data) return [stream, streamOf(data.conversation)]
  return 'seenRevision' in data ? [stream, streamOf(data.subject.id)] : [stream]
}

/** Streams of the items and members in an event's data, on which it depends. */
const namedBy = ({ data }: RecordedEvent): string[] =>
  Object.values(data)
    .map((value: unknown) =>
      typeof value === 'object' && value !== null && 'id' in value ? value.id : value,
    )
    .filter(isId)
    .map(streamOf)

/**
 * True if neither event changes a stream that the other changes or refers to. Dependent: events of one stream or
 * conversation; an item and what is written under it; a member's actions and their registration, role, names and
 * erasure. Independent: two comments on a thread, two reactions to an item, two follows of a member.
 */
function areIndependent(one: RecordedEvent, other: RecordedEvent): boolean {
  const [ones, others] = [changedBy(one), changedBy(other)]
  const touches = (changed: readonly string[], event: RecordedEvent, own: readonly string[]) =>
    [...own, ...namedBy(event)].some((stream) => changed.includes(stream))
  return !touches(ones, other, others) && !touches(others, one, ones)
}

/**
 * Reorders a history within its dependencies: each event stays after all earlier events on which it depends. `choices`
 * selects the next of the possible events. Positions and revisions stay as recorded.
 */
export function reordered(events: readonly RecordedEvent[], choices: readonly number[]): RecordedEvent[] {
  const left = [...events]
  return events.map((_, turn) => {
    const ready = left.filter((event, at) => left.slice(0, at).every((other) => areIndependent(other, event)))
    const chosen = ready[(choices[turn % choices.length] ?? 0) % ready.length]!
    left.splice(left.indexOf(chosen), 1)
    return chosen
  })
}
