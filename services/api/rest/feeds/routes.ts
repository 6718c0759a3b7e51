import type { FastifyInstance, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import { z } from 'zod'
import type { EditorialKind } from '../../../../events/kinds.ts'
import { urlFor } from '../../../rules/routes/links.ts'
import { wordingOf } from '../../../rules/sites/wording.ts'
import type { AssocType } from '../../graphql/__generated__/resolvers.ts'
import { requestContext, type GraphContext, type Services } from '../../graphql/frame/context.ts'
import { askedPosts, bylineOf, headOf, type PostRow } from '../../graphql/publishing/posts.ts'
import { checked, ProblemError } from '../../http/problem.ts'
import { publicOrigin } from '../site-files.ts'
import { jsonFeedOf, rssOf, type Feed } from './formats.ts'
import { beginningOf } from '../../../rules/writing/cut.ts'

const MAX_ITEMS = 30
const MAX_SUMMARY_LENGTH = 500
const EDITORIAL_TEAM = 'Editorial Team'

/** Kinds in feeds: those in lists of articles. */
const types: readonly AssocType[] = ['POST', 'SPONSORED_ARTICLE', 'GALLERY', 'GRAPHIC']

const Asked = z.object({ tag: z.string().max(100).optional(), author: z.string().max(100).optional() })

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

async function itemOf(row: PostRow, origin: string, context: GraphContext): Promise<Feed['items'][number]> {
  const head = await headOf(row, context)
  const { authors, isByTeam } = await bylineOf(head, context)
  const people = authors.flatMap(({ username, slug }) =>
    username && slug ? [{ name: username, url: origin + urlFor.author(slug) }] : [],
  )
  const { permalink, featuredMedia, tags } = head.text
  return {
    url: await addressOf(row, permalink, origin, context),
    title: row.kind === 'sponsored' ? `Sponsored: ${row.title}` : (row.title ?? ''),
    summary: head.text.excerpt || beginningOf(row.body ?? '', MAX_SUMMARY_LENGTH),
    authors: isByTeam || people.length === 0 ? [...people, { name: EDITORIAL_TEAM, url: null }] : people,
    tags,
    publishedAt: head.date,
    modifiedAt: head.modifiedAt,
    picture: featuredMedia && new URL(featuredMedia.url, origin).href,
  }
}

const isNotFound = (error: unknown) => error instanceof GraphQLError && error.extensions.code === 'NOT_FOUND'
const nothing = () => new ProblemError(404, 'NOT_FOUND', 'There is no feed at this address')

const formats = [
  { end: '', type: 'application/rss+xml; charset=utf-8', write: rssOf },
  { end: '/json', type: 'application/feed+json; charset=utf-8', write: jsonFeedOf },
] as const

/** Lists that have feeds, by the path of the list. */
const lists = ['', '/tag/:tag', '/author/:author'] as const

/**
 * GET /feed, /tag/{tag}/feed and /author/{slug}/feed: the newest articles of a site, a tag or an author as RSS, and with
 * `/json` as JSON Feed. They are what visitors get, without sections behind a wall.
 */
export async function feedRoutes(
  app: FastifyInstance,
  { services, publicUrl }: { services: Services; publicUrl: string },
): Promise<void> {
  async function feedOf(request: FastifyRequest): Promise<Feed> {
    const { site } = request
    const { tag, author } = checked(Asked, request.params)
    const context = await requestContext(services, {
      site,
      session: null,
      reads: await services.visitorReads.now(),
    })
    const list = await askedPosts(
      { types: [...types], first: MAX_ITEMS, page: 1, ...(tag && { tag }), ...(author && { author }) },
      context,
    ).catch((error: unknown) => {
      throw isNotFound(error) ? nothing() : error
    })
    if ((tag || author) && list.page.rows.length === 0) throw nothing()
    const origin = publicOrigin(request, publicUrl)
    const page = tag ? urlFor.tag(tag) : author ? urlFor.author(author) : urlFor.home()
    const about = tag ?? author
    return {
      title: about ? `${site.name}: ${about}` : site.name,
      description: site.description,
      language: wordingOf((await services.sites.details(site)).wording).language,
      page: origin + page,
      address: origin + (request.url.split('?')[0] ?? ''),
      items: await Promise.all(list.page.rows.map((row) => itemOf(row, origin, context))),
    }
  }
  for (const list of lists)
    for (const { end, type, write } of formats)
      app.get(`${list}/feed${end}`, async (request, reply) =>
        reply
          .type(type)
          .header('cache-control', 'public, max-age=600')
          .send(write(await feedOf(request))),
      )
}
