import { LRUCache } from 'lru-cache'
import type { Topic } from '../../../projections/projection.ts'
import type { Changes } from '../../projector/live/changes.ts'
import type { Template } from './template.ts'

/** A rendered page, with the topics whose changes make it outdated. */
export interface Made {
  page: Template
  /** False for temporary states and for paths of which there is an unlimited number: these are not cached. */
  lasts: boolean
  topics: ReadonlySet<Topic>
}

/** Cache of pages that are the same for all visitors. */
interface PageCache {
  /** Returns the cached page of a key, or the result of `make`, which concurrent requests share. */
  get: (key: string, make: () => Promise<Made>) => Promise<Template>
  close: () => void
}

interface Flight {
  made: Promise<Made>
  missed: Set<Topic>
}

/** Approximate memory of a topic in the cache. */
const TOPIC_BYTES = 200

/** Caches pages until a change of their contents is announced, or for `freshFor` ms. `bytes` limits the total size. */
export function openPageCache(
  changes: Pick<Changes, 'onChange' | 'onResync'>,
  { bytes = 64 * 1024 * 1024, freshFor = 60_000 } = {},
): PageCache {
  const flights = new Map<string, Flight>()
  const keysOf = new Map<Topic, Set<string>>()
  const pages = new LRUCache<string, Made>({
    maxSize: bytes,
    maxEntrySize: Math.ceil(bytes / 16),
    ttl: freshFor,
    sizeCalculation: ({ page, topics }) => page.size + topics.size * TOPIC_BYTES,
    dispose: ({ topics }, key) => topics.forEach((topic) => forget(topic, key)),
  })

  function forget(topic: Topic, key: string) {
    const keys = keysOf.get(topic)
    keys?.delete(key)
    if (keys?.size === 0) keysOf.delete(topic)
  }

  function keep(key: string, made: Made) {
    pages.set(key, made)
    // A page too large for the cache is not in it.
    if (!pages.has(key)) return
    for (const topic of made.topics) keysOf.set(topic, (keysOf.get(topic) ?? new Set()).add(key))
  }

  const stops = [
    changes.onChange(({ topic }) => {
      for (const { missed } of flights.values()) missed.add(topic)
      for (const key of keysOf.get(topic) ?? []) pages.delete(key)
    }),
    changes.onResync(() => {
      flights.clear()
      pages.clear()
    }),
  ]

  async function land(key: string, flight: Flight): Promise<Template> {
    try {
      const made = await flight.made
      const isCurrent = flights.get(key) === flight && made.topics.isDisjointFrom(flight.missed)
      if (made.lasts && isCurrent) keep(key, made)
      return made.page
    } finally {
      if (flights.get(key) === flight) flights.delete(key)
    }
  }

  return {
    async get(key, make) {
      const kept = pages.get(key)
      if (kept) return kept.page
      const under = flights.get(key)
      // A request after a change must not get data that was read before it.
      if (under?.missed.size === 0) return (await under.made).page
      const flight: Flight = { made: make(), missed: new Set() }
      flights.set(key, flight)
      return land(key, flight)
    },
    close: () => stops.forEach((stop) => stop()),
  }
}
