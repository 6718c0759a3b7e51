import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { Problem } from '../problem.ts'
import type { Reads, SiteRow } from '../reads.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The community that the host names. */
    site: SiteRow
  }
}

/** How long, in ms, the sites are remembered: they hardly ever change. */
const FRESH = 10_000

/**
 * Finds the site of every request under this scope by its host. A host that names none gets the first site in
 * development (where people type localhost); in production there is nothing there.
 */
export function readSites(
  app: FastifyInstance,
  { reads, strict }: { reads: Pick<Reads, 'sites'>; strict: boolean },
) {
  const known = new LRUCache<'sites', SiteRow[]>({ max: 1, ttl: FRESH, fetchMethod: () => reads.sites() })
  // Set for every request by the hook, before anything reads it.
  app.decorateRequest<SiteRow, 'site'>('site', null as never)
  app.addHook('onRequest', async (request) => {
    const sites = (await known.fetch('sites')) ?? []
    const site = sites.find(({ host }) => host === request.hostname) ?? (strict ? undefined : sites[0])
    if (!site || !URL.canParse(`http://${request.host}`))
      throw new Problem(404, 'NOT_FOUND', 'There is no community at this address')
    request.site = site
  })
}
