import type { FastifyInstance, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import { z } from 'zod'
import { isOffered } from '../../../../events/kinds.ts'
import { addressOf } from '../../../rules/routes/address.ts'
import { presentFeed } from '../../../rules/routes/feeds.ts'
import { urlFor } from '../../../rules/routes/links.ts'
import { trimmed } from '../../../rules/routes/paths.ts'
import { wordingOf } from '../../../rules/sites/wording.ts'
import { requestContext, type GraphContext, type Services } from '../../graphql/frame/context.ts'
import { notFound } from '../../graphql/frame/errors.ts'
import { onwardFrom } from '../../http/redirects.ts'
import { checked, ProblemError } from '../../http/problem.ts'
import { publicOrigin } from '../site-files.ts'
import { articleAt, articles } from './articles.ts'
import { commentsOn, threadPath, threads } from './discussions.ts'
import { jsonFeedOf, rssOf, type FeedItem } from './formats.ts'
import { itemAt } from './item-at.ts'
import { openFeedSender } from './send.ts'

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

/** The list at a path that has no list of its own by name: a category, or the comments on the item that is there. */
async function listAt(address: string, context: GraphContext): Promise<List> {
  const found = await itemAt(address, context)
  if (found.type === 'collection') {
    const { slug: category, name } = found
    return {
      path: `/${category}`,
      about: name,
      items: (origin, context) => articles({ category }, origin, context),
    }
  }
  const items: List['items'] = (origin, context) => commentsOn(found.row, origin, context)
  if (found.type === 'thread') return { path: threadPath(found.row), about: found.row.title, items }
  const { path, title } = await articleAt(found.row, context)
  return { path, about: title, items }
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

/** Present address of a feed whose page has moved; null for any other. */
async function movedFeed(request: FastifyRequest, { sites }: Services): Promise<string | null> {
  const url = addressOf(request)
  const feed = presentFeed(url.pathname, url.searchParams)
  if (feed) return feed
  const [end = ''] = /\/feed(?:\/json)?$/.exec(url.pathname) ?? []
  const page = new URL(url)
  page.pathname = url.pathname.slice(0, url.pathname.length - end.length)
  page.search = ''
  const { found } = await onwardFrom(page, request, sites)
  return found && /^\/[^/?#][^?#]*$/.test(found.to) ? trimmed(found.to) + end : null
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
  const sendFeed = openFeedSender()
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
          return await sendFeed(request, reply, { text: write(feed), type, address: feed.address })
        } catch (error) {
          if (!isNotFound(error)) throw error
          const moved = await movedFeed(request, services)
          if (moved) return reply.redirect(moved, 302)
          throw new ProblemError(404, 'NOT_FOUND', 'There is no feed at this address')
        }
      })
}
