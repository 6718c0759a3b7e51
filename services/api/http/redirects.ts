import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { addressOf } from '../../rules/routes/address.ts'
import { presentFeed } from '../../rules/routes/feeds.ts'
import {
  redirectList,
  redirectOf,
  type RedirectingSite,
  type RedirectList,
} from '../../rules/routes/redirects.ts'
import { settingsOf } from '../../rules/sites/site-settings.ts'
import type { SiteDetails, SiteRow } from '../reads.ts'
import type { Sites } from '../sites.ts'

interface Redirecting {
  site: RedirectingSite
  list: RedirectList
}

/** Redirects by site, computed once for each cached site. */
const lists = new WeakMap<SiteDetails, RedirectList>()

function listOf(details: SiteDetails): RedirectList {
  const list = lists.get(details) ?? redirectList(details.redirects)
  lists.set(details, list)
  return list
}

/** Redirects of a site, without those that depend on its settings or categories if these cannot be read (spec §8). */
async function redirectingOf(
  site: SiteRow,
  sites: Pick<Sites, 'details'>,
  log: FastifyBaseLogger,
): Promise<Redirecting> {
  const details = await sites.details(site).catch((error: unknown) => {
    log.warn({ err: error, site: site.prefix }, "could not load a site's redirects and categories")
    return null
  })
  const routed: RedirectingSite = {
    ...site,
    categories: details?.categories ?? null,
    // Parses the site's settings only when an address needs them, which is rare.
    get settings() {
      return settingsOf(details?.settings ?? {})
    },
  }
  return { site: routed, list: details ? listOf(details) : new Map() }
}

/** Where an address of the requested site leads, and whether its categories could be read. */
export async function onwardFrom(
  url: URL,
  { site: row, log }: Pick<FastifyRequest, 'site' | 'log'>,
  sites: Pick<Sites, 'details'>,
) {
  const { site, list } = await redirectingOf(row, sites, log)
  const onLoop = () => log.warn({ site: site.host }, 'a redirect in the list loops')
  return { found: redirectOf(url, site, { list, presentFeed, onLoop }), isSure: site.categories !== null }
}

/** Limits of the cache, per site, of addresses without a redirect: number of entries, and characters per entry. */
const MAX_PLACES = 1000
const MAX_PLACE_CHARS = 500

/** Responds with a redirect, if one applies to the request (spec §2), before a page is rendered. */
export function leadOn(app: FastifyInstance, { sites }: { sites: Pick<Sites, 'details'> }): void {
  // Remembers addresses without a redirect until the row of the site changes.
  const places = new WeakMap<SiteRow, LRUCache<string, true>>()
  function placesOf(site: SiteRow): LRUCache<string, true> {
    const known = places.get(site) ?? new LRUCache<string, true>({ max: MAX_PLACES })
    places.set(site, known)
    return known
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== '/*') return
    const known = placesOf(request.site)
    const place = `${request.protocol}://${request.host}${request.url}`
    if (known.has(place)) return
    const { found, isSure } = await onwardFrom(addressOf(request), request, sites)
    if (!found) {
      if (isSure && place.length <= MAX_PLACE_CHARS) known.set(place, true)
      return
    }
    // Browsers may cache only permanent redirects, because redirects that depend on settings or queries can change.
    reply.header('cache-control', found.status === 301 ? 'public, max-age=3600' : 'private, no-cache')
    return reply.redirect(found.to, found.status)
  })
}
