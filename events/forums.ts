import { z } from 'zod'
import { defineEvents, personal, v1 } from './define.ts'
import { MemberId, SiteId, ThreadId } from './kinds.ts'

/** A forum thread. Stream: thread-<id>; what moderators do to it is in the same stream (moderation.ts). */
export const forumEvents = defineEvents({
  ThreadCreated: v1(
    z.object({
      thread: ThreadId,
      site: SiteId,
      author: MemberId,
      title: personal(z.string(), 'author'),
      body: personal(z.string(), 'author'),
      /** Made of the title, hence personal too; stays when the title is edited. */
      slug: personal(z.string(), 'author'),
    }),
  ),
  ThreadEdited: v1(
    z.object({
      thread: ThreadId,
      author: MemberId,
      title: personal(z.string(), 'author'),
      body: personal(z.string(), 'author'),
    }),
  ),
})
