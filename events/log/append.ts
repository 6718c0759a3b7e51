import {
  jsonEvent,
  NO_STREAM,
  StreamDeletedError,
  WrongExpectedVersionError,
  type EventStoreDBClient,
} from '@eventstore/db-client'
import type { Codec } from './codec.ts'
import type { NewEvent } from '../event.ts'
import type { StreamName } from '../kinds.ts'
import type { Log } from '../log.ts'
import { withRetries } from './client.ts'

/** The stream is not at the expected revision, as another writer appended first. */
export class WrongRevisionError extends Error {
  override name = 'WrongRevisionError'
}

/** The client passes bytes on unchanged, but converts objects to base64. */
const bytesOf = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value))

export function appending(
  client: EventStoreDBClient,
  codec: Pick<Codec, 'encode'>,
  timeoutMs: number,
): Log['append'] {
  return async (stream: StreamName, events: readonly NewEvent[], expected) => {
    const encoded = await Promise.all(
      events.map(async (event) => {
        const { data, metadata } = await codec.encode(event)
        return jsonEvent({ id: event.id, type: event.type, data, metadata: bytesOf(metadata) })
      }),
    )
    const expectedRevision = expected === 'no_stream' ? NO_STREAM : BigInt(expected)
    try {
      const result = await withRetries(timeoutMs, 'take an append', () =>
        client.appendToStream(stream, encoded, { expectedRevision }),
      )
      if (!result.position) throw new Error('The event log did not say where it kept the events')
      return { position: result.position.commit, revision: Number(result.nextExpectedRevision) }
    } catch (error) {
      // A deleted stream rejects every append.
      if (error instanceof WrongExpectedVersionError || error instanceof StreamDeletedError)
        throw new WrongRevisionError(`${stream} has moved on`, { cause: error })
      throw error
    }
  }
}
