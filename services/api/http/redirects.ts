import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { addressOf } from '../../../web/address.ts'
import {
  redirectList,
  redirectOf,
  type RedirectingSite,
  type RedirectList,
} from '../../rules/routes/redirects.ts'
import { settingsOf } from '../../rules/sites/site-settings.ts'
import type { SiteDetails, SiteRow } from '../reads.ts'
import type { Sites } from '../sites.ts'

/** A site and its list of redirects, as `redirectOf` takes them. */
interface Redirecting {
  site: RedirectingSite
  list: RedirectList
}

/** Made once for what is remembered of a site. */
const lists = new WeakMap<SiteDetails, RedirectList>()

function listOf(details: SiteDetails): RedirectList {
  const list = lists.get(details) ?? redirectList(details.redirects)
  lists.set(details, list)
  return list
}

/** What decides where a site's addresses lead; without taxonomy and list when they cannot be read (spec §8). */
async function redirectingOf(
  site: SiteRow,
  sites: Pick<Sites, 'details'>,
  log: FastifyBaseLogger,
): Promise<Redirecting> {
  const details = await sites.details(site).catch((error: unknown) => {
    log.warn({ err: error, site: site.prefix }, 'the redirects and categories of a site could not be read')
    return null
  })
  const routed: RedirectingSite = {
    ...site,
    categories: details?.categories ?? null,
    // Parsed for the few addresses that ask for it.
    get settings() {
      return settingsOf(details?.settings ?? {})
    },
  }
  return { site: routed, list: details ? listOf(details) : new Map() }
}

/** The most addresses of a site that are known to lead nowhere, and the longest, in characters. */
const MOST_PLACES = 1000
const LONGEST_PLACE = 500

/** Sends whoever asks for a page that leads on to where it leads, before anything is rendered (spec §2). */
export function leadOn(app: FastifyInstance, { sites }: { sites: Pick<Sites, 'details'> }): void {
  // Addresses that lead nowhere, for as long as nothing of any site has changed: its row is another one then.
  const places = new WeakMap<SiteRow, LRUCache<string, true>>()
  function placesOf(site: SiteRow): LRUCache<string, true> {
    const known = places.get(site) ?? new LRUCache<string, true>({ max: MOST_PLACES })
    places.set(site, known)
    return known
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== '/*') return
    const known = placesOf(request.site)
    const place = `${request.protocol}://${request.host}${request.url}`
    if (known.has(place)) return
    const { site, list } = await redirectingOf(request.site, sites, request.log)
    const found = redirectOf(addressOf(request), site, list, () =>
      request.log.warn({ site: site.host }, 'a redirect in the list loops'),
    )
    if (!found) {
      if (site.categories && place.length <= LONGEST_PLACE) known.set(place, true)
      return
    }
    // What a site's settings and queries say changes; the rest of the table stays.
    reply.header('cache-control', found.status === 301 ? 'public, max-age=3600' : 'private, no-cache')
    return reply.redirect(found.to, found.status)
  })
}
