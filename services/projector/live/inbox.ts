import type { Batch } from '../../../events/log.ts'
import { joinBatches } from '../batch.ts'

/** What waits for one follower of the tail; never more than `limit` events and what came with the last of them. */
export interface Inbox {
  /**
   * Puts a batch to what waits. Resolves with true when there is room for the next one, with false once it is closed:
   * by its follower, or because patience has run out.
   */
  put: (batch: Batch) => Promise<boolean>
  /** Wakes the follower even if nothing came. */
  wake: () => void
  /**
   * What has come since, as one batch. Null once the inbox was closed, or has ended and is empty. Throws the error that it was closed with, when
   * nothing that came before is left.
   */
  take: () => Promise<Batch | null>
  /** Nothing comes any more, and what waits is not wanted unless there is an error. */
  close: (error?: Error) => void
  /** Nothing comes after what waits. */
  end: () => void
}

const nothing: Batch = { events: [], unreadable: [], position: -1n, count: 0 }

/**
 * Opens an inbox. One that has been full for `patience` milliseconds closes, so that a slow follower neither
 * holds up the others nor grows the memory: it reads the log by itself until it has caught up. Without patience the
 * others wait for it.
 */
export function openInbox({
  limit = 1000,
  patience = 1000,
}: { limit?: number; patience?: number | null } = {}): Inbox {
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
      arrival.resolve()
      if (waiting.events.length < limit) return true
      const timer = patience === null ? undefined : setTimeout(close, patience)
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
