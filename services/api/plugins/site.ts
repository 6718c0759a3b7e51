import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SiteRow } from '../reads.ts'
import type { Viewers } from '../sessions/viewers.ts'
import type { Sites } from '../sites.ts'
import { ProblemError } from '../http/problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    isWayIn?: true
  }
  interface FastifyRequest {
    /** The community site that the host name in the request selects. */
    site: SiteRow
  }
}

/** True for a name of this machine, such as localhost, which does not select a site. */
const isThisMachine = (hostname: string) => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)

/** True for a host name or IP address with an optional port. Any other text could change a URL that begins with it. */
const isHost = (host: string) => /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`)

/** True for a request with several Host headers (RFC 9112, 3.2), because a proxy may have used a different one. */
const namesHosts = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean =>
  rawHeaders.filter((text, n) => n % 2 === 0 && text.toLowerCase() === 'host').length > 1

/** Error for a host without a community, also used for hidden communities; logs the host. */
export function noSite({ log, hostname }: Pick<FastifyRequest, 'log' | 'hostname'>): ProblemError {
  log.warn({ host: hostname.slice(0, 253) }, 'no site has this host')
  return new ProblemError(404, 'NO_SITE', 'There is no community at this address')
}

/**
 * Finds the site of each request in this scope by its host. In development (not `strict`), `<prefix>.localhost`
 * selects the site with that prefix, and a name of this machine selects the first site. Responds to an unknown host
 * with an error, and logs the host. A hidden site responds like an unknown host to all but its administrators, except on
 * routes with `isWayIn`, which log administrators in from another host and check them themselves.
 */
export function readSites(
  app: FastifyInstance,
  { sites, viewers, strict }: { sites: Sites; viewers: Pick<Viewers, 'of'>; strict: boolean },
) {
  async function siteOf({ hostname, host }: FastifyRequest): Promise<SiteRow | null> {
    if (hostname.length > 253 || !isHost(host)) return null
    const name = hostname.toLowerCase()
    const found = await sites.byHost(name)
    if (found || strict) return found
    if (isThisMachine(name)) return (await sites.all())[0] ?? null
    return name.endsWith('.localhost') ? sites.withHidden.byPrefix(name.slice(0, -'.localhost'.length)) : null
  }
  async function comesIn({ session, routeOptions }: FastifyRequest, { id }: SiteRow): Promise<boolean> {
    if (routeOptions.config.isWayIn) return true
    const viewer = session && (await viewers.of(session))
    return !(await sites.knownTo(viewer).hides(id))
  }
  // The hook below sets the site before the handler of a route reads it.
  app.decorateRequest<SiteRow, 'site'>('site', null as never)
  app.addHook('onRequest', async (request) => {
    // A proxy that does not set this header forwards the client's value, which would become part of URLs in pages.
    if (!/^https?$/.test(request.protocol)) delete request.raw.headers['x-forwarded-proto']
    if (namesHosts(request.raw))
      throw new ProblemError(400, 'BAD_REQUEST', 'A request must have exactly one Host header')
    const found = await siteOf(request)
    const site = found?.isHidden && !(await comesIn(request, found)) ? null : found
    if (!site) throw noSite(request)
    request.site = site
  })
}
