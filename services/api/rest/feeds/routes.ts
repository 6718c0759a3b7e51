import type { FastifyInstance, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import { z } from 'zod'
import { isOffered } from '../../../../events/kinds.ts'
import { urlFor } from '../../../rules/routes/links.ts'
import { routeOf } from '../../../rules/routes/routes.ts'
import { wordingOf } from '../../../rules/sites/wording.ts'
import { isVisible } from '../../../rules/visibility.ts'
import { requestContext, type GraphContext, type Services } from '../../graphql/frame/context.ts'
import { notFound } from '../../graphql/frame/errors.ts'
import { askedPost } from '../../graphql/publishing/posts.ts'
import { checked, ProblemError } from '../../http/problem.ts'
import { publicOrigin } from '../site-files.ts'
import { articleAt, articles } from './articles.ts'
import { commentsOn, threadPath, threads } from './discussions.ts'
import { jsonFeedOf, newest, rssOf, type FeedItem } from './formats.ts'
import { sendFeed } from './send.ts'

/** A list of items with a page: its path, its name besides that of the site, and its items. */
interface List {
  path: string
  about: string | null
  items: (origin: string, context: GraphContext) => Promise<FeedItem[]>
}

const formats = [
  { end: '', type: 'application/rss+xml; charset=utf-8', write: rssOf },
  { end: '/json', type: 'application/feed+json; charset=utf-8', write: jsonFeedOf },
] as const

const MAX_DEPTH = 5
const places = Array.from({ length: MAX_DEPTH }, (_, depth) =>
  Array.from({ length: depth + 1 }, (_, at) => `/:part${at}`).join(''),
)

async function commentsOfThread(slug: string, { services, site, viewer }: GraphContext): Promise<List> {
  const row = isOffered('thread', site.features) ? await services.reads.threadBySlug(site.id, slug) : null
  if (!row || row.parent !== null || !isVisible(row, viewer)) throw notFound('Thread')
  return {
    path: threadPath(row),
    about: row.title,
    items: (origin, context) => commentsOn(row, origin, context),
  }
}

async function commentsOfArticle(
  address: { slug?: string; permalink?: string },
  context: GraphContext,
): Promise<List> {
  const row = await askedPost(address, context)
  const { path, title } = await articleAt(row, context)
  return { path, about: title, items: (origin, context) => commentsOn(row, origin, context) }
}

/** The list at a path that has no list of its own by name: a category, or the comments on the item that is there. */
async function listAt(path: string, context: GraphContext): Promise<List> {
  const { categories } = await context.services.sites.details(context.site)
  const { route, params = {}, collection } = routeOf(path, { categories }) ?? {}
  if (collection !== undefined)
    return {
      path: `/${collection}`,
      about: categories.find(({ slug }) => slug === collection)?.name ?? collection,
      items: (origin, context) => articles({ category: collection }, origin, context),
    }
  const { slug, permalink } = params
  if (route?.screen === 'forums/ThreadScreen') return commentsOfThread(slug ?? '', context)
  const isArticle = route?.path === '*' || route?.screen === 'content/PostScreen'
  if (!isArticle) throw notFound('Feed')
  return commentsOfArticle({ ...(slug && { slug }), ...(permalink && { permalink }) }, context)
}

const Named = z.object({ name: z.string().max(100).default('') })
const named = (request: FastifyRequest) => checked(Named, request.params).name

const lists: Record<string, (request: FastifyRequest, context: GraphContext) => Promise<List>> = {
  '': async () => ({
    path: urlFor.home(),
    about: null,
    items: (origin, context) => articles({}, origin, context),
  }),
  '/tag/:name': async (request) => {
    const tag = named(request)
    return { path: urlFor.tag(tag), about: tag, items: present((...to) => articles({ tag }, ...to)) }
  },
  '/author/:name': async (request) => {
    const author = named(request)
    return {
      path: urlFor.author(author),
      about: author,
      items: present((...to) => articles({ author }, ...to)),
    }
  },
  '/forums': async (_, { site }) => {
    if (!isOffered('thread', site.features)) throw notFound('Feed')
    return { path: urlFor.forums(), about: 'Forums', items: threads }
  },
  ...Object.fromEntries(
    places.map((place) => [
      place,
      ({ url }: FastifyRequest, context: GraphContext) =>
        listAt(url.replace(/\/feed(?:\/json)?(?:\?.*)?$/, ''), context),
    ]),
  ),
}

/** Items of a list that exists only with items. */
function present(items: List['items']): List['items'] {
  return async (...to) => {
    const all = await items(...to)
    if (all.length === 0) throw notFound('Feed')
    return all
  }
}

const isNotFound = (error: unknown) => error instanceof GraphQLError && error.extensions.code === 'NOT_FOUND'

/**
 * GET `<list>/feed` as RSS, and `<list>/feed/json` as JSON Feed: the newest articles of the site, a tag, an author or a
 * category, the newest threads, and the newest comments on a thread or an article. They are what visitors get, without
 * sections behind a wall.
 */
export async function feedRoutes(
  app: FastifyInstance,
  { services, publicUrl }: { services: Services; publicUrl: string },
): Promise<void> {
  for (const [place, find] of Object.entries(lists))
    for (const { end, type, write } of formats)
      app.get(`${place}/feed${end}`, async (request, reply) => {
        const { site } = request
        const reads = await services.visitorReads.now()
        const context = await requestContext(services, { site, session: null, reads })
        const origin = publicOrigin(request, publicUrl)
        try {
          const { path, about, items: itemsOf } = await find(request, context)
          const address = `${path.replace(/\/$/, '')}/feed${end}`
          if (decodeURI(address) !== decodeURI(request.url.split('?')[0] ?? ''))
            return reply.redirect(address, 301)
          const items = await itemsOf(origin, context)
          const { language } = wordingOf((await services.sites.details(site)).wording)
          const feed = {
            title: about === null ? site.name : `${site.name}: ${about}`,
            description: site.description,
            language,
            page: origin + path,
            address: origin + address,
            items,
          }
          return await sendFeed(request, reply, { text: write(feed), type, changed: newest(items) })
        } catch (error) {
          if (isNotFound(error)) throw new ProblemError(404, 'NOT_FOUND', 'There is no feed at this address')
          throw error
        }
      })
}
