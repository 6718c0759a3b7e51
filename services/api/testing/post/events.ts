import { z } from 'zod'
import { catalogue } from '../../../../events/catalogue.ts'
import { defineEvents, personal, v1 } from '../../../../events/define.ts'
import { MemberId, SiteId, subjectOfKind } from '../../../../events/ids.ts'
import { kinds } from '../../../../events/kinds.ts'

// The kind of content `post`, defined as a capability would define it. A test that imports this module first enables
// it.

const subject = subjectOfKind('post')
const text = personal(z.string(), 'author')

/** Events of a post, whose stream is post-<id>. An edit that omits the title keeps it. */
const postEvents = defineEvents({
  PostCreated: v1(
    z.object({
      subject,
      parent: z.null(),
      root: subject,
      site: SiteId,
      author: MemberId,
      title: text,
      slug: text,
      body: text,
    }),
  ),
  PostEdited: v1(z.object({ subject, root: subject, author: MemberId, body: text })),
})

/** Entry of posts in the table of kinds, which is marked as built while a test imports this module. */
export const post = Object.assign(kinds.post, { built: true })
Object.assign(catalogue, postEvents)
