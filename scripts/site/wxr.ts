import type { EditorialKind } from '../../events/kinds.ts'
import type { PostText } from '../../events/publishing.ts'
import type { ExportedPost } from '../../projections/publishing/exported.ts'
import { escaped } from '../../services/foreign-markup.ts'
import type { PostState } from '../../services/rules/publishing/verbs.ts'
import { urlFor } from '../../services/rules/routes/links.ts'
import { DraftSection } from '../../services/rules/sections/incomplete-section.ts'
import { blocksOf, OWN_FIELDS, type OwnFields } from '../import/articles/own-parts.ts'

// Writes WXR, the XML in which WordPress exports and imports posts (version 1.2).

/** A member who wrote one of the items. */
interface Writer {
  /** Name of the author in the file. */
  login: string
  name: string
}

interface ExportedSite {
  prefix: string
  name: string
  description: string
  /** Scheme, host and port. */
  origin: string
  categories: readonly { slug: string; name: string }[]
  writers: readonly Writer[]
}

interface ExportedItem extends Omit<ExportedPost, 'text'> {
  /** Number of the item in the file. */
  place: number
  text: Omit<PostText, 'authors' | 'crossPublished'>
  authors: readonly string[]
  /** Prefixes of other sites on which it appears. */
  crossPublished: readonly string[]
}

/** Types of posts by kinds, as an import reads them. */
const types: Readonly<Record<EditorialKind, string>> = {
  post: 'post',
  page: 'page',
  sponsored: 'sponsored_article',
  gallery: 'gallery',
  infographic: 'graphic',
  hub: 'cas',
}

/** States of WordPress. What was taken off the site is a draft, as WordPress has no other state for it. */
const statuses: Readonly<Record<Exclude<PostState, 'binned'>, string>> = {
  draft: 'draft',
  submitted: 'pending',
  scheduled: 'future',
  published: 'publish',
  unpublished: 'draft',
}

/** Characters that XML does not allow, not even escaped. */
// oxlint-disable-next-line no-control-regex -- these are the characters to remove
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const cdata = (text: string) =>
  `<![CDATA[${text.toWellFormed().replaceAll(forbidden, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
const element = (name: string, text: string) => `<${name}>${cdata(text)}</${name}>`
const meta = (key: string, value: string | null | undefined) =>
  value ? `<wp:postmeta>${element('wp:meta_key', key)}${element('wp:meta_value', value)}</wp:postmeta>` : ''
/** A time as WordPress writes it, in UTC; zeros if there is none. */
const time = (at: Date | null) => at?.toISOString().slice(0, 19).replace('T', ' ') ?? '0000-00-00 00:00:00'
const term = (domain: string, slug: string, name: string) =>
  `<category domain="${domain}" nicename="${escaped(slug)}">${cdata(name)}</category>`

/** Beginning of a file, up to its first item. */
export const wxrHead = ({ name, description, origin, categories, writers }: ExportedSite): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">',
    '<channel>',
    element('title', name),
    element('link', origin),
    element('description', description),
    '<wp:wxr_version>1.2</wp:wxr_version>',
    element('wp:base_site_url', origin),
    element('wp:base_blog_url', origin),
    ...writers.map(
      ({ login, name }, at) =>
        `<wp:author><wp:author_id>${at + 1}</wp:author_id>${element('wp:author_login', login)}<wp:author_email></wp:author_email>${element('wp:author_display_name', name)}</wp:author>`,
    ),
    ...categories.map(
      ({ slug, name }, at) =>
        `<wp:category><wp:term_id>${at + 1}</wp:term_id>${element('wp:category_nicename', slug)}<wp:category_parent></wp:category_parent>${element('wp:cat_name', name)}</wp:category>`,
    ),
    '',
  ].join('\n')

export const wxrEnd = '</channel>\n</rss>\n'

const attachment = ({ url, alt }: { url: string; alt: string }, number: number, parent: number) =>
  [
    '<item>',
    element('title', alt || 'Picture'),
    `<wp:post_id>${number}</wp:post_id>`,
    `<wp:post_parent>${parent}</wp:post_parent>`,
    element('wp:status', 'inherit'),
    element('wp:post_type', 'attachment'),
    element('wp:attachment_url', url),
    meta('_wp_attachment_image_alt', alt),
    '</item>',
    '',
  ].join('\n')

/** An item, with its picture as an item of its own, whose number is `picture`. */
export function wxrItem(
  item: ExportedItem,
  { origin }: Pick<ExportedSite, 'origin'>,
  picture: number,
): string {
  const { id, number, place, kind, state, text, authors, crossPublished, date, modifiedAt } = item
  const { slug, permalink, featuredMedia, seo, categories, tags, byline, afterErasure } = text
  const sections = text.sections.flatMap((one) => DraftSection.safeParse(one).data ?? [])
  const path = urlFor({ type: kind, slug, permalink }, { prefix: '', origin, siteSummaries: [] })
  const own: OwnFields = {
    id,
    number: Number(number),
    permalink,
    featuredMedia,
    authors: [...authors],
    byline,
    afterErasure,
    crossPublished: [...crossPublished],
  }
  const shownAuthor = byline === 'authors' ? (authors[0] ?? '') : ''
  return [
    '<item>',
    // Titles and excerpts of WordPress are HTML.
    element('title', escaped(text.title)),
    element('link', origin + path),
    ...(date ? [`<pubDate>${date.toUTCString()}</pubDate>`] : []),
    element('dc:creator', shownAuthor),
    `<guid isPermaLink="false">${id}</guid>`,
    element('content:encoded', blocksOf(sections, origin)),
    element('excerpt:encoded', escaped(text.excerpt)),
    `<wp:post_id>${place}</wp:post_id>`,
    ...(['wp:post_date', 'wp:post_date_gmt'] as const).map((name) => element(name, time(date))),
    ...(['wp:post_modified', 'wp:post_modified_gmt'] as const).map((name) => element(name, time(modifiedAt))),
    element('wp:comment_status', text.comments),
    element('wp:post_name', slug),
    element('wp:status', state === 'binned' ? 'trash' : statuses[state]),
    element('wp:post_type', types[kind]),
    ...categories.map((slug) => term('category', slug, slug)),
    ...tags.map((tag) => term('post_tag', tag, tag)),
    meta('_yoast_wpseo_title', seo.title),
    meta('_yoast_wpseo_metadesc', seo.metadesc),
    meta('_yoast_wpseo_canonical', seo.canonical),
    meta('_yoast_wpseo_metakeywords', seo.metakeywords),
    meta('_thumbnail_id', featuredMedia && String(picture)),
    meta(OWN_FIELDS, JSON.stringify(own)),
    '</item>',
    featuredMedia ? attachment({ ...featuredMedia, url: origin + featuredMedia.url }, picture, place) : '',
  ].join('\n')
}
