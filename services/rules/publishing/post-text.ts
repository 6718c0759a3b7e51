import { z } from 'zod'
import type { MemberId, SiteId } from '../../../events/kinds.ts'
import { messages } from '../fields.ts'
import { Permalink } from '../routes/permalinks.ts'
import { sectionsUpTo } from '../sections/sections.ts'
import { MAX_TAG_CHARS, tagOf } from '../tags.ts'
import { ADDRESS } from '../writing/address-form.ts'
import { MAX_AUTHORS } from './typed-post.ts'

/** Maximum number of sections of an item; the home page of a site has fewer. */
export const MAX_POST_SECTIONS = 200

/** Limits of an item that editors write. An editor sends the whole text in one request. */
const limits = {
  title: 300,
  slug: 120,
  excerpt: 500,
  line: 300,
  sections: MAX_POST_SECTIONS,
  sectionBytes: 300_000,
  categories: 10,
  tags: 20,
  authors: MAX_AUTHORS,
  sites: 100,
} as const

const slugMessage = 'Please use only letters, digits and dashes'

const line = (longest: number) => z.string().trim().max(longest, messages.maxLength(longest))
/** A text that may be missing; an empty one is missing. */
const optional = (longest: number) =>
  line(longest)
    .transform((text) => text || null)
    .nullable()
    .default(null)

/** Id of a kind, without loading the schemas of all events. */
const idOf = <Of extends string>(kind: string) =>
  z.custom<Of>((value) => typeof value === 'string' && new RegExp(`^${kind}_[0-9a-z]{26}$`).test(value))

const unique = <Of extends string>(schema: z.ZodType<Of>, most: number, what: string) =>
  z
    .array(schema)
    .transform((values) => [...new Set(values)])
    .refine(({ length }) => length <= most, `Please use at most ${most} ${what}`)

export const FeaturedMedia = z.object({
  url: z
    .string()
    .max(2000, messages.maxLength(2000))
    .regex(/^\/(?![/\\])[^\s"<>\\]*$/, 'Enter a path, such as /pictures/walk.jpg'),
  alt: line(limits.line),
  width: z.int().min(1).max(20_000),
  height: z.int().min(1).max(20_000),
  name: optional(limits.line),
  illustrator: optional(limits.line),
})

export const PostSections = sectionsUpTo(limits.sections, limits.sectionBytes)

const noSeo = { title: null, metadesc: null, canonical: null, metakeywords: null }

/** Complete text of an item that editors write (spec §3 Post). */
export const PostText = z.object({
  title: z.string().trim().min(1, messages.required).max(limits.title, messages.maxLength(limits.title)),
  slug: z.string().max(limits.slug, messages.maxLength(limits.slug)).regex(ADDRESS, slugMessage),
  permalink: z.union([z.null(), z.literal('').transform(() => null), Permalink]).default(null),
  excerpt: line(limits.excerpt).default(''),
  sections: PostSections,
  seo: z
    .object({
      title: optional(limits.line),
      metadesc: optional(limits.excerpt),
      canonical: optional(2000).refine(
        (url) => url === null || /^(?:https:\/\/|\/(?!\/))[^\s"<>\\]+$/.test(url),
        'Enter a path, or an address starting with https://',
      ),
      metakeywords: optional(limits.excerpt),
    })
    .default(noSeo),
  featuredMedia: FeaturedMedia.nullable().default(null),
  categories: unique(z.string().max(80).regex(ADDRESS, slugMessage), limits.categories, 'categories').default(
    [],
  ),
  tags: unique(
    z
      .string()
      .transform(tagOf)
      .refine(
        ({ length }) => length > 0 && length <= MAX_TAG_CHARS,
        `Please use 1 to ${MAX_TAG_CHARS} characters for a tag`,
      ),
    limits.tags,
    'tags',
  ).default([]),
  authors: unique(idOf<MemberId>('member'), limits.authors, 'authors'),
  byline: z.enum(['authors', 'team']).default('authors'),
  afterErasure: z.enum(['team', 'none']).default('team'),
  comments: z.enum(['open', 'closed']).default('open'),
  crossPublished: unique(idOf<SiteId>('site'), limits.sites, 'other communities').default([]),
})
export type PostText = z.output<typeof PostText>
