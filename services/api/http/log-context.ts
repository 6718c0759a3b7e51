import type { FastifyRequest } from 'fastify'
import { validate as isUuid } from 'uuid'
import { routeOf } from '../../rules/routes/routes.ts'

/** Longer paths are no page's. */
const LONGEST = 500

/** The route of a path, as the table writes it: addresses name people, routes do not. */
function routeFor(path: string): string | undefined {
  const [bare = ''] = path.split('?')
  return bare.length > LONGEST ? undefined : routeOf(bare, { categories: null })?.route.path
}

/** Where a request comes from, as log lines say it. */
export interface PageOf {
  /** The route of the page: the one that is rendered, or the one that a call of the API says it is from. */
  page?: string | undefined
  /** Whether the page is being rendered here. */
  ssr?: boolean
  adBlock?: boolean
  /** The view of the page that a call is from: lines with the same one belong together. It names nobody. */
  view?: string
}

/**
 * Which page a request is for. A page that is rendered here is known by the request's own address, whatever its
 * headers say; the headers of spec §7 that a browser sends with its calls (`nex-path`, `nex-ad-block`, `nex-uuid`) are
 * hints for the log, and nothing is answered, allowed or refused by them.
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
