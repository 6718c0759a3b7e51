import { ANY, NO_STREAM, type AppendExpectedRevision, type EventData } from '@eventstore/db-client'
import type { Codec, StoredEvent } from './codec.ts'
import { connect } from './connect.ts'
import { openLog, type Log } from '../log.ts'

/** An event in its stored form. */
export type RawEvent = Pick<StoredEvent, 'id' | 'type' | 'isJson' | 'data' | 'metadata'>

/** Reads and writes stored events unchanged (encrypted, including the store's own events), for export and import. */
export interface RawLog extends Pick<
  Log<StoredEvent>,
  'read' | 'readAll' | 'tail' | 'tombstone' | 'scavenge' | 'health' | 'head' | 'close'
> {
  /**
   * Appends stored events. `expected` is the last revision of the stream, -1 if the stream must not exist, or null for
   * any state. Resolves with the position of the last event. Throws errors of the EventStoreDB client.
   */
  append: (stream: string, events: readonly RawEvent[], expected: number | null) => Promise<bigint>
}

const asStored: Codec<StoredEvent> = {
  encode: () => Promise.reject(new Error('A raw log accepts only encoded events')),
  decode: async (stored) => [...stored],
}

const bytesOf = (metadata: unknown) =>
  metadata instanceof Uint8Array ? metadata : new TextEncoder().encode(JSON.stringify(metadata))

function dataOf({ id, type, isJson, data, metadata }: RawEvent): EventData {
  const common = { id, type, metadata: metadata === undefined ? undefined : bytesOf(metadata) }
  if (data instanceof Uint8Array) return { ...common, contentType: 'application/octet-stream', data }
  if (!isJson) throw new Error(`Event ${id} is neither JSON nor bytes`)
  // Casts the data, because the client's type does not allow some valid JSON values.
  return { ...common, contentType: 'application/json', data: data as object[] }
}

function expectedOf(expected: number | null): AppendExpectedRevision {
  if (expected === null) return ANY
  return expected < 0 ? NO_STREAM : BigInt(expected)
}

/** Opens a log for reading and writing stored events unchanged. */
export function openRawLog(url: string): RawLog {
  const { read, readAll, tail, tombstone, scavenge, health, head, close } = openLog({ url, codec: asStored })
  const client = connect(url)
  return {
    read,
    readAll,
    tail,
    scavenge,
    health,
    head,
    async append(stream, events, expected) {
      const result = await client.appendToStream(stream, events.map(dataOf), {
        expectedRevision: expectedOf(expected),
      })
      if (!result.position) throw new Error('The event log did not say where it kept the events')
      return result.position.commit
    },
    tombstone,
    async close() {
      await client.dispose()
      await close()
    },
  }
}
