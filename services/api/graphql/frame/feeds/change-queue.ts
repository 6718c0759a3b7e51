import type { Change } from '../../../../../projections/projection.ts'
import type { EarlyChange } from '../../../live/log-follower.ts'
import { failure } from '../errors.ts'

/** Maximum number of changes that wait; beyond it, their subscribers' subscriptions end with an error. */
export const MAX_WAITING = 500

export type AnyChange = Change | EarlyChange

/** Queue of changes; of equal changes it keeps only the last. */
export interface ChangeQueue {
  push: (change: AnyChange) => void
  clear: () => void
  close: () => void
  isReady: () => boolean
  /** Calls a function once, as soon as a queue that is not ready becomes so. */
  onceReady: (next: () => void) => void
  /** Takes the first change; null if there is none, or once the queue is closed. Throws if too many wait. */
  take: () => AnyChange | null
}

export const isEarly = (change: AnyChange): change is EarlyChange => 'event' in change

export function openQueue(): ChangeQueue {
  const waiting = new Map<string, AnyChange>()
  let closed = false
  let work: (() => void) | null = null
  function wake() {
    if (work) queueMicrotask(work)
    work = null
  }
  const put = (key: string, change: AnyChange) => {
    // A repeated change moves to the end of the queue, because it has the position of its last event.
    waiting.delete(key)
    waiting.set(key, change)
    wake()
  }
  return {
    push(change) {
      const { topic, id } = change
      if (isEarly(change)) return put(`early ${topic} ${id}`, change)
      const key = `${topic} ${id}`
      const earlier = waiting.get(key)
      // A change without an event is always delivered, so one that is merged with it must be too.
      const isAnnounced = earlier && !isEarly(earlier) && !earlier.cause
      put(key, isAnnounced ? { topic, id } : change)
    },
    clear: () => waiting.clear(),
    close() {
      closed = true
      wake()
    },
    isReady: () => waiting.size > 0 || closed,
    onceReady: (next) => void (work = next),
    take() {
      if (waiting.size > MAX_WAITING)
        throw failure('TOO_MANY', 'This connection is too slow to keep up. Please subscribe again.')
      const [first] = waiting
      if (closed || !first) return null
      waiting.delete(first[0])
      return first[1]
    },
  }
}
