import type { RecordedEvent } from '../../events/event.ts'
import { kinds, streamOf, type Id } from '../../events/kinds.ts'

const isId = (value: unknown): value is Id =>
  typeof value === 'string' && Object.hasOwn(kinds, value.slice(0, value.indexOf('_')))

/**
 * What an event changes, by the streams: its own, the item of a purge, and the conversation that a message or a read
 * is in, where order is that of the log.
 */
function changedBy({ stream, data }: RecordedEvent): string[] {
  if ('conversation' in data) return [stream, streamOf(data.conversation)]
  return 'seenRevision' in data ? [stream, streamOf(data.subject.id)] : [stream]
}

/** What an event is about beside that: it comes after what made these. */
const namedBy = ({ data }: RecordedEvent): string[] =>
  Object.values(data)
    .map((value: unknown) =>
      typeof value === 'object' && value !== null && 'id' in value ? value.id : value,
    )
    .filter(isId)
    .map(streamOf)

/**
 * Whether two events have nothing to do with each other: neither names what the other changes, and they do not change
 * the same. Not independent are therefore: what happens in one stream or in one conversation; what is written under an
 * item, and what becomes of that item; anything of a member, and the member's registration, role, names and erasure.
 * Independent are two comments on one thread, two reactions to one item, two who follow one member.
 */
function areIndependent(one: RecordedEvent, other: RecordedEvent): boolean {
  const [ones, others] = [changedBy(one), changedBy(other)]
  const touches = (changed: readonly string[], event: RecordedEvent, own: readonly string[]) =>
    [...own, ...namedBy(event)].some((stream) => changed.includes(stream))
  return !touches(ones, other, others) && !touches(others, one, ones)
}

/**
 * A history in another order that its causes allow: each event comes after all before it that are not independent of
 * it. `choices` says which of those that may come next does. Events keep what the log says of them.
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
