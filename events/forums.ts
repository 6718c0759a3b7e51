import { z } from 'zod'
import { defineEvents, next, personal, v1 } from './define.ts'
import { subjectFrom } from './first-kinds.ts'
import { MemberId, SiteId, subjectOfKind, ThreadId } from './ids.ts'
import { heldByRule } from './moderation.ts'

const subject = subjectOfKind('thread')
const texts = { title: personal(z.string(), 'author'), body: personal(z.string(), 'author') }
/** The slug in the URL, derived from the title and therefore personal too; edits of the title do not change it. */
const slug = personal(z.string(), 'author')

const created = z.object({
  subject,
  parent: z.null(),
  root: subject,
  site: SiteId,
  author: MemberId,
  ...texts,
  slug,
})
const edited = z.object({ subject, root: subject, author: MemberId, ...texts })

/** A thread has no parent and is therefore its own root. */
const threadFrom = ({ thread, ...data }: Record<string, unknown>) => ({
  subject: subjectFrom(thread),
  root: subjectFrom(thread),
  ...data,
})

/** Events of a forum thread; its stream also has moderators' decisions (moderation.ts). Stream: thread-<id>. */
export const forumEvents = defineEvents({
  ThreadCreated: next(
    next(
      v1(z.object({ thread: ThreadId, site: SiteId, author: MemberId, ...texts, slug })),
      created,
      (data) => ({ ...threadFrom(data), parent: null }),
    ),
    created.extend(heldByRule),
  ),
  ThreadEdited: next(
    next(v1(z.object({ thread: ThreadId, author: MemberId, ...texts })), edited, threadFrom),
    edited.extend(heldByRule),
  ),
})
