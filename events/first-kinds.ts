import { z } from 'zod'
import { CommentId, MessageId, ReplyId, subjectOfKind, ThreadId } from './ids.ts'

// Ids in the first versions of events, which had only threads, comments and replies.

export const FirstContentId = z.union([ThreadId, CommentId, ReplyId])
export const FirstReactableId = z.union([ThreadId, CommentId, ReplyId, MessageId])
export const FirstContentSubject = z.union([
  subjectOfKind('thread'),
  subjectOfKind('comment'),
  subjectOfKind('reply'),
])
export const FirstFlaggableSubject = z.union([
  ...FirstContentSubject.options,
  subjectOfKind('message'),
  subjectOfKind('member'),
])

/** Subject of an id. It is not validated, as the newest version's schema does that. */
export function subjectFrom(id: unknown): { kind: string; id: unknown } {
  const text = String(id)
  return { kind: text.slice(0, text.indexOf('_')), id }
}
