import { z } from 'zod'
import type { MemberId, SiteId } from '../../../events/kinds.ts'
import { messages } from '../fields.ts'
import { Permalink } from '../routes/permalinks.ts'
import { SectionBackground } from '../sections/section-fields.ts'
import { ContentSection, sectionsUpTo } from '../sections/sections.ts'
import { MAX_TAG_CHARS, tagOf } from '../tags.ts'
import { ADDRESS } from '../writing/address-form.ts'

/** Maximum number of sections of an item; the home page of a site has fewer. */
export const MAX_POST_SECTIONS = 200

/** Maximum number of authors of an item. */
export const MAX_AUTHORS = 10

/** Limits of an item that editors write. An editor sends the whole text in one request. */
export const limits = {
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

export const line = (longest: number) => z.string().trim().max(longest, messages.maxLength(longest))
/** A text that may be missing; an empty one is missing. */
export const optional = (longest: number) =>
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

const address = z.string().max(limits.slug, messages.maxLength(limits.slug)).regex(ADDRESS, slugMessage)

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

const PostSections = sectionsUpTo(limits.sections, limits.sectionBytes, ContentSection)

export const Seo = z.object({
  title: optional(limits.line),
  metadesc: optional(limits.excerpt),
  canonical: optional(2000).refine(
    (url) => url === null || /^(?:https:\/\/|\/(?!\/))[^\s"<>\\]+$/.test(url),
    'Enter a path, or an address starting with https://',
  ),
  metakeywords: optional(limits.excerpt),
})

const Tag = z
  .string()
  .transform(tagOf)
  .refine(
    ({ length }) => length > 0 && length <= MAX_TAG_CHARS,
    `Please use 1 to ${MAX_TAG_CHARS} characters for a tag`,
  )

const typedLine = z.string().default('')
const TypedSeo = z
  .object({ title: typedLine, metadesc: typedLine, canonical: typedLine, metakeywords: typedLine })
  .prefault({})
const TypedMedia = z
  .object({
    url: typedLine,
    alt: typedLine,
    width: typedLine,
    height: typedLine,
    name: typedLine,
    illustrator: typedLine,
  })
  .prefault({})
const TypedSection = z.object({
  key: z.string(),
  type: z.string(),
  typed: z.record(z.string(), z.string()),
  isAuthwalled: z.boolean(),
  sectionBackgroundColor: SectionBackground,
})

interface PostField<Text extends z.ZodType, Typed extends z.ZodType, Stored, Given> {
  /** Schema of the stored text. */
  text: Text
  /** Schema of the form, whose values need not be valid yet; a missing value is blank. */
  typed: Typed
  /** Converts the value of the form to that of the API; undefined is left out. */
  given(typed: z.output<Typed>): Given
  /** Converts the value of the API to that of the form. */
  shown(stored: Stored): z.output<Typed>
}

const field = <Text extends z.ZodType, Typed extends z.ZodType, Stored, Given>(
  text: Text,
  typed: Typed,
  given: (typed: z.output<Typed>) => Given,
  shown: (stored: Stored) => z.output<Typed>,
): PostField<Text, Typed, Stored, Given> => ({ text, typed, given, shown })

const same = <Value>(value: Value): Value => value
const shownLine = (stored: string | null | undefined) => stored ?? ''
const lines = (stored: object) =>
  Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, `${value ?? ''}`]))

/** A field whose value in the form is the stored one. */
const choice = <Values extends z.ZodType>(values: Values) =>
  field(values, values, same<z.output<Values>>, same<z.output<Values>>)
/** A field with ids or slugs that are chosen from a list. */
const choices = <Chosen extends z.ZodType>(chosen: Chosen) =>
  field(chosen, z.array(z.string()).default([]), same<string[]>, (stored: readonly string[]) => [...stored])

