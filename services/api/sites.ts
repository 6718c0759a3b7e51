import { LRUCache } from 'lru-cache'
import type { SiteId } from '../../events/kinds.ts'
import { may } from '../rules/authorise.ts'
import type { Viewer } from '../rules/visibility.ts'
import type { Changes } from '../projector/live/changes.ts'
import type { Reads, SiteDetails, SiteRow } from './reads.ts'

/** Sites that can be named to somebody. */
interface NamedSites {
  /** The open sites, by name. */
  all: () => Promise<SiteRow[]>
  byId: (id: SiteId) => Promise<SiteRow | null>
  byPrefix: (prefix: string) => Promise<SiteRow | null>
  /** True for a site whose content must not be shown. */
  hides: (id: SiteId) => Promise<boolean>
}

/** The network's sites. Those that are not open yet are only in `withHidden`. */
export interface Sites extends NamedSites {
  withHidden: NamedSites
  /** The sites as a viewer may know them: hidden ones by id and prefix, if the viewer administers sites. */
  knownTo: (viewer: Viewer) => Sites
  /** Site for a host name, given without port; hidden ones too. */
  byHost: (hostname: string) => Promise<SiteRow | null>
  details: (site: Pick<SiteRow, 'id'>) => Promise<SiteDetails>
  /** Empties the cache, for use after this process has changed a site. */
  forget: () => void
  close: () => void
}

/** Names of all open communities of the network. */
export const namesOf = async (sites: Pick<Sites, 'all'>): Promise<string[]> =>
  (await sites.all()).map(({ name }) => name)

/** Limits of the cache: number of entries, and their lifetime (spec §7: site cache 1000 entries, one hour). */
const MAX_CACHED = 1000
const FRESH_MS = 3_600_000

/** Opens a cache of sites, which is emptied when any site changes. */
export function openSites(
  reads: Pick<Reads, 'sites' | 'siteDetails'>,
  changes: Pick<Changes, 'subscribe' | 'onResync'>,
): Sites {
  // Caches the promise of a read, so that a change also removes a site that is still being read.
  const known = new LRUCache<string, Promise<unknown>>({ max: MAX_CACHED, ttl: FRESH_MS })
  const forget = () => known.clear()
  const stops = [changes.subscribe('site', forget), changes.onResync(forget)]

  function remembered<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
    const before = known.get(key) as Promise<Value> | undefined
    if (before) return before
    const reading = read()
    known.set(key, reading)
    reading.catch(() => known.peek(key) === reading && known.delete(key))
    return reading
  }

  const every = () => remembered('all', reads.sites)
  const named = (isNamed: (site: SiteRow) => boolean): NamedSites => {
    const find = async (is: (site: SiteRow) => boolean) =>
      (await every()).find((site) => isNamed(site) && is(site)) ?? null
    return {
      all: async () => (await every()).filter(isNamed),
      byId: (id) => find((site) => site.id === id),
      byPrefix: (wanted) => find(({ prefix }) => prefix === wanted),
      hides: async (id) => (await every()).some((site) => site.id === id && !isNamed(site)),
    }
  }
  const withHidden = named(() => true)
  const open: Sites = {
    ...named(({ isHidden }) => !isHidden),
    withHidden,
    knownTo: (viewer) => (may('administerSites', viewer) ? administered : open),
    byHost: (hostname) =>
      remembered(
        `host ${hostname}`,
        async () => (await every()).find(({ host }) => host === hostname) ?? null,
      ),
    details: ({ id }) =>
      remembered(`details ${id}`, async () => {
        const none = {
          id,
          settings: {},
          menu: [],
          homepage: null,
          wording: null,
          redirects: [],
          categories: [],
        }
        return (await reads.siteDetails(id)) ?? none
      }),
    forget,
    close: () => stops.forEach((stop) => stop()),
  }
  const administered: Sites = { ...open, ...withHidden, all: open.all }
  return open
}
