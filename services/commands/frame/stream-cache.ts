import { LRUCache } from 'lru-cache'
import type { CatalogueEvent } from '../../../events/catalogue.ts'
import type { RecordedEvent } from '../../../events/event.ts'
import type { Log } from '../../../events/log.ts'
import { streamOf, type StreamName } from '../../../events/kinds.ts'
import { keepGoing } from '../../keep-going.ts'

export type Remembered = CatalogueEvent & {
  id: string
  revision: number
  position: bigint
  metadata: Pick<RecordedEvent['metadata'], 'commandId' | 'site' | 'occurredAt'>
}

export interface Memory {
  recall: (stream: StreamName) => readonly Remembered[] | undefined
  /** Caches a stream after an append, unless the cache has already received the appended events from the log. */
  keep: (stream: StreamName, events: readonly Remembered[]) => void
  forget: (stream: StreamName) => void
  /** Empties the cache, and caches nothing until `resume`. */
  suspend: () => void
  /** Caches streams again, if they are read from now on; `note` then receives all events after a log position. */
  resume: (after: bigint) => void
  /** Reads a stream and caches it, unless an event of the stream arrives during the read. */
  load: (stream: StreamName, read: () => Promise<RecordedEvent[]>) => Promise<readonly Remembered[]>
  /** Updates the cached stream to which an event of the log belongs. */
  note: (event: RecordedEvent) => void
}

const PAGE_EVENTS = 1000

/** Reads all events of a stream, page by page. */
export async function readStream(log: Pick<Log, 'read'>, stream: StreamName): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = []
  for (let page; ;) {
    page = await log.read(stream, {
      from: events.length ? events.at(-1)!.revision + 1 : 0,
      limit: PAGE_EVENTS,
    })
    events.push(...page)
    if (page.length < PAGE_EVENTS) return events
  }
}

const MAX_CACHE_CHARS = 32 * 1024 * 1024

/** Opens a cache of at most `remember` streams, each of which is kept for `freshFor` ms. */
export function openMemory({ freshFor = 1000, remember = 20_000 } = {}): Memory {
  const minChars = Math.ceil(MAX_CACHE_CHARS / remember)
  const streams = new LRUCache<StreamName, readonly Remembered[]>({
    ttl: freshFor,
    maxSize: MAX_CACHE_CHARS,
    sizeCalculation: (events) =>
      Math.max(
        minChars,
        events.reduce((sum, { data }) => sum + JSON.stringify(data).length + 200, 0),
      ),
  })
  /** Reads in progress; a stream can be read more than once at the same time. */
  const reads = new Set<{ stream: StreamName; movedOn: boolean }>()
  /** Streams of purged items; they count as empty even if the log still returns their events. */
  const purged = new Set<StreamName>()
  /** Log position of the last event that the cache has received from the log. */
  let noted = -1n
  let isSuspended = false
  const set: Memory['keep'] = (stream, events) => {
    // If `freshFor` is 0, nothing is cached, because the cache library would treat 0 as no expiry.
    if (freshFor > 0 && !isSuspended && !purged.has(stream)) streams.set(stream, events)
  }
  const keep: Memory['keep'] = (stream, events) => {
    // The cache has already received these events from the log, and may have removed the stream since.
    const last = events.at(-1)
    if (!last || last.position > noted) set(stream, events)
  }
  const clear = () => {
    reads.forEach((reading) => (reading.movedOn = true))
    streams.clear()
  }

  return {
    recall: (stream) => streams.get(stream),
    keep,
    forget: (stream) => void streams.delete(stream),
    suspend() {
      isSuspended = true
      clear()
    },
    resume(after) {
      clear()
      if (after > noted) noted = after
      isSuspended = false
    },
    async load(stream, read) {
      const mine = { stream, movedOn: false }
      reads.add(mine)
      try {
        const events = await read()
        if (purged.has(stream)) return []
        if (!mine.movedOn) set(stream, events)
        return events
      } finally {
        reads.delete(mine)
      }
    },
    note(event) {
      if (event.position > noted) noted = event.position
      // An erased member's texts can be in many streams, so all streams are removed from the cache.
      if (event.type === 'MemberErased') return clear()
      const { stream, revision } = event
      if (event.type === 'ContentPurged') {
        const itsOwn = streamOf(event.data.subject.id)
        purged.add(itsOwn)
        streams.delete(itsOwn)
      }
      for (const reading of reads) if (reading.stream === stream) reading.movedOn = true
      const known = streams.peek(stream)
      if (!known) return revision === 0 ? set(stream, [event]) : undefined
      const next = (known.at(-1)?.revision ?? -1) + 1
      if (revision === next) set(stream, [...known, event])
      else if (revision > next) streams.delete(stream)
    },
  }
}

/** Receives the same events as the cache, each after the cache. */
export interface Follower {
  /** Called when reading of the log starts after a position, because earlier events may have been missed. */
  startsAfter: (position: bigint) => void
  hear: (event: RecordedEvent) => void
}

const nobody: Follower = { startsAfter: () => {}, hear: () => {} }

/** Pause after an unreadable event, in ms. */
const PAUSE_MS = 1000

/**
 * Updates a cache with the events that all processes append to streams of every category, until the signal aborts,
 * so that streams can be cached for long. While the log is not followed, nothing is cached, because events of other
 * processes would be missing. After an unreadable event (such as one of a newer release) it calls `onError` and starts again.
 */
export async function followLog(
  memory: Memory,
  log: Pick<Log, 'tail' | 'head'>,
  {
    signal,
    onError,
    follower = nobody,
  }: { signal: AbortSignal; onError: (error: Error) => void; follower?: Follower },
): Promise<void> {
  memory.suspend()
  const follow = async () => {
    const after = await log.head()
    memory.resume(after)
    follower.startsAfter(after)
    try {
      for await (const { events } of log.tail({ after, signal })) {
        for (const event of events) {
          memory.note(event)
          follower.hear(event)
        }
      }
    } finally {
      memory.suspend()
    }
  }
  await keepGoing(follow, { signal, afterFailure: PAUSE_MS, onError })
}
