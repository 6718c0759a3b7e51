import { plainText } from '../../../rules/marks/marks.ts'
import { urlFor } from '../../../rules/routes/links.ts'
import { isRemoved } from '../../../rules/visibility.ts'
import { beginningOf } from '../../../rules/writing/cut.ts'
import { commentsUnder } from '../../graphql/comments/under.ts'
import { contentFields, offersBelow, tagsOf } from '../../graphql/frame/content.ts'
import type { GraphContext } from '../../graphql/frame/context.ts'
import { notFound } from '../../graphql/frame/errors.ts'
import { isAvailable } from '../../graphql/members/members.ts'
import { escape } from '../../http/page.ts'
import type { ContentRow } from '../../reads.ts'
import { MAX_ITEMS, MAX_SUMMARY_LENGTH } from './articles.ts'
import type { FeedItem } from './formats.ts'
import { withOrigin } from './section-html.ts'

const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((one) => `<p>${escape(one.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('')

/** A thread or a comment as an item of a feed; the title of a comment names its author. */
async function itemOf(row: ContentRow, origin: string, context: GraphContext): Promise<FeedItem> {
  const [author, path, body, marked] = await Promise.all([
    contentFields.author(row, {}, context),
    contentFields.path(row, {}, context),
    contentFields.body(row, {}, context),
    contentFields.html(row, {}, context),
  ])
  const picture = contentFields.picture(row, {}, context)
  const url = origin + path
  const name = isAvailable(author, context) ? (author.username ?? '') : ''
  const image = picture ? `<p><img src="${picture.full}" alt="${escape(picture.alt ?? '')}"></p>` : ''
  return {
    url,
    title: row.title ?? (name ? `${name} answered` : 'An answer'),
    summary: beginningOf(plainText(body), MAX_SUMMARY_LENGTH),
    html: withOrigin((marked ?? paragraphs(body)) + image, url),
    authors: name ? [{ name, url: null }] : [],
    tags: tagsOf(row).map((tag) => tag.name),
    publishedAt: row.insertedAt,
    modifiedAt: row.editedAt ?? row.insertedAt,
    picture: picture && new URL(picture.full, origin).href,
  }
}

const itemsOf = (rows: readonly ContentRow[], origin: string, context: GraphContext) =>
  Promise.all(rows.filter((row) => !isRemoved(row)).map((row) => itemOf(row, origin, context)))

/** Newest threads of the site. */
export async function threads(origin: string, context: GraphContext): Promise<FeedItem[]> {
  const { services, site, viewer } = context
  const page = { size: MAX_ITEMS, cursor: null }
  const { rows } = await services.reads.threadsPage(site.id, page, viewer, { sort: 'newest' })
  return itemsOf(rows, origin, context)
}

/** Newest comments on an item, newest first. Throws the not-found error if the site shows none. */
export async function commentsOn(
  row: ContentRow,
  origin: string,
  context: GraphContext,
): Promise<FeedItem[]> {
  if (isRemoved(row) || !offersBelow(row.id, context.site)) throw notFound('Feed')
  const { edges } = await commentsUnder(row, { last: MAX_ITEMS }, context)
  return itemsOf(edges.map(({ node }) => node).toReversed(), origin, context)
}

export const threadPath = ({ slug, id }: ContentRow): string => urlFor.thread(slug ?? id)
