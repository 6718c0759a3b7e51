import type { RecordedEvent } from '../../events/event.ts'
import { kinds, streamOf, type Id } from '../../events/kinds.ts'

const isId = (value: unknown): value is Id =>
  typeof value === 'string' && Object.hasOwn(kinds, value.slice(0, value.indexOf('_')))

/** Streams that an event changes: its own, that of an item it purges, and that of its message's conversation. */
function changedBy({ stream, data }: RecordedEvent): string[] {
  if ('conversation' in data) return [stream, streamOf(data.conversation)]
  return 'seenRevision' in data ? [stream, streamOf(data.subject.id)] : [stream]
}

/** Streams of the items and members to which the event's data refers, on whose events it depends. */
const namedBy = ({ data }: RecordedEvent): string[] =>
  Object.values(data)
    .map((value: unknown) =>
      typeof value === 'object' && value !== null && 'id' in value ? value.id : value,
    )
    .filter(isId)
    .map(streamOf)

/**
 * True if neither event changes a stream that the other one changes or refers to. Dependent are events of one stream
 * or conversation, an item and the items below it, and a member's actions and the events about that member's account.
 * Independent are, for example, two comments on a thread, two reactions to an item, or two follows of a member.
 */
function areIndependent(one: RecordedEvent, other: RecordedEvent): boolean {
  const [ones, others] = [changedBy(one), changedBy(other)]
  const touches = (changed: readonly string[], event: RecordedEvent, own: readonly string[]) =>
    [...own, ...namedBy(event)].some((stream) => changed.includes(stream))
  return !touches(ones, other, others) && !touches(others, one, ones)
}

/**
 * Reorders a history so that each event stays after all earlier events on which it depends. `choices` determines which
 * of the possible events comes next. The recorded positions and revisions stay unchanged.
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
