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

// Computes the state of a stream at a revision or time, for `show` and `diff`.

/** State of a stream, field by field; personal fields that cannot be decrypted are null. */
export type State = Record<string, unknown>

/** Collects the last value of each field in the events of a stream. */
const lastOfEach = (events: readonly RecordedEvent[]): State =>
  Object.fromEntries(
    events
      .flatMap(({ data }) => Object.entries(data))
      .map(([name, value]) => [name, isErased(value) ? null : value]),
  )

/** Folds a stream's events into the state that deciders use. */
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

/** Functions that fold events, by stream category. For other streams, the last value of each field is shown. */
const folds: Record<string, (events: readonly RecordedEvent[]) => State> = {
  thread: threadState,
  comment: textState,
  reply: textState,
  member: (events) => ({ ...lastOfEach(events), ...learned(memberFacts, events) }),
  site: (events) => ({ ...lastOfEach(events.slice(0, 1)), features: [...learned(siteFacts, events)] }),
  conversation(events) {
    const { archivedBy, mutedBy, blockedBy, ...facts } = learned(conversationFacts, events)
    return { ...facts, archivedBy: [...archivedBy], mutedBy: [...mutedBy], blockedBy: [...blockedBy] }
  },
}

export const stateOf = (stream: StreamName, events: readonly RecordedEvent[]): State =>
  (folds[stream.slice(0, stream.indexOf('-'))] ?? lastOfEach)(events)

export function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Describes an event in one line, with the actor and the reason. */
export function happened(event: RecordedEvent): string {
  const { type, revision, metadata, data } = event
  const [entry] = historyOf([event])
  const seen = entry?.seenRevision == null ? '' : `, having seen revision ${entry.seenRevision}`
  const reason =
    'reason' in data && data.reason ? `, reason: ${isErased(data.reason) ? '(personal)' : data.reason}` : ''
  return `revision ${revision}: ${type} by ${metadata.actor} at ${metadata.occurredAt}${seen}${reason}`
}

export function streamArgument(text: string): StreamName {
  if (!text.includes('_') || text.includes('-')) return streamName(text)
  const id = AnyId.safeParse(text)
  if (!id.success)
    throw new InvalidArgumentError('This is neither an id in this network nor the name of a stream.')
  return streamOf(id.data)
}

const AnyId = z.union([SiteId, MemberId, ConversationId, MessageId, ContentId])

/** Parses a revision or a time (`2026-11-21`, `2026-11-21T10:00Z`). A date means its first moment in UTC. */
export function momentArgument(text: string): When {
  return /^\d+$/.test(text) ? { revision: Number(text) } : { at: timeArgument(text) }
}

export function timeArgument(text: string): Date {
  const at = new Date(text)
  if (!/^\d{4}-\d\d-\d\d/.test(text) || Number.isNaN(at.getTime())) {
    throw new InvalidArgumentError('Write times like 2026-11-21T10:00:00Z.')
  }
  return at
}
