import { z } from 'zod'
import { catalogue } from '../../../../events/catalogue.ts'
import { defineEvents, personal, v1 } from '../../../../events/define.ts'
import { MemberId, SiteId, subjectOfKind } from '../../../../events/ids.ts'
import { kinds } from '../../../../events/kinds.ts'

// The kind `post`, built as a capability would build it; a test enables it by importing this module first.

const subject = subjectOfKind('post')
const text = personal(z.string(), 'author')

/** A post. Stream: post-<id>. An edit may omit the title. */
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

/** Row of the kind in the table, marked as built while a test imports this module. */
export const post = Object.assign(kinds.post, { built: true })
Object.assign(catalogue, postEvents)
