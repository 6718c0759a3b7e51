import type { ResolvedEvent } from '@eventstore/db-client'
import {
  AccessDeniedError,
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  StreamNotFoundError,
  UnknownError,
  WrongExpectedVersionError,
} from '@eventstore/db-client/dist/utils/CommandError.js'
import { setTimeout as sleep } from 'node:timers/promises'
import type { StoredEvent } from './codec.ts'
import type { StreamName } from '../kinds.ts'
import { retryDelay } from './retry-delay.ts'

/** The log did not respond in time. The append may still have succeeded, so a retry must use the same event ids. */
export class LogUnavailableError extends Error {
  override name = 'LogUnavailableError'
}

export const MAX_BATCH_EVENTS = 1000

const finalErrors = [
  AccessDeniedError,
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  StreamNotFoundError,
  WrongExpectedVersionError,
]

/** gRPC status with which the store reports a damaged log. */
export const DATA_LOSS = 15

/** True for errors that would occur again on every retry. */
export const isFinal = (error: unknown): boolean =>
  finalErrors.some((type) => error instanceof type) ||
  (error instanceof UnknownError && error.code === DATA_LOSS)

/** Rejects if the promise is still pending after `ms`, because a suspended store never responds. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('it does not respond')), ms)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Repeats a call after connection failures, with growing pauses. Throws LogUnavailableError after `timeoutMs`. */
export async function withRetries<T>(timeoutMs: number, task: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + timeoutMs
  for (let retries = 0; ; retries++) {
    try {
      return await within(Math.max(1, deadline - Date.now()), work())
    } catch (error) {
      if (isFinal(error)) throw error
      const delay = retryDelay(retries, 20, 500)
      if (Date.now() + delay > deadline) {
        throw new LogUnavailableError(
          `The event log did not ${task} within ${timeoutMs} ms. Is it running?`,
          {
            cause: error,
          },
        )
      }
      await sleep(delay)
    }
  }
}

export function stored({ event }: ResolvedEvent): StoredEvent {
  if (!event) throw new Error('The event log sent a link without its event')
  return {
    id: event.id,
    stream: event.streamId as StreamName,
    type: event.type,
    revision: Number(event.revision),
    position: event.position?.commit ?? -1n,
    recordedAt: event.created,
    isJson: event.isJson,
    data: event.data,
    metadata: event.metadata,
  }
}

export const positionOf = (at: bigint): { commit: bigint; prepare: bigint } => ({ commit: at, prepare: at })
