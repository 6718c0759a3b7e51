import { BACKWARDS, END, StreamDeletedError } from '@eventstore/db-client'
import type { Codec, Reading, StoredEvent } from './log/codec.ts'
import type { NewEvent, RecordedEvent } from './event.ts'
import type { StreamName } from './kinds.ts'
import { appending } from './log/append.ts'
import { connect } from './log/connect.ts'
import { patiently, stored } from './log/client.ts'
import { reading } from './log/read.ts'
import { tailing } from './log/tail.ts'
import { health, type ServerHealth } from './log/health.ts'
import { scavenge, type Scavenged } from './log/scavenge.ts'
import type { UnreadableEventError } from './log/unreadable.ts'

export { WrongRevisionError } from './log/append.ts'
export { LogUnavailableError } from './log/client.ts'
export { UnreadableEventError } from './log/unreadable.ts'
export type { Damage, ServerHealth } from './log/health.ts'

/** Where an append ended: position of its last event in the log, and revision in the stream. */
export interface Appended {
  position: bigint
  revision: number
}

/** Events in log order, and the position up to which the log was looked at. */
export interface Batch<Event = RecordedEvent> {
  events: Event[]
  /** Those among them that cannot be read; none where they are thrown. */
  unreadable: UnreadableEventError[]
  position: bigint
  /** How many events there are in the log up to there since the batch before, read or not. */
  count: number
}

/** How the log is read, beside what of it. */
export interface Reads extends Reading {
  after?: bigint
  /** Whether events that cannot be read come in `unreadable`; else they are thrown. */
  tellsUnreadable?: boolean
  /**
   * Whether damaged events are passed, as a position, where an operator lets readers go on; else they are thrown like all
   * other damage, once what is sound before was given.
   */
  passesSkipped?: boolean
}

/** The event log (EventStoreDB). All that the project knows of it goes through here. */
export interface Log<Event = RecordedEvent> {
  /**
   * Appends at exactly the expected revision. Resolves when the store has it on disk. Repeats uncertain appends
   * with the same event ids, so that nothing is written twice.
   * Throws WrongRevisionError, or LogUnavailableError once its patience is at an end.
   */
  append: (
    stream: StreamName,
    events: readonly NewEvent[],
    expected: 'no_stream' | number,
  ) => Promise<Appended>
  /**
   * Up to `limit` events of a stream (1,000 unless told), from a revision on; [] where there is none, or none any more.
   * Throws UnreadableEventError where one of them cannot be read.
   */
  read: (
    stream: StreamName,
    options?: { from?: number; limit?: number; backwards?: boolean },
  ) => Promise<Event[]>
  /**
   * All events after a position, up to where the log ends when it gets there; of the types that are wanted. Throws
   * UnreadableEventError at one that cannot be read, once it has given all before it.
   */
  readAll: (options?: Reads & { signal?: AbortSignal }) => AsyncIterable<Batch<Event>>
  /**
   * All events after a position, then each as it comes; ends only by the signal. Reconnects by itself from the
   * last batch. A batch is what came while the last one was worked on, at most 1,000 events. `live` says that
   * the reader has caught up with the log. With `categories` only the events of their streams come.
   * Throws UnreadableEventError at an event that cannot be read, once it has given all before it.
   */
  tail: (
    options: Reads & {
      categories?: readonly string[]
      signal: AbortSignal
    },
  ) => AsyncIterable<Batch<Event> & { live: boolean }>
  /** Ends a stream for good: nothing can be read of it or appended to it. May be repeated. */
  tombstone: (stream: StreamName) => Promise<void>
  /**
   * Removes for good what was deleted or has expired, from the files as well; resolves when that is done, however
   * long it takes. EventStoreDB wants an operator's name and password in the URL.
   */
  scavenge: () => Promise<Scavenged>
  /** The health of its servers, as far as they tell; within two seconds, and never an error. */
  health: () => Promise<ServerHealth[]>
  /**
   * Whether an event is in its place. True also where that cannot be told any more: its stream was deleted or ended, or
   * lets go of old events.
   */
  holds: (event: { stream: string; revision: number; id: string }) => Promise<boolean>
  /** Position of the last event; -1n in an empty log. */
  head: () => Promise<bigint>
  close: () => Promise<void>
}

/**
 * Opens the log. `patience` is how long, in milliseconds, an append or a read may wait for a store that does
 * not answer.
 */
export function openLog<Event = RecordedEvent>({
  url,
  codec,
  patience = 10_000,
}: {
  url: string
  codec: Codec<Event>
  patience?: number
}): Log<Event> {
  const client = connect(url)

  const tombstone = (stream: StreamName) =>
    patiently(patience, 'end a stream', async () => {
      try {
        await client.tombstoneStream(stream)
      } catch (error) {
        if (!(error instanceof StreamDeletedError)) throw error
      }
    })

  const lastOf = (stream: string) =>
    patiently(patience, 'tell of its scavenge', async () => {
      let event: StoredEvent | undefined
      // To its end: the client never closes after a read that was left.
      const options = { direction: BACKWARDS, fromRevision: END, maxCount: 1 } as const
      for await (const last of client.readStream(stream, options)) event = stored(last)
      return event
    })

  return {
    append: appending(client, codec, patience),
    ...reading(client, codec, patience),
    tail: tailing(client, codec, patience),
    tombstone,
    scavenge: () => scavenge(url, lastOf),
    health: () => health(url),
    close: () => client.dispose(),
  }
}
