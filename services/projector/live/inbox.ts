import type { Batch } from '../../../events/log.ts'
import { joinBatches } from '../batch.ts'

/** Batches that wait for one follower of the tail. */
export interface Inbox {
  /** Resolves with true when there is room for another batch, with false once closed. */
  put: (batch: Batch) => Promise<boolean>
  wake: () => void
  /** All waiting batches as one; null at the end. Throws the error of `close` when nothing is left. */
  take: () => Promise<Batch | null>
  /** Drops waiting batches unless there is an error. */
  close: (error?: Error) => void
  /** Closes it after the waiting batches. */
  end: () => void
}

const nothing: Batch = { events: [], unreadable: [], position: -1n, count: 0 }

/** Closes when it is full for `timeoutMs`: a slow follower then reads the log by itself. Null: others wait. */
export function openInbox({
  limit = 1000,
  timeoutMs = 1000,
}: { limit?: number; timeoutMs?: number | null } = {}): Inbox {
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
