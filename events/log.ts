import { BACKWARDS, END } from '@eventstore/db-client/dist/constants.js'
import { StreamDeletedError } from '@eventstore/db-client/dist/utils/CommandError.js'
import type { Codec, Reading, StoredEvent } from './log/codec.ts'
import type { NewEvent, RecordedEvent } from './event.ts'
import type { StreamName } from './kinds.ts'
import { appending } from './log/append.ts'
import { connect } from './log/connect.ts'
import { withRetries, stored } from './log/client.ts'
import { reading } from './log/read.ts'
import { tailing } from './log/tail.ts'
import { health, type ServerHealth } from './log/health.ts'
import { scavenge, type Scavenged } from './log/scavenge.ts'
import type { UnreadableEventError } from './log/unreadable.ts'

export { WrongRevisionError } from './log/append.ts'
export { LogUnavailableError } from './log/client.ts'
export { UnreadableEventError } from './log/unreadable.ts'
export type { Damage, ServerHealth } from './log/health.ts'

/** Position in the log, and revision in its stream, of the last event that was appended. */
interface Appended {
  position: bigint
  revision: number
}

/** Events in the order of the log, with the position up to which the log was read. */
export interface Batch<Event = RecordedEvent> {
  events: Event[]
  /** Events that could not be read; always empty if the reader throws such events as errors. */
  unreadable: UnreadableEventError[]
  position: bigint
  /** Number of events in the log since the previous batch, including those of types that the reader ignores. */
  count: number
}

export interface Reads extends Reading {
  after?: bigint
  /** Collects unreadable events in the batch's `unreadable` instead of throwing an error for the first one. */
  tellsUnreadable?: boolean
  /**
   * Skips damaged events that an operator allowed readers to skip, and yields their positions. Without this option,
   * the read throws at a damaged event, after yielding all events before it.
   */
  passesSkipped?: boolean
}

/** The event log, through which all other code reads and writes the event store. */
export interface Log<Event = RecordedEvent> {
  /**
   * Appends events if the stream is at exactly the expected revision. Resolves once the store has synced them to disk.
   * Retries reuse the event ids, so that the store writes each event once. Throws WrongRevisionError, or
   * LogUnavailableError after the timeout.
   */
  append: (
    stream: StreamName,
    events: readonly NewEvent[],
    expected: 'no_stream' | number,
  ) => Promise<Appended>
  /**
   * Reads up to `limit` events (default 1,000) of a stream from a revision on; [] without a stream. Throws
   * UnreadableEventError.
   */
  read: (
    stream: StreamName,
    options?: { from?: number; limit?: number; backwards?: boolean },
  ) => Promise<Event[]>
  /**
   * Reads all events of the given types after a position, up to the present end of the log. At an unreadable event, it
   * throws UnreadableEventError once all earlier events were yielded.
   */
  readAll: (options?: Reads & { signal?: AbortSignal }) => AsyncIterable<Batch<Event>>
  /**
   * Yields all events after a position, then new ones until the signal aborts; reconnects when the connection breaks.
   * Each batch has up to 1,000 events that arrived while the caller processed the previous batch. `live` is true once
   * the reader has reached the end of the log. `categories` selects streams; with `sendsTypesOnly`, the store sends only
   * events of the given types, so that others do not wake the reader. Throws UnreadableEventError after all
   * earlier events.
   */
  tail: (
    options: Reads & {
      categories?: readonly string[]
      sendsTypesOnly?: boolean
      signal: AbortSignal
    },
  ) => AsyncIterable<Batch<Event> & { live: boolean }>
  /** Deletes a stream permanently, after which appends to the stream fail. Repeating the call has no effect. */
  tombstone: (stream: StreamName) => Promise<void>
  /**
   * Removes deleted and expired events from the store's files. EventStoreDB requires an operator's login in the URL.
   */
  scavenge: () => Promise<Scavenged>
  /** Health of the store's servers; unknown values are null. Resolves within two seconds and never throws. */
  health: () => Promise<ServerHealth[]>
  /**
   * True if the log still contains the event at its revision. Also true if the stream was deleted or drops old events,
   * as the log then cannot answer the question.
   */
  holds: (event: { stream: string; revision: number; id: string }) => Promise<boolean>
  /** Position of the last event in the log; -1n if the log is empty. */
  head: () => Promise<bigint>
  close: () => Promise<void>
}

/**
 * Opens the log. `timeoutMs` limits how long an append or a read is retried while the store does not respond. Calls
 * `reconnected` when a tail has a new connection, behind which the log may be another one.
 */
export function openLog<Event = RecordedEvent>({
  url,
  codec,
  timeoutMs = 10_000,
  reconnected,
}: {
  url: string
  codec: Codec<Event>
  timeoutMs?: number
  reconnected?: () => void
}): Log<Event> {
  const client = connect(url)

  const tombstone = (stream: StreamName) =>
    withRetries(timeoutMs, 'end a stream', async () => {
      try {
        await client.tombstoneStream(stream)
      } catch (error) {
        if (!(error instanceof StreamDeletedError)) throw error
      }
    })

  const lastOf = (stream: string) =>
    withRetries(timeoutMs, 'tell of its scavenge', async () => {
      let event: StoredEvent | undefined
      // This read must be consumed to its end: after an abandoned read, the client cannot close its connection.
      const options = { direction: BACKWARDS, fromRevision: END, maxCount: 1 } as const
      for await (const last of client.readStream(stream, options)) event = stored(last)
      return event
    })

  return {
    append: appending(client, codec, timeoutMs),
    ...reading(client, codec, timeoutMs),
    tail: tailing(client, codec, timeoutMs, reconnected),
    tombstone,
    scavenge: () => scavenge(url, lastOf),
    health: () => health(url),
    close: () => client.dispose(),
  }
}
