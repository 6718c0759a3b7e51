import type { Batch } from '../../../events/log.ts'
import { joinBatches } from '../batch.ts'

/** Batches that wait for one follower of the log. */
export interface Inbox {
  /** Resolves with true when there is room for another batch, with false once closed. */
  put: (batch: Batch) => Promise<boolean>
  wake: () => void
  /** All waiting batches as one; null at the end. Throws the error of `close` once no batch is left. */
  take: () => Promise<Batch | null>
  /** Closes the inbox. Drops waiting batches unless there is an error. */
  close: (error?: Error) => void
  /** Closes the inbox after the waiting batches were taken. */
  end: () => void
}

const nothing: Batch = { events: [], unreadable: [], position: -1n, count: 0 }

/**
 * Opens an inbox that closes when it has been full for `timeoutMs`; its slow follower then reads the log by itself.
 * With null, the sender waits instead.
 */
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
