import { InvalidArgumentError } from 'commander'
import { z } from 'zod'
import { isErased } from '../../events/define.ts'
import type { RecordedEvent } from '../../events/event.ts'
import { ContentId, ConversationId, MemberId, MessageId, SiteId } from '../../events/ids.ts'
import { streamOf, type StreamName } from '../../events/kinds.ts'
import type { Facts } from '../../services/commands/frame/decider.ts'
import { memberFacts, siteFacts } from '../../services/commands/frame/facts.ts'
import { conversationFacts } from '../../services/commands/messaging-facts.ts'
import { historyOf } from '../../services/api/graphql/moderation/history.ts'
import { momentOf, type When } from '../../services/api/graphql/moderation/moments.ts'
import { streamName } from './workplace.ts'

// Streams as they stood: what `show` and `diff` share.

/** What a stream's events left behind, field by field; what is personal and cannot be read is null. */
export type State = Record<string, unknown>

/** The last of each field of events. */
const lastOfEach = (events: readonly RecordedEvent[]): State =>
  Object.fromEntries(
    events
      .flatMap(({ data }) => Object.entries(data))
      .map(([name, value]) => [name, isErased(value) ? null : value]),
  )

/** What deciders learn of a stream. */
const learned = <State>({ initialState, evolve }: Facts<State>, events: readonly RecordedEvent[]): State =>
  events.reduce<State>(evolve, initialState)

function textState(events: readonly RecordedEvent[]): State {
  const moment = momentOf(events)
  return { state: moment?.state, body: moment?.entry.after?.body ?? null }
}

function threadState(events: readonly RecordedEvent[]): State {
  const moment = momentOf(events)
  return { ...textState(events), title: moment?.entry.after?.title ?? null }
}

/** How streams of a category are folded; those of all others to the last of each field of their events. */
const folds: Record<string, (events: readonly RecordedEvent[]) => State> = {
  thread: threadState,
  comment: textState,
  reply: textState,
  member: (events) => ({ ...lastOfEach(events), ...learned(memberFacts, events) }),
  site: (events) => ({ ...lastOfEach(events.slice(0, 1)), features: [...learned(siteFacts, events)] }),
  conversation(events) {
    const { archivedBy, blockedBy, ...facts } = learned(conversationFacts, events)
    return { ...facts, archivedBy: [...archivedBy], blockedBy: [...blockedBy] }
  },
}

/** A stream's state, as its events left it. */
export const stateOf = (stream: StreamName, events: readonly RecordedEvent[]): State =>
  (folds[stream.slice(0, stream.indexOf('-'))] ?? lastOfEach)(events)

/** A field's value as text; '' where there is none. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** What happened, who did it and why, in one line. */
export function happened(event: RecordedEvent): string {
  const { type, revision, metadata, data } = event
  const [entry] = historyOf([event])
  const seen = entry?.seenRevision == null ? '' : `, having seen revision ${entry.seenRevision}`
  const reason = 'reason' in data ? `, because of ${isErased(data.reason) ? '(personal)' : data.reason}` : ''
  return `revision ${revision}: ${type} by ${metadata.actor} at ${metadata.occurredAt}${seen}${reason}`
}

/** A stream, by its name or by the id of what it is of. */
export function streamArgument(text: string): StreamName {
  if (!text.includes('_') || text.includes('-')) return streamName(text)
  const id = AnyId.safeParse(text)
  if (!id.success) throw new InvalidArgumentError('This is no id of this network, and no name of a stream.')
  return streamOf(id.data)
}

const AnyId = z.union([SiteId, MemberId, ConversationId, MessageId, ContentId])

/** A moment: a revision, or a time (`2026-11-21`, `2026-11-21T10:00Z`; of the day alone its beginning in UTC). */
export function momentArgument(text: string): When {
  return /^\d+$/.test(text) ? { revision: Number(text) } : { at: timeArgument(text) }
}

export function timeArgument(text: string): Date {
  const at = new Date(text)
  if (!/^\d{4}-\d\d-\d\d/.test(text) || Number.isNaN(at.getTime())) {
    throw new InvalidArgumentError('A time is written like 2026-11-21T10:00:00Z.')
  }
  return at
}
