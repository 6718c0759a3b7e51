import type { EventStoreDBClient } from '@eventstore/db-client'
import {
  StreamDeletedError,
  WrongExpectedVersionError,
} from '@eventstore/db-client/dist/utils/CommandError.js'
import { openAppends } from './batch-append.ts'
import type { Codec } from './codec.ts'
import type { NewEvent } from '../event.ts'
import type { StreamName } from '../kinds.ts'
import type { Log } from '../log.ts'
import { withRetries } from './client.ts'

/** Another writer appended first, so the stream is not at the expected revision. */
export class WrongRevisionError extends Error {
  override name = 'WrongRevisionError'
}

const bytesOf = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value))

export function appending(
  client: EventStoreDBClient,
  codec: Pick<Codec, 'encode'>,
  timeoutMs: number,
): Log['append'] {
  const append = openAppends(client)
  return async (stream: StreamName, events: readonly NewEvent[], expected) => {
    const encoded = await Promise.all(
      events.map(async (event) => {
        const { data, metadata } = await codec.encode(event)
        return {
          id: event.id,
          type: event.type,
          isJson: true,
          data: bytesOf(data),
          metadata: bytesOf(metadata),
        }
      }),
    )
    try {
      return await withRetries(timeoutMs, 'take an append', () => append(stream, encoded, expected))
    } catch (error) {
      // The store rejects every append to a deleted stream with this error.
      if (error instanceof WrongExpectedVersionError || error instanceof StreamDeletedError)
        throw new WrongRevisionError(`${stream} has moved on`, { cause: error })
      throw error
    }
  }
}
