import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SiteRow } from '../reads.ts'
import type { Sites } from '../sites.ts'
import { ProblemError } from '../http/problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The community that the host names. */
    site: SiteRow
  }
}

/** Names of this machine, by which nobody means a particular site. */
const isThisMachine = (hostname: string) => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)

/** A name or an address, and a port: what else an address may begin with would make another one of it. */
const isHost = (host: string) => /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`)

/** Whether a request names several hosts (RFC 9112, 3.2): a proxy in front may have gone by another one of them. */
const namesHosts = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean =>
  rawHeaders.filter((text, n) => n % 2 === 0 && text.toLowerCase() === 'host').length > 1

/**
 * Finds the site of every request under this scope by its host. In development (not `strict`) `<prefix>.localhost` is
 * the site with that prefix, whatever its host, and this machine's own names lead to the first site. A host that names
 * none has nothing, and the log tells of it.
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
  // Set for every request by the hook, before anything reads it.
  app.decorateRequest<SiteRow, 'site'>('site', null as never)
  app.addHook('onRequest', async (request) => {
    // A proxy that does not set it passes on what the client made up: pages have it in their addresses.
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
