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

/** Position of the last event in the log, and its revision in the stream. */
interface Appended {
  position: bigint
  revision: number
}

/** Events in log order, and the position up to which the log was read. */
export interface Batch<Event = RecordedEvent> {
  events: Event[]
  /** Empty when unreadable events are thrown. */
  unreadable: UnreadableEventError[]
  position: bigint
  /** Events in the log since the previous batch, read or not. */
  count: number
}

export interface Reads extends Reading {
  after?: bigint
  /** Collects unreadable events in `unreadable` instead of throwing. */
  tellsUnreadable?: boolean
  /**
   * Passes damaged events that an operator allowed readers to skip, yielding their positions alone. Without it, they
   * are thrown once all sound events before them were yielded.
   */
  passesSkipped?: boolean
}

/** The event log (EventStoreDB). The only access to it. */
export interface Log<Event = RecordedEvent> {
  /**
   * Appends at exactly the expected revision. Resolves when the store has it on disk. Retries use the same event
   * ids, so that nothing is written twice. Throws WrongRevisionError, or LogUnavailableError after the timeout.
   */
  append: (
    stream: StreamName,
    events: readonly NewEvent[],
    expected: 'no_stream' | number,
  ) => Promise<Appended>
  /** Up to `limit` events (default 1,000) from a revision on; [] without a stream. Throws UnreadableEventError. */
  read: (
    stream: StreamName,
    options?: { from?: number; limit?: number; backwards?: boolean },
  ) => Promise<Event[]>
  /** Events of the wanted types after a position, up to the end. Throws UnreadableEventError after earlier ones. */
  readAll: (options?: Reads & { signal?: AbortSignal }) => AsyncIterable<Batch<Event>>
  /**
   * All events after a position, then new ones, until the signal; reconnects. A batch has up to 1,000 events that
   * came while the previous one was processed. `live`: the reader has caught up. `categories` selects streams.
   * Throws UnreadableEventError after all earlier events.
   */
  tail: (
    options: Reads & {
      categories?: readonly string[]
      signal: AbortSignal
    },
  ) => AsyncIterable<Batch<Event> & { live: boolean }>
  /** Deletes a stream permanently; it accepts no appends. Can be repeated. */
  tombstone: (stream: StreamName) => Promise<void>
  /** Removes deleted and expired events from the files. EventStoreDB needs an operator's login in the URL. */
  scavenge: () => Promise<Scavenged>
  /** Health of the servers as far as known; within two seconds, never an error. */
  health: () => Promise<ServerHealth[]>
  /** True if an event is in its place, or this cannot be known: its stream was deleted, or drops old events. */
  holds: (event: { stream: string; revision: number; id: string }) => Promise<boolean>
  /** Position of the last event; -1n in an empty log. */
  head: () => Promise<bigint>
  close: () => Promise<void>
}

/** `timeoutMs` limits retries of an append or a read while the store does not respond. */
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
      // Read to the end: the client does not close after an abandoned read.
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