const listed = (typed: string) =>
  typed
    .split(/[,;#\n]/)
    .map((tag) => tag.trim())
    .filter(Boolean)

function givenMedia({ url, alt, width, height, name, illustrator }: z.output<typeof TypedMedia>) {
  if (!url.trim()) return null
  return {
    url: url.trim(),
    alt: alt.trim(),
    width: Number(width) || 0,
    height: Number(height) || 0,
    name: name.trim() || null,
    illustrator: illustrator.trim() || null,
  }
}

/** Fields of an item that editors write (spec §3 Post), under the names that form, API and event share. */
export const postFields = {
  title: field(
    z.string().trim().min(1, messages.required).max(limits.title, messages.maxLength(limits.title)),
    typedLine,
    same<string>,
    same<string>,
  ),
  /** Left out, the server makes it from the title. */
  slug: field(address, typedLine, (typed) => typed.trim() || undefined, same<string>),
  permalink: field(
    z.union([z.null(), z.literal('').transform(() => null), Permalink]).default(null),
    typedLine,
    (typed) => typed.trim() || null,
    shownLine,
  ),
  excerpt: field(line(limits.excerpt).default(''), typedLine, same<string>, same<string>),
  sections: field(
    PostSections,
    z.array(TypedSection).readonly().default([]),
    same<readonly z.output<typeof TypedSection>[]>,
    same<readonly z.output<typeof TypedSection>[]>,
  ),
  seo: field(
    Seo.default({ title: null, metadesc: null, canonical: null, metakeywords: null }),
    TypedSeo,
    same<z.output<typeof TypedSeo>>,
    (stored: object) => TypedSeo.parse(lines(stored)),
  ),
  featuredMedia: field(
    FeaturedMedia.nullable().default(null),
    TypedMedia,
    givenMedia,
    (stored: object | null | undefined) => TypedMedia.parse(lines(stored ?? {})),
  ),
  categories: choices(
    unique(z.string().max(80).regex(ADDRESS, slugMessage), limits.categories, 'categories').default([]),
  ),
  /** Separated by commas in the form. */
  tags: field(unique(Tag, limits.tags, 'tags').default([]), typedLine, listed, (stored: readonly string[]) =>
    stored.join(', '),
  ),
  /** In the order of their names under the title; left out for those that the item has, or the viewer. */
  authors: field(
    unique(idOf<MemberId>('member'), limits.authors, 'authors'),
    z.array(z.object({ id: z.string(), username: z.string() })).default([]),
    (typed) => (typed.length > 0 ? typed.map(({ id }) => id) : undefined),
    (stored: readonly { readonly id: string; readonly username: string }[]) =>
      stored.map(({ id, username }) => ({ id, username })),
  ),
  byline: choice(z.enum(['authors', 'team']).default('authors')),
  afterErasure: choice(z.enum(['team', 'none']).default('team')),
  comments: choice(z.enum(['open', 'closed']).default('open')),
  /** Other sites on which it appears. */
  crossPublished: choices(unique(idOf<SiteId>('site'), limits.sites, 'other communities').default([])),
}
type Fields = typeof postFields

/** Schemas of one kind by the names of their fields. */
export const schemasOf = <Kind extends 'text' | 'typed'>(kind: Kind) =>
  Object.fromEntries(Object.entries(postFields).map(([name, field]) => [name, field[kind]])) as {
    [Name in keyof Fields]: Fields[Name][Kind]
  }

/** Values of the form as the API takes them. */
export type GivenPost = { [Name in keyof Fields]: ReturnType<Fields[Name]['given']> }
/** Values of the API as the form takes them. */
export type ShownPost = { readonly [Name in keyof Fields]: Parameters<Fields[Name]['shown']>[0] }

/** Converts the value of each field, without the fields whose value becomes undefined. */
export const converted = (values: object, way: 'given' | 'shown'): object =>
  Object.fromEntries(
    Object.entries(postFields).flatMap(([name, field]) => {
      const convert = field[way] as (value: unknown) => unknown
      const value = convert(Reflect.get(values, name))
      return value === undefined ? [] : [[name, value]]
    }),
  )
