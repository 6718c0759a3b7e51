import { LRUCache } from 'lru-cache'
import type { Topic } from '../../../projections/projection.ts'
import type { Changes } from '../../projector/live/changes.ts'
import type { Template } from './template.ts'

/** A page as it was made, and what it must be made anew for. */
export interface Made {
  page: Template
  /** False for what is only so at the moment, or for one address out of endlessly many: it is not kept. */
  lasts: boolean
  topics: ReadonlySet<Topic>
}

/** Pages that everybody gets who is not signed in. */
export interface PageCache {
  /** The page that is kept under a key, or else the one that `make` makes; many who ask at once wait for one. */
  get: (key: string, make: () => Promise<Made>) => Promise<Template>
  close: () => void
}

/** A page in the making, and what has changed since it was begun. */
interface Flight {
  made: Promise<Made>
  missed: Set<Topic>
}

/** What a topic takes in memory, in bytes, about. */
const TOPIC = 200

/**
 * Keeps pages until something changes that they show: at once when the projector tells, at the latest after
 * `freshFor` ms. `bytes` is the most that all of them take.
 */
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
    sizeCalculation: ({ page, topics }) => page.size + topics.size * TOPIC,
    dispose: ({ topics }, key) => topics.forEach((topic) => forget(topic, key)),
  })

  function forget(topic: Topic, key: string) {
    const keys = keysOf.get(topic)
    keys?.delete(key)
    if (keys?.size === 0) keysOf.delete(topic)
  }

  function keep(key: string, made: Made) {
    pages.set(key, made)
    // It may be too large to be kept.
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
      // Whoever asks after a change must not get what was read before it.
      if (under?.missed.size === 0) return (await under.made).page
      const flight: Flight = { made: make(), missed: new Set() }
      flights.set(key, flight)
      return land(key, flight)
    },
    close: () => stops.forEach((stop) => stop()),
  }
}
