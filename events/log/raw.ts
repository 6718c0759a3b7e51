import { ANY, NO_STREAM, type AppendExpectedRevision, type EventData } from '@eventstore/db-client'
import type { Codec, StoredEvent } from './codec.ts'
import { connect } from './connect.ts'
import { openLog, type Log } from '../log.ts'

/** An event as the store is to hold it. */
export type RawEvent = Pick<StoredEvent, 'id' | 'type' | 'isJson' | 'data' | 'metadata'>

/** The log as the store holds it, still encrypted, with the store's own events: for what carries it elsewhere. */
export interface RawLog extends Pick<
  Log<StoredEvent>,
  'read' | 'readAll' | 'tail' | 'tombstone' | 'scavenge' | 'health' | 'head' | 'close'
> {
  /**
   * Appends events as they are. `expected` is the revision of the stream's last event, -1 where there is no stream,
   * null where it does not matter. Resolves with the position of the last one. Throws what the client throws.
   */
  append: (stream: string, events: readonly RawEvent[], expected: number | null) => Promise<bigint>
}

/** Leaves everything as it is. */
const asStored: Codec<StoredEvent> = {
  encode: () => Promise.reject(new Error('A raw log appends what is encoded already')),
  decode: async (stored) => [...stored],
}

const bytesOf = (metadata: unknown) =>
  metadata instanceof Uint8Array ? metadata : new TextEncoder().encode(JSON.stringify(metadata))

function dataOf({ id, type, isJson, data, metadata }: RawEvent): EventData {
  const common = { id, type, metadata: metadata === undefined ? undefined : bytesOf(metadata) }
  if (data instanceof Uint8Array) return { ...common, contentType: 'application/octet-stream', data }
  if (!isJson) throw new Error(`Event ${id} is no JSON, and has no bytes either`)
  // Any JSON value may stand there; the client's type leaves out numbers and the like.
  return { ...common, contentType: 'application/json', data: data as object[] }
}

function expectedOf(expected: number | null): AppendExpectedRevision {
  if (expected === null) return ANY
  return expected < 0 ? NO_STREAM : BigInt(expected)
}

/** Opens the log at an address (`esdb://…`) as the store holds it. */
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
