import { z } from 'zod'
import { CommentId, MessageId, ReplyId, subjectOfKind, ThreadId } from './ids.ts'

// Id schemas for the first versions of events, when threads, comments and replies were the only kinds of content.

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

/** Converts an id to a subject (kind and id) without validation, as the newest version's schema validates it. */
export function subjectFrom(id: unknown): { kind: string; id: unknown } {
  const text = String(id)
  return { kind: text.slice(0, text.indexOf('_')), id }
}
