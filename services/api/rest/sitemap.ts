import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { kindsWith } from '../../../events/kinds.ts'
import { urlFor } from '../../rules/routes/links.ts'
import { routeOf, routes, type RoutedSite } from '../../rules/routes/routes.ts'
import { checked } from '../http/problem.ts'
import type { Sites } from '../sites.ts'
import type { VisitorReads } from '../visitor-reads.ts'
import { escape } from '../http/page.ts'
import { publicOrigin } from './site-files.ts'
import type { Reads } from '../reads.ts'

/** Maximum number of addresses per sitemap file; the protocol allows 50,000 (sitemaps.org). */
const MAX_ADDRESSES = 10_000
/** Limit of conditions, which are in one file: that of the protocol. */
const MAX_CONDITIONS = 50_000
const ASKED = z.object({ after: z.string().max(100).default('') })

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

interface Entry {
  url: string
  changed?: Date
}

const listed = (tag: 'url' | 'sitemap', { url, changed }: Entry): string =>
  `<${tag}><loc>${escape(url)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</${tag}>`

const document = (kind: 'urlset' | 'sitemapindex', entries: readonly Entry[]): string =>
  [
    HEAD,
    `<${kind} ${NAMESPACE}>`,
    ...entries.map((entry) => listed(kind === 'urlset' ? 'url' : 'sitemap', entry)),
    `</${kind}>`,
    '',
  ].join('\n')

/** Items of a list of articles. */
type PostsOf = Parameters<Reads['postsCount']>[1]

/** Kinds of the items in lists with paths of their own (spec §2). */
const archives: Readonly<Record<string, PostsOf['kinds']>> = {
  '/images': ['gallery'],
  '/sponsored': ['sponsored'],
  '/featured': ['hub'],
}

/** The list of published items at a path, which search engines do not need as long as it is empty; null for other pages. */
function listAt(path: string, categories: readonly { slug: string }[]): PostsOf | null {
  const kinds = archives[path]
  if (kinds) return { kinds, group: null, page: null }
  const category = categories.find(({ slug }) => path === `/${slug}`)
  const group = category && { type: 'category' as const, name: category.slug }
  return group ? { kinds: kindsWith('editorial'), group, page: null } : null
}

/** Paths of pages that exist once editors publish them; they are listed with what is published. */
const published: ReadonlySet<string> = new Set([urlFor.aboutUs(), urlFor.communityRules()])

/** Paths of those pages of a site that are built, visible to everyone and meant for search engines. */
function pagesOf(site: RoutedSite): string[] {
  const fixed = routes.flatMap(({ path, screen, needs, robots, feature }) =>
    screen &&
    !needs &&
    robots !== 'noindex' &&
    !/[:*]/.test(path) &&
    !published.has(path) &&
    (!feature || site.features.includes(feature))
      ? [path]
      : [],
  )
  const collections = (site.categories ?? [])
    .map(({ slug }) => `/${slug}`)
    .filter((path) => routeOf(path, site)?.route.screen !== undefined)
  return [...fixed, ...collections]
}

/**
 * GET /sitemap.xml: an index of sitemaps with the host's pages, its published items and the threads visible to visitors,
 * 10,000 per file.
 */
export async function sitemapRoutes(
  app: FastifyInstance,
  {
    sites,
    visitorReads,
    publicUrl,
  }: {
    sites: Sites
    visitorReads: VisitorReads
    publicUrl: string
  },
): Promise<void> {
  const originOf = (request: FastifyRequest) => publicOrigin(request, publicUrl)
  const xml = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' }
  app.get('/sitemap.xml', async (request, reply) => {
    const reads = await visitorReads.now()
    const { site } = request
    const pages = site.features.includes('Forums')
      ? await reads.threadAddressPages(site.id, MAX_ADDRESSES)
      : []
    const posts = await reads.publishedAddressPages(site.id, MAX_ADDRESSES)
    const files = [
      '/sitemap-pages.xml',
      '/sitemap-conditions.xml',
      ...posts.map((after) => `/sitemap-posts.xml?after=${encodeURIComponent(after)}`),
      ...pages.map((after) => `/sitemap-threads.xml?after=${encodeURIComponent(after)}`),
    ]
    const entries = files.map((path) => ({ url: originOf(request) + path }))
    return reply.headers(xml).send(document('sitemapindex', entries))
  })
  app.get('/sitemap-pages.xml', async (request, reply) => {
    const reads = await visitorReads.now()
    const { categories } = await sites.details(request.site)
    const { site } = request
    const listed = await Promise.all(
      pagesOf({ ...site, categories }).map(async (path) => {
        const of = listAt(path, categories)
        return of === null || (await reads.postsCount(site.id, of, null)) > 0 ? [path] : []
      }),
    )
    const paths = listed.flat()
    return reply.headers(xml).send(
      document(
        'urlset',
        paths.map((path) => ({ url: originOf(request) + path })),
      ),
    )
  })
  app.get('/sitemap-threads.xml', async (request, reply) => {
    const reads = await visitorReads.now()
    const { site } = request
    const { after } = checked(ASKED, request.query)
    const threads = site.features.includes('Forums')
      ? await reads.threadAddresses(site.id, after, MAX_ADDRESSES)
      : []
    const entries = threads.map(({ slug, lastActiveAt }) => ({
      url: originOf(request) + urlFor.thread(slug),
      changed: lastActiveAt,
    }))
    return reply.headers(xml).send(document('urlset', entries))
  })
  app.get('/sitemap-posts.xml', async (request, reply) => {
    const reads = await visitorReads.now()
    const { site } = request
    const { after } = checked(ASKED, request.query)
    const posts = await reads.publishedAddresses(site.id, after, MAX_ADDRESSES)
    const here = { prefix: site.prefix, origin: originOf(request), siteSummaries: [] }
    const entries = posts.map(({ kind, slug, permalink, modifiedAt }) => ({
      url: here.origin + urlFor({ type: kind, slug, permalink }, here),
      changed: modifiedAt,
    }))
    return reply.headers(xml).send(document('urlset', entries))
  })
  app.get('/sitemap-conditions.xml', async (request, reply) => {
    const reads = await visitorReads.now()
    const { site } = request
    // Other sites list only their own conditions, so that the directory is indexed once.
    const whole = site.features.includes('rare_disease')
    const slugs = await reads.disorderAddresses(whole ? null : site.id, MAX_CONDITIONS)
    const entries = slugs.map((slug) => ({ url: originOf(request) + urlFor.condition(slug) }))
    return reply.headers(xml).send(document('urlset', entries))
  })
}
