import { LRUCache } from 'lru-cache'
import type { CatalogueEvent } from '../../../events/catalogue.ts'
import type { RecordedEvent } from '../../../events/event.ts'
import type { Log } from '../../../events/log.ts'
import { streamOf, type StreamName } from '../../../events/kinds.ts'
import { keepGoing } from '../../keep-going.ts'

export type Remembered = CatalogueEvent & {
  revision: number
  position: bigint
  metadata: Pick<RecordedEvent['metadata'], 'commandId' | 'site'>
}

export interface Memory {
  recall: (stream: StreamName) => readonly Remembered[] | undefined
  keep: (stream: StreamName, events: readonly Remembered[]) => void
  forget: (stream: StreamName) => void
  /** Clears the cache, and discards reads in progress. */
  clear: () => void
  /** Reads a stream and caches it, unless the stream changes during the read. */
  load: (stream: StreamName, read: () => Promise<RecordedEvent[]>) => Promise<readonly Remembered[]>
  /** Updates the cache with an event of the log. */
  note: (event: RecordedEvent) => void
}

const MAX_CACHE_CHARS = 32 * 1024 * 1024

/** Opens a cache of at most `remember` streams, each kept for `freshFor` ms. */
export function openMemory({ freshFor = 1000, remember = 20_000 } = {}): Memory {
  const streams = new LRUCache<StreamName, readonly Remembered[]>({
    max: remember,
    ttl: freshFor,
    maxSize: MAX_CACHE_CHARS,
    sizeCalculation: (events) => events.reduce((sum, { data }) => sum + JSON.stringify(data).length + 200, 1),
  })
  const loading = new Map<StreamName, { movedOn: boolean }>()
  /** Streams of purged items, treated as empty although the log may still return their events. */
  const purged = new Set<StreamName>()
  const keep: Memory['keep'] = (stream, events) => {
    // Skips 0, which the cache library reads as no expiry.
    if (freshFor > 0 && !purged.has(stream)) streams.set(stream, events)
  }
  const clear = () => {
    loading.forEach((reading) => (reading.movedOn = true))
    streams.clear()
  }

  return {
    recall: (stream) => streams.get(stream),
    keep,
    forget: (stream) => void streams.delete(stream),
    clear,
    async load(stream, read) {
      const mine = { movedOn: false }
      loading.set(stream, mine)
      try {
        const events = await read()
        if (purged.has(stream)) return []
        if (!mine.movedOn) keep(stream, events)
        return events
      } finally {
        if (loading.get(stream) === mine) loading.delete(stream)
      }
    },
    note(event) {
      // A member's texts are in streams of many kinds, so all streams are removed.
      if (event.type === 'MemberErased') return clear()
      const { stream, revision } = event
      if (event.type === 'ContentPurged') {
        const itsOwn = streamOf(event.data.subject.id)
        purged.add(itsOwn)
        streams.delete(itsOwn)
      }
      const reading = loading.get(stream)
      if (reading) reading.movedOn = true
      const known = streams.peek(stream)
      if (!known) return
      const next = (known.at(-1)?.revision ?? -1) + 1
      if (revision === next) keep(stream, [...known, event])
      else if (revision > next) streams.delete(stream)
    },
  }
}

/** Categories of streams that deciders read besides the command's own stream. */
const asked = ['member', 'site', 'conversation', 'thread', 'comment', 'reply', 'purge']

/** Pause after an unreadable event. */
const PAUSE_MS = 1000

/**
 * Updates a cache with the appends of all processes until the signal aborts, so that it can keep streams for long.
 * After an unreadable event (such as one of a newer release), which is passed to `onError`, it continues with an empty
 * cache.
 */
export async function followLog(
  memory: Memory,
  log: Pick<Log, 'tail' | 'head'>,
  { signal, onError }: { signal: AbortSignal; onError: (error: Error) => void },
): Promise<void> {
  const follow = async () => {
    const after = await log.head()
    memory.clear()
    for await (const { events } of log.tail({ after, categories: asked, signal })) events.forEach(memory.note)
  }
  await keepGoing(follow, { signal, afterFailure: PAUSE_MS, onError })
}
