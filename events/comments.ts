import { z } from 'zod'
import { defineEvents, personal, v1 } from './define.ts'
import { CommentId, MemberId, ReplyId, SiteId, ThreadId } from './kinds.ts'

/** Comments on a thread and replies to a comment. Streams: comment-<id>, reply-<id>. */
export const commentEvents = defineEvents({
  CommentCreated: v1(
    z.object({
      comment: CommentId,
      thread: ThreadId,
      site: SiteId,
      author: MemberId,
      body: personal(z.string(), 'author'),
    }),
  ),
  CommentEdited: v1(
    z.object({
      comment: CommentId,
      thread: ThreadId,
      author: MemberId,
      body: personal(z.string(), 'author'),
    }),
  ),
  ReplyCreated: v1(
    z.object({
      reply: ReplyId,
      comment: CommentId,
      thread: ThreadId,
      site: SiteId,
      author: MemberId,
      body: personal(z.string(), 'author'),
    }),
  ),
  ReplyEdited: v1(
    z.object({
      reply: ReplyId,
      comment: CommentId,
      thread: ThreadId,
      author: MemberId,
      body: personal(z.string(), 'author'),
    }),
  ),
})
