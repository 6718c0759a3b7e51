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

/** Another writer appended first, so the stream is not at the expected revision. */
export class WrongRevisionError extends Error {
  override name = 'WrongRevisionError'
}

/** Data is passed to the client as bytes, because the client would convert objects to base64. */
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
      // The store rejects every append to a deleted stream with this error.
      if (error instanceof WrongExpectedVersionError || error instanceof StreamDeletedError)
        throw new WrongRevisionError(`${stream} has moved on`, { cause: error })
      throw error
    }
  }
}
