import { LRUCache } from 'lru-cache'
import type { SiteId } from '../../events/kinds.ts'
import type { Changes } from '../projector/live/changes.ts'
import type { Reads, SiteDetails, SiteRow } from './reads.ts'

/** The sites of the network as a process remembers them. */
export interface Sites {
  /** By name. */
  all: () => Promise<readonly SiteRow[]>
  byId: (id: SiteId) => Promise<SiteRow | null>
  /** The site that has a host, without port. */
  byHost: (hostname: string) => Promise<SiteRow | null>
  byPrefix: (prefix: string) => Promise<SiteRow | null>
  details: (site: Pick<SiteRow, 'id'>) => Promise<SiteDetails>
  /** Forgets all of it: for whoever has just changed something. */
  forget: () => void
  close: () => void
}

/** What is remembered, and for how long in ms (spec §7: site cache 1000 entries, one hour). */
const MOST = 1000
const FRESH = 3_600_000

/** Names sites by what is remembered of them, and forgets all of it as soon as anything of any site changes. */
export function openSites(
  reads: Pick<Reads, 'sites' | 'siteDetails'>,
  changes: Pick<Changes, 'subscribe' | 'onResync'>,
): Sites {
  // Promises, so that what was being read when something changed is not remembered.
  const known = new LRUCache<string, Promise<unknown>>({ max: MOST, ttl: FRESH })
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

  const all = () => remembered('all', reads.sites)
  const find = async (is: (site: SiteRow) => boolean) => (await all()).find(is) ?? null
  return {
    all,
    byId: (id) => find((site) => site.id === id),
    byHost: (hostname) => remembered(`host ${hostname}`, () => find(({ host }) => host === hostname)),
    byPrefix: (wanted) => find(({ prefix }) => prefix === wanted),
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
}
