import { z } from 'zod'

/**
 * The kinds of things that have an identity of their own. One row says how a kind is spelt everywhere: the
 * prefix of its ids, and the name that the API and the specification use for it (spec §3 Reaction, Content flag).
 */
export const kinds = {
  site: { name: 'SITE' },
  member: { name: 'USER' },
  thread: { name: 'THREAD' },
  comment: { name: 'COMMENT' },
  reply: { name: 'REPLY' },
  conversation: { name: 'CONVERSATION' },
  message: { name: 'MESSAGE' },
  question: { name: 'QUESTION' },
} as const

export type Kind = keyof typeof kinds

/** A TypeID: the kind's prefix and a UUID in 26 characters of Crockford's base 32 (lower case). */
export type Id<K extends Kind = Kind> = `${K}_${string}`

function idOf<K extends Kind>(kind: K) {
  const pattern = new RegExp(`^${kind}_[0-7][0-9a-hjkmnp-tv-z]{25}$`)
  return z
    .custom<Id<K>>((value) => typeof value === 'string' && pattern.test(value), {
      error: `must be an id that starts with "${kind}_"`,
    })
    .meta({ type: 'string', pattern: pattern.source })
}

export const SiteId = idOf('site')
export const MemberId = idOf('member')
export const ThreadId = idOf('thread')
export const CommentId = idOf('comment')
export const ReplyId = idOf('reply')
export const ConversationId = idOf('conversation')
export const MessageId = idOf('message')
export const QuestionId = idOf('question')

export type SiteId = Id<'site'>
export type MemberId = Id<'member'>
export type ThreadId = Id<'thread'>
export type CommentId = Id<'comment'>
export type ReplyId = Id<'reply'>
export type ConversationId = Id<'conversation'>
export type MessageId = Id<'message'>
export type QuestionId = Id<'question'>

/** What a member writes for others on a site: the items that can be commented, flagged and moderated. */
export const ContentId = z.union([ThreadId, CommentId, ReplyId])
export type ContentId = z.output<typeof ContentId>

const subject = <K extends Kind>(kind: K, id: z.ZodType<Id<K>>) => z.object({ kind: z.literal(kind), id })

/** What a member wrote for others on a site, as the subject of an event: the same shape for every kind of item. */
export const ContentSubject = z.union([
  subject('thread', ThreadId),
  subject('comment', CommentId),
  subject('reply', ReplyId),
])
export type ContentSubject = z.output<typeof ContentSubject>

/** A thread, comment or reply as the subject of an event. */
export const contentSubject = (id: ContentId): ContentSubject =>
  ContentSubject.parse({ kind: kindOf(id), id })

/** What members can report: what others wrote, for all or to them, and members themselves. */
export const FlaggableId = z.union([ThreadId, CommentId, ReplyId, MessageId, MemberId])
export type FlaggableId = z.output<typeof FlaggableId>

export const MessageSubject = subject('message', MessageId)

/** What is reported, as the subject of an event. */
export const FlaggableSubject = z.union([
  ...ContentSubject.options,
  MessageSubject,
  subject('member', MemberId),
])
export type FlaggableSubject = z.output<typeof FlaggableSubject>

export const flaggableSubject = (id: FlaggableId): FlaggableSubject =>
  FlaggableSubject.parse({ kind: kindOf(id), id })

/** What can be reacted to (spec §3 Reaction); the remaining content kinds join when they are built. */
export const ReactableId = z.union([ThreadId, CommentId, ReplyId, MessageId])
export type ReactableId = z.output<typeof ReactableId>

/** The kind that an id says it is of. Throws a RangeError on a string that is no id. */
export function kindOf(id: string): Kind {
  const prefix = id.slice(0, id.indexOf('_'))
  if (!Object.hasOwn(kinds, prefix)) throw new RangeError(`${id.slice(0, 40)} is not an id of this network`)
  return prefix as Kind
}

/** A stream of the log: `<category>-<id>`; the category is all before the first dash. */
export type StreamName = `${string}-${string}`

/** The stream of a thing that has an identity: `member-01h…` for `member_01h…`. */
export function streamOf(id: Id): StreamName {
  const kind = kindOf(id)
  return `${kind}-${id.slice(kind.length + 1)}`
}
