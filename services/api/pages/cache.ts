import { LRUCache } from 'lru-cache'
import type { Topic } from '../../../projections/projection.ts'
import type { Changes } from '../../projector/live/changes.ts'
import type { Template } from '../http/template.ts'

/** A rendered page with the topics of changes that invalidate it. */
export interface Made {
  page: Template
  /** False if the page must not be cached: it shows a temporary state, or the number of such paths is unlimited. */
  lasts: boolean
  topics: ReadonlySet<Topic>
}

/** Cache of pages that are the same for all visitors. */
interface PageCache {
  /** Returns the cached page of a key, or caches the result of `make`, which concurrent requests share. */
  get: (key: string, make: () => Promise<Made>) => Promise<Template>
  close: () => void
}

interface Flight {
  made: Promise<Made>
  missed: Set<Topic>
}

/** Approximate memory that the cache needs for a topic. */
const TOPIC_BYTES = 200

/** Opens a cache that keeps pages until a change of their data, at most `freshFor` ms, and `bytes` in total. */
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
    // The cache rejects a page that is larger than the cache.
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
      // A request after a change must not share a rendering that started before the change.
      if (under?.missed.size === 0) return (await under.made).page
      const flight: Flight = { made: make(), missed: new Set() }
      flights.set(key, flight)
      return land(key, flight)
    },
    close: () => stops.forEach((stop) => stop()),
  }
}
