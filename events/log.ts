import { BACKWARDS, END, StreamDeletedError } from '@eventstore/db-client'
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

/** Position in the log, and revision in the stream, of the last appended event. */
interface Appended {
  position: bigint
  revision: number
}

/** Events in log order, and the position up to which the log was read. */
export interface Batch<Event = RecordedEvent> {
  events: Event[]
  /** Events that could not be read; empty if reading throws them instead. */
  unreadable: UnreadableEventError[]
  position: bigint
  /** Number of events in the log since the previous batch, including those that were not decoded. */
  count: number
}

export interface Reads extends Reading {
  after?: bigint
  /** Collects unreadable events in `unreadable` instead of throwing the first one. */
  tellsUnreadable?: boolean
  /**
   * Passes damaged events that an operator allowed readers to skip, and yields their positions. Without this option, a
   * damaged event is thrown after all events before it were yielded.
   */
  passesSkipped?: boolean
}

/** The event log (EventStoreDB). All other code accesses the store through it. */
export interface Log<Event = RecordedEvent> {
  /**
   * Appends at exactly the expected revision. Resolves when the store has the events on disk. Retries use the same
   * event ids, so nothing is written twice. Throws WrongRevisionError, or LogUnavailableError after the timeout.
   */
  append: (
    stream: StreamName,
    events: readonly NewEvent[],
    expected: 'no_stream' | number,
  ) => Promise<Appended>
  /**
   * Reads up to `limit` events (default 1,000) from a revision on; [] if the stream does not exist. Throws
   * UnreadableEventError.
   */
  read: (
    stream: StreamName,
    options?: { from?: number; limit?: number; backwards?: boolean },
  ) => Promise<Event[]>
  /**
   * Reads events of the wanted types after a position, up to the end of the log. Throws UnreadableEventError once all
   * events before the unreadable one were yielded.
   */
  readAll: (options?: Reads & { signal?: AbortSignal }) => AsyncIterable<Batch<Event>>
  /**
   * Yields all events after a position, then new ones, until the signal aborts; reconnects. A batch has up to 1,000
   * events that arrived while the caller processed the previous one. `live` is true once the reader has caught up.
   * `categories` selects streams. Throws UnreadableEventError after all earlier events.
   */
  tail: (
    options: Reads & {
      categories?: readonly string[]
      signal: AbortSignal
    },
  ) => AsyncIterable<Batch<Event> & { live: boolean }>
  /** Deletes a stream permanently: later appends to it fail. A repeated call has no effect. */
  tombstone: (stream: StreamName) => Promise<void>
  /** Removes deleted and expired events from the files. EventStoreDB needs an operator's login in the URL. */
  scavenge: () => Promise<Scavenged>
  /** Health of the servers, with null for unknown values. Answers within two seconds and never throws. */
  health: () => Promise<ServerHealth[]>
  /**
   * True if the log still has an event at its revision, or if this cannot be known because its stream was deleted or
   * drops old events.
   */
  holds: (event: { stream: string; revision: number; id: string }) => Promise<boolean>
  /** Position of the last event; -1n in an empty log. */
  head: () => Promise<bigint>
  close: () => Promise<void>
}

/** Opens the log. `timeoutMs` limits retries of an append or a read while the store does not respond. */
export function openLog<Event = RecordedEvent>({
  url,
  codec,
  timeoutMs = 10_000,
}: {
  url: string
  codec: Codec<Event>
  timeoutMs?: number
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
      // Must be read to the end: after an abandoned read the client does not close.
      const options = { direction: BACKWARDS, fromRevision: END, maxCount: 1 } as const
      for await (const last of client.readStream(stream, options)) event = stored(last)
      return event
    })

  return {
    append: appending(client, codec, timeoutMs),
    ...reading(client, codec, timeoutMs),
    tail: tailing(client, codec, timeoutMs),
    tombstone,
    scavenge: () => scavenge(url, lastOf),
    health: () => health(url),
    close: () => client.dispose(),
  }
}
