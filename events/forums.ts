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
/** Tags and, at the start, the category (the slug of one of the site's) that the author chose; without them, none. */
const sorting = {
  tags: personal(z.array(z.string()), 'author').optional(),
  category: z.string().optional(),
}
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
      next(
        v1(z.object({ thread: ThreadId, site: SiteId, author: MemberId, ...texts, slug })),
        created,
        (data) => ({ ...threadFrom(data), parent: null }),
      ),
      created.extend(heldByRule),
    ),
    created.extend({ ...heldByRule, ...sorting }),
  ),
  /** Tags that are left out stay as they are. */
  ThreadEdited: next(
    next(
      next(v1(z.object({ thread: ThreadId, author: MemberId, ...texts })), edited, threadFrom),
      edited.extend(heldByRule),
    ),
    edited.extend({ ...heldByRule, tags: sorting.tags }),
  ),
})
