import { z } from 'zod'
import { catalogue } from '../../../../events/catalogue.ts'
import { defineEvents, personal, v1 } from '../../../../events/define.ts'
import { MemberId, SiteId, subjectOfKind } from '../../../../events/ids.ts'
import { kinds } from '../../../../events/kinds.ts'
import { siteFlags } from '../../../rules/sites/sites.ts'

// The kind of content `story`, defined as a capability would define it. A test that imports this module first enables
// it.

const subject = subjectOfKind('story')
const text = personal(z.string(), 'author')

/** Events of a story, whose stream is story-<id>. An edit that omits the title keeps it. */
const storyEvents = defineEvents({
  StoryCreated: v1(
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
  StoryEdited: v1(z.object({ subject, root: subject, author: MemberId, body: text })),
})

/** Entry of stories in the table of kinds, which is marked as built while a test imports this module. */
export const story = Object.assign(kinds.story, { built: true })
Object.assign(catalogue, storyEvents)
Reflect.deleteProperty(siteFlags.stories, 'isBuilt')
