import { z } from 'zod'
import { draftSectionsUpTo } from '../sections/incomplete-section.ts'
import { tagsOf } from '../tags.ts'
import { FeaturedMedia, limits, line, optional, Seo } from './post-fields.ts'
import { PostText } from './post-text.ts'

/** Maximum number of tags of a draft; fewer can be published. */
const MAX_DRAFT_TAGS = 100

export const DraftSections = draftSectionsUpTo(limits.sections, limits.sectionBytes)

const size = z.int().min(0).max(20_000)
const DraftMedia = FeaturedMedia.extend({ url: line(2000), width: size, height: size })
const DraftSeo = Seo.extend({ canonical: optional(2000) })
const draftTags = z.array(z.string().max(limits.line)).max(MAX_DRAFT_TAGS).transform(tagsOf)

/**
 * Text of an item as its editors save it, in which fields may be missing or not valid yet, and sections incomplete. A
 * blank slug is made from the title once there is one.
 */
export const DraftText = PostText.extend({
  title: line(limits.title),
  slug: line(limits.slug),
  permalink: optional(limits.line),
  sections: DraftSections,
  seo: DraftSeo.default({ title: null, metadesc: null, canonical: null, metakeywords: null }),
  featuredMedia: DraftMedia.nullable().default(null),
  tags: draftTags.default([]),
})
