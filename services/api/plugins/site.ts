import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SiteRow } from '../reads.ts'
import type { Sites } from '../sites.ts'
import { ProblemError } from '../http/problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The community of the host. */
    site: SiteRow
  }
}

/** Names of this machine, which do not select a site. */
const isThisMachine = (hostname: string) => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)

/** True for a name or address with an optional port: other texts could change a URL that starts with them. */
const isHost = (host: string) => /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`)

/** True for a request with several hosts (RFC 9112, 3.2): a proxy may have used another one. */
const namesHosts = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean =>
  rawHeaders.filter((text, n) => n % 2 === 0 && text.toLowerCase() === 'host').length > 1

/**
 * Finds the site of every request in this scope by its host. In development (not `strict`), `<prefix>.localhost`
 * selects the site with that prefix, and this machine's names the first site. An unknown host is answered with an
 * error and logged.
 */
export function readSites(app: FastifyInstance, { sites, strict }: { sites: Sites; strict: boolean }) {
  async function siteOf({ hostname, host }: FastifyRequest): Promise<SiteRow | null> {
    if (hostname.length > 253 || !isHost(host)) return null
    const name = hostname.toLowerCase()
    const found = await sites.byHost(name)
    if (found || strict) return found
    if (isThisMachine(name)) return (await sites.all())[0] ?? null
    return name.endsWith('.localhost') ? sites.byPrefix(name.slice(0, -'.localhost'.length)) : null
  }
  // The hook sets it for every request before it is read.
  app.decorateRequest<SiteRow, 'site'>('site', null as never)
  app.addHook('onRequest', async (request) => {
    // A proxy that does not set the header passes the client's, which would get into pages' URLs.
    if (!/^https?$/.test(request.protocol)) delete request.raw.headers['x-forwarded-proto']
    if (namesHosts(request.raw))
      throw new ProblemError(400, 'BAD_REQUEST', 'A request must have exactly one Host header')
    const site = await siteOf(request)
    if (!site) {
      request.log.warn({ host: request.hostname.slice(0, 253) }, 'no site has this host')
      throw new ProblemError(404, 'NO_SITE', 'There is no community at this address')
    }
    request.site = site
  })
}
