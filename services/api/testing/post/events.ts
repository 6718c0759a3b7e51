import { z } from 'zod'
import { catalogue } from '../../../../events/catalogue.ts'
import { defineEvents, personal, v1 } from '../../../../events/define.ts'
import { MemberId, SiteId, subjectOfKind } from '../../../../events/ids.ts'
import { kinds } from '../../../../events/kinds.ts'

// The kind `post` as a capability would bring it: what a test switches on by importing this before anything else.

const subject = subjectOfKind('post')
const text = personal(z.string(), 'author')

/** A post. Stream: post-<id>. An edit leaves the title as it is. */
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

/** The row of the kind, as it is while a test runs that imports this. */
export const post = Object.assign(kinds.post, { built: true })
Object.assign(catalogue, postEvents)
