import { z } from 'zod'
import { defineEvents, next, personal, v1 } from './define.ts'
import { subjectFrom } from './first-kinds.ts'
import { CommentId, ContentSubject, MemberId, ReplyId, SiteId, subjectOfKind, ThreadId } from './ids.ts'
import { heldByRule } from './moderation.ts'

const written = { author: MemberId, body: personal(z.string(), 'author') }
const standing = { parent: ContentSubject, root: ContentSubject, site: SiteId }

const comment = { comment: CommentId, thread: ThreadId }
const reply = { reply: ReplyId, comment: CommentId, thread: ThreadId }

type Data = Record<string, unknown>

/** Upcasts `comment` and `thread` of version 1, in which only threads had comments, to `subject` and `root`. */
const commentFrom = ({ comment, thread, ...data }: Data) => ({
  subject: subjectFrom(comment),
  root: subjectFrom(thread),
  ...data,
})
const replyFrom = ({ reply, comment: _, thread, ...data }: Data) => ({
  subject: subjectFrom(reply),
  root: subjectFrom(thread),
  ...data,
})

/** Events of comments and of replies to comments. Streams: comment-<id>, reply-<id>. */
export const commentEvents = defineEvents({
  CommentCreated: next(
    next(
      v1(z.object({ ...comment, site: SiteId, ...written })),
      z.object({ subject: subjectOfKind('comment'), ...standing, ...written }),
      (data) => ({ ...commentFrom(data), parent: subjectFrom(data.thread) }),
    ),
    z.object({ subject: subjectOfKind('comment'), ...standing, ...written, ...heldByRule }),
  ),
  CommentEdited: next(
    next(
      v1(z.object({ ...comment, ...written })),
      z.object({ subject: subjectOfKind('comment'), root: ContentSubject, ...written }),
      commentFrom,
    ),
    z.object({ subject: subjectOfKind('comment'), root: ContentSubject, ...written, ...heldByRule }),
  ),
  ReplyCreated: next(
    next(
      v1(z.object({ ...reply, site: SiteId, ...written })),
      z.object({ subject: subjectOfKind('reply'), ...standing, ...written }),
      (data) => ({ ...replyFrom(data), parent: subjectFrom(data.comment) }),
    ),
    z.object({ subject: subjectOfKind('reply'), ...standing, ...written, ...heldByRule }),
  ),
  ReplyEdited: next(
    next(
      v1(z.object({ ...reply, ...written })),
      z.object({ subject: subjectOfKind('reply'), root: ContentSubject, ...written }),
      replyFrom,
    ),
    z.object({ subject: subjectOfKind('reply'), root: ContentSubject, ...written, ...heldByRule }),
  ),
})
