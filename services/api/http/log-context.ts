import type { FastifyRequest } from 'fastify'
import { validate as isUuid } from 'uuid'
import { routeOf } from '../../rules/routes/routes.ts'

/** Longer paths cannot belong to pages. */
const MAX_PATH_CHARS = 500

/** Route of a path, from the route table; logged because addresses can contain names of people. */
function routeFor(path: string): string | undefined {
  const [bare = ''] = path.split('?')
  return bare.length > MAX_PATH_CHARS ? undefined : routeOf(bare, { categories: null })?.route.path
}

/** Origin of a request, as logged. */
interface PageOf {
  /** Route of the rendered page, or of the page that an API call claims to come from. */
  page?: string | undefined
  ssr?: boolean
  adBlock?: boolean
  /** Id of the page view that an API call claims to come from: relates log lines without identifying anyone. */
  view?: string
}

/**
 * Page that a request comes from. Rendered pages are identified by URL; API calls by the headers of spec §7
 * (`nex-path`, `nex-ad-block`, `nex-uuid`), which are unverified and only logged.
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
