import { LRUCache } from 'lru-cache'
import type { CatalogueEvent } from '../../../events/catalogue.ts'
import type { RecordedEvent } from '../../../events/event.ts'
import type { Log } from '../../../events/log.ts'
import { streamOf, type StreamName } from '../../../events/kinds.ts'
import { keepGoing } from '../../keep-going.ts'

/** An event as memory holds it. */
export type Remembered = CatalogueEvent & {
  revision: number
  position: bigint
  metadata: Pick<RecordedEvent['metadata'], 'commandId' | 'site'>
}

/** Whole streams, for a while. */
export interface Memory {
  recall: (stream: StreamName) => readonly Remembered[] | undefined
  keep: (stream: StreamName, events: readonly Remembered[]) => void
  forget: (stream: StreamName) => void
  /** Forgets everything, what is being read too. */
  clear: () => void
  /** Reads a stream and keeps it, unless it moved on meanwhile. */
  load: (stream: StreamName, read: () => Promise<RecordedEvent[]>) => Promise<readonly Remembered[]>
  /** Keeps up with an event that came to the log. */
  note: (event: RecordedEvent) => void
}

/** The most that is remembered, in characters of JSON. */
const ROOM = 32 * 1024 * 1024

/** Opens a memory: of at most `remember` streams, each for `freshFor` ms. */
export function openMemory({ freshFor = 1000, remember = 20_000 } = {}): Memory {
  const streams = new LRUCache<StreamName, readonly Remembered[]>({
    max: remember,
    ttl: freshFor,
    maxSize: ROOM,
    sizeCalculation: (events) => events.reduce((sum, { data }) => sum + JSON.stringify(data).length + 200, 1),
  })
  /** Streams that are being read, and whether they moved on meanwhile. */
  const loading = new Map<StreamName, { movedOn: boolean }>()
  /** Streams of purged items: empty, though the log may have them a moment longer. */
  const purged = new Set<StreamName>()
  const keep: Memory['keep'] = (stream, events) => {
    // A time of 0 would mean for ever.
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
      // What a member wrote is in streams of many names: nothing of it is to be remembered.
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

/** The categories of streams that deciders ask about beside their own. */
const asked = ['member', 'site', 'conversation', 'thread', 'comment', 'reply', 'purge']

/** How long, in ms, to wait after an event that cannot be read. */
const PAUSE = 1000

/**
 * Keeps a memory up to date with what any process appends, until the signal. A memory that is kept so may hold
 * streams for long: it is as far behind as the tail is. After an event that cannot be read (of a newer release,
 * perhaps), of which `onError` hears, it begins anew.
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
  await keepGoing(follow, { signal, afterFailure: PAUSE, onError })
}
