import type { Batch } from '../../../events/log.ts'
import { joinBatches } from '../batch.ts'

/** Batches of events that wait for one projection. */
export interface Inbox {
  /**
   * Adds a batch to the inbox; resolves with true when there is room for another batch, or with false if it is closed.
   */
  put: (batch: Batch) => Promise<boolean>
  wake: () => void
  /** All waiting batches, joined; null at the end. Throws the error of `close` once all batches were taken. */
  take: () => Promise<Batch | null>
  /** Closes the inbox; discards waiting batches unless an error is given. */
  close: (error?: Error) => void
  /** Closes the inbox as soon as all waiting batches were taken. */
  end: () => void
}

const nothing: Batch = { events: [], unreadable: [], position: -1n, count: 0 }

/**
 * Opens an inbox that closes when it was full for `timeoutMs` (null: never); its projection then reads the log alone.
 * Waiting events for which `isDue` is false do not wake the projection, until `wake` does.
 */
export function openInbox({
  limit = 1000,
  isDue = () => true,
  timeoutMs = 1000,
}: { limit?: number; isDue?: (waiting: Batch) => boolean; timeoutMs?: number | null } = {}): Inbox {
  let waiting: Batch | null = null
  let ended = false
  let closed: { error: Error | undefined } | null = null
  let arrival = Promise.withResolvers<void>()
  let room = Promise.withResolvers<void>()

  const close = (error?: Error) => {
    closed ??= { error }
    arrival.resolve()
    room.resolve()
  }

  return {
    async put(batch) {
      if (closed) return false
      waiting = waiting ? joinBatches(waiting, batch) : batch
      if (isDue(waiting)) arrival.resolve()
      if (waiting.events.length < limit) return true
      const timer = timeoutMs === null ? undefined : setTimeout(close, timeoutMs)
      await room.promise
      clearTimeout(timer)
      return closed === null
    },
    wake: () => arrival.resolve(),
    async take() {
      await arrival.promise
      if (closed?.error && !waiting) throw closed.error
      if (closed && !closed.error) return null
      if (ended && !waiting) return null
      const taken = waiting ?? nothing
      waiting = null
      if (!closed && !ended) arrival = Promise.withResolvers()
      room.resolve()
      room = Promise.withResolvers()
      return taken
    },
    close,
    end() {
      ended = true
      arrival.resolve()
    },
  }
}
