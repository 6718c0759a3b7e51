import { z } from 'zod'
import { catalogue } from '../../../../events/catalogue.ts'
import { defineEvents, personal, v1 } from '../../../../events/define.ts'
import { MemberId, SiteId, subjectOfKind } from '../../../../events/ids.ts'
import { kinds } from '../../../../events/kinds.ts'

// The kind `post` like a capability would add it: a test enables it by importing this first.

const subject = subjectOfKind('post')
const text = personal(z.string(), 'author')

/** A post. Stream: post-<id>. An edit can leave out the title. */
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

/** Row of the kind, marked as built while a test imports this. */
export const post = Object.assign(kinds.post, { built: true })
Object.assign(catalogue, postEvents)
