import { urlFor } from '../../../rules/routes/links.ts'
import type { EditorialKind } from '../../../../events/kinds.ts'
import { beginningOf } from '../../../rules/writing/cut.ts'
import type { AssocType } from '../../graphql/__generated__/resolvers.ts'
import type { GraphContext } from '../../graphql/frame/context.ts'
import {
  askedPosts,
  bylineOf,
  headOf,
  pathOf,
  sectionsOf,
  type PostRow,
} from '../../graphql/publishing/posts.ts'
import { escape } from '../../http/page.ts'
import type { FeedItem } from './formats.ts'
import { sectionHtml, withOrigin } from './section-html.ts'

export const MAX_ITEMS = 30
export const MAX_SUMMARY_LENGTH = 500
const EDITORIAL_TEAM = 'Editorial Team'

/** Kinds in feeds: those in lists of articles. */
const types: readonly AssocType[] = ['POST', 'SPONSORED_ARTICLE', 'GALLERY', 'GRAPHIC']

/** Complete address of an item, on its original site. */
async function addressOf(
  row: PostRow,
  permalink: string | null,
  origin: string,
  { site, services }: GraphContext,
) {
  const home = (await services.sites.byId(row.site)) ?? site
  const item = {
    type: row.kind as EditorialKind,
    slug: row.slug ?? row.id,
    permalink,
    originalSite: home.prefix,
  }
  return new URL(urlFor(item, { prefix: site.prefix, origin, siteSummaries: [home] }), origin).href
}

/** What every visitor may read of an item as HTML; a sentence stands for the sections behind a wall. */
async function htmlOf(row: PostRow, url: string, context: GraphContext): Promise<string> {
  const wall = `<p><em>A part is for members. <a href="${escape(url)}">Read it on ${escape(context.site.name)}</a>.</em></p>`
  const parts = (await sectionsOf(row, context)).map((section) =>
    'options' in section ? sectionHtml(section) : 'isDrawn' in section ? '' : wall,
  )
  return withOrigin(parts.filter((part, at) => part !== wall || parts[at - 1] !== wall).join('\n'), url)
}

async function itemOf(row: PostRow, origin: string, context: GraphContext): Promise<FeedItem> {
  const head = await headOf(row, context)
  const { authors, isByTeam } = await bylineOf(head, context)
  const people = authors.flatMap(({ username, slug }) =>
    username && slug ? [{ name: username, url: origin + urlFor.author(slug) }] : [],
  )
  const { permalink, featuredMedia, tags } = head.text
  const url = await addressOf(row, permalink, origin, context)
  return {
    url,
    title: row.kind === 'sponsored' ? `Sponsored: ${row.title}` : (row.title ?? ''),
    summary: head.text.excerpt || beginningOf(row.body ?? '', MAX_SUMMARY_LENGTH),
    html: await htmlOf(row, url, context),
    authors: isByTeam || people.length === 0 ? [...people, { name: EDITORIAL_TEAM, url: null }] : people,
    tags,
    publishedAt: head.date,
    modifiedAt: head.modifiedAt,
    picture: featuredMedia && new URL(featuredMedia.url, origin).href,
  }
}

/** Newest articles of the site, or of a tag, an author or a category. Throws the not-found error for an unknown one. */
export async function articles(
  of: { tag?: string; author?: string; category?: string },
  origin: string,
  context: GraphContext,
): Promise<FeedItem[]> {
  const { page } = await askedPosts({ types: [...types], first: MAX_ITEMS, page: 1, ...of }, context)
  return Promise.all(page.rows.map((row) => itemOf(row, origin, context)))
}

export async function articleAt(row: PostRow, context: GraphContext) {
  return { path: pathOf(row, await headOf(row, context)), title: row.title ?? '' }
}
