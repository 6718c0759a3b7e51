import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { validate as isUuid } from 'uuid'
import { routeOf } from '../../rules/routes/routes.ts'

/** Maximum length of a path that is matched with the routes of pages. */
const MAX_PATH_CHARS = 500

const MAX_PATHS = 1000
/** Routes of recent paths; '' if a path has none. */
const known = new LRUCache<string, string>({ max: MAX_PATHS })

/** Route of a path in the route table; the path itself is not logged, as it can contain names of people. */
function routeFor(path: string): string | undefined {
  const [bare = ''] = path.split('?', 1)
  if (bare.length > MAX_PATH_CHARS) return undefined
  const route = known.get(bare) ?? routeOf(bare, { categories: null })?.route.path ?? ''
  known.set(bare, route)
  return route || undefined
}

/** The page that caused a request, as written to the log. */
interface PageOf {
  /** Route of the rendered page, or of the page from which an API call says that it comes. */
  page?: string | undefined
  ssr?: boolean
  adBlock?: boolean
  /** Id of the page view from which an API call says that it comes; relates log lines without identifying anyone. */
  view?: string
}

/**
 * The page that caused a request: for a rendered page, the route of its URL; for an API call, the headers of spec §7
 * (`nex-path`, `nex-ad-block`, `nex-uuid`), which are unverified and therefore only logged.
 */
export function pageOf({
  routeOptions,
  url,
  headers,
}: Pick<FastifyRequest, 'url' | 'headers'> & { routeOptions: { url?: string | undefined } }): PageOf {
  if (routeOptions.url === '/*') return { page: routeFor(url), ssr: true }
  const path = headers['nex-path']
  if (typeof path !== 'string') return {}
  const view = headers['nex-uuid']
  return {
    page: routeFor(path),
    ssr: false,
    adBlock: headers['nex-ad-block'] === 'true',
    ...(typeof view === 'string' && isUuid(view) && { view }),
  }
}
