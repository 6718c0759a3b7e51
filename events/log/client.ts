import {
  AccessDeniedError,
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  StreamNotFoundError,
  UnknownError,
  WrongExpectedVersionError,
  type ResolvedEvent,
} from '@eventstore/db-client'
import { setTimeout as sleep } from 'node:timers/promises'
import type { StoredEvent } from './codec.ts'
import type { StreamName } from '../kinds.ts'

// What reading, appending and following share of the client's ways.

/** The log did not answer in time; whether an append was kept is not known, so repeat it with the same ids. */
export class LogUnavailableError extends Error {
  override name = 'LogUnavailableError'
}

/** The most events of a batch. */
export const BATCH = 1000

const final = [
  AccessDeniedError,
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  StreamNotFoundError,
  WrongExpectedVersionError,
]

/** The status of a log whose file is damaged. */
export const DATA_LOSS = 15

/** Whether an error would be the same the next time. */
export const isFinal = (error: unknown): boolean =>
  final.some((type) => error instanceof type) || (error instanceof UnknownError && error.code === DATA_LOSS)

/** What a promise gives within so many ms; throws otherwise. A store that stands still would never answer. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('It does not answer')), ms)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Repeats what failed for want of a connection, with growing pauses, for at most `patience` milliseconds. Throws
 * LogUnavailableError after that.
 */
export async function patiently<T>(patience: number, what: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + patience
  for (let pause = 20; ; pause = Math.min(pause * 2, 500)) {
    try {
      return await within(Math.max(1, deadline - Date.now()), work())
    } catch (error) {
      if (isFinal(error)) throw error
      if (Date.now() + pause > deadline) {
        throw new LogUnavailableError(`The event log did not ${what} within ${patience} ms. Is it running?`, {
          cause: error,
        })
      }
      await sleep(pause)
    }
  }
}

/** An event of the client as the project has it. */
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

/** A position as the client wants it. */
export const positionOf = (at: bigint): { commit: bigint; prepare: bigint } => ({ commit: at, prepare: at })
