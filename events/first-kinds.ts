import { z } from 'zod'
import { CommentId, MessageId, ReplyId, subjectOfKind, ThreadId } from './ids.ts'

// The kinds as the first versions of events named them, before there was content beside threads: by these schemas
// events were written.

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

/** The subject that an id names, unchecked: the newest version checks it. */
export function subjectFrom(id: unknown): { kind: string; id: unknown } {
  const text = String(id)
  return { kind: text.slice(0, text.indexOf('_')), id }
}
