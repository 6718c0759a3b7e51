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
import { patiently } from './client.ts'

/** The stream is not at the revision that the append expected: somebody else was faster. */
export class WrongRevisionError extends Error {
  override name = 'WrongRevisionError'
}

/** JSON as the client sends it on untouched; objects it would carry through base 64. */
const bytesOf = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value))

/** Appends with a client; see `Log`. */
export function appending(
  client: EventStoreDBClient,
  codec: Pick<Codec, 'encode'>,
  patience: number,
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
      const result = await patiently(patience, 'take an append', () =>
        client.appendToStream(stream, encoded, { expectedRevision }),
      )
      if (!result.position) throw new Error('The event log did not say where it kept the events')
      return { position: result.position.commit, revision: Number(result.nextExpectedRevision) }
    } catch (error) {
      // A stream that was tombstoned has moved on for good.
      if (error instanceof WrongExpectedVersionError || error instanceof StreamDeletedError)
        throw new WrongRevisionError(`${stream} has moved on`, { cause: error })
      throw error
    }
  }
}
