import { InvalidArgumentError } from 'commander'
import { z } from 'zod'
import { isErased } from '../../events/define.ts'
import type { RecordedEvent } from '../../events/event.ts'
import {
  ContentId,
  ConversationId,
  MemberId,
  MessageId,
  SiteId,
  streamOf,
  type StreamName,
} from '../../events/kinds.ts'
import { historyOf } from '../../services/api/graphql/moderation/history.ts'
import { momentOf, type When } from '../../services/api/graphql/moderation/moments.ts'
import { streamName } from './workplace.ts'

// Streams as they stood: what `show` and `diff` share.

/** What a stream's events left behind, field by field; what is personal and cannot be read is null. */
export type State = Record<string, unknown>

const isContent = (stream: StreamName) => /^(?:thread|comment|reply)-/.test(stream)

/** A stream's state: title, text and state of a thread, comment or reply, else the last of each field of its events. */
export function stateOf(stream: StreamName, events: readonly RecordedEvent[]): State {
  const moment = isContent(stream) ? momentOf(events) : null
  if (moment) {
    const { title = null, body = null } = moment.entry.after ?? {}
    return { state: moment.state, ...(stream.startsWith('thread-') && { title }), body }
  }
  const fields = events.flatMap(({ data }) => Object.entries(data))
  return Object.fromEntries(fields.map(([name, value]) => [name, isErased(value) ? null : value]))
}

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
