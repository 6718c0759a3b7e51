import { openAppends } from './log/batch-append.ts'
import type { EncodedEvent } from './log/messages.ts'
import type { Codec, StoredEvent } from './log/codec.ts'
import { connect } from './log/connect.ts'
import { openLog, type Log } from './log.ts'

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

const bytesOf = (value: unknown) =>
  value instanceof Uint8Array ? value : Buffer.from(value === undefined ? '' : JSON.stringify(value))

function encodedOf({ id, type, isJson, data, metadata }: RawEvent): EncodedEvent {
  if (!isJson && !(data instanceof Uint8Array)) throw new Error(`Event ${id} is neither JSON nor bytes`)
  return { id, type, isJson: !(data instanceof Uint8Array), data: bytesOf(data), metadata: bytesOf(metadata) }
}

export function openRawLog(url: string): RawLog {
  const { read, readAll, tail, tombstone, scavenge, health, head, close } = openLog({ url, codec: asStored })
  const client = connect(url)
  const append = openAppends(client)
  return {
    read,
    readAll,
    tail,
    scavenge,
    health,
    head,
    async append(stream, events, expected) {
      const { position } = await append(
        stream,
        events.map(encodedOf),
        expected !== null && expected < 0 ? 'no_stream' : expected,
      )
      return position
    },
    tombstone,
    async close() {
      await client.dispose()
      await close()
    },
  }
}
