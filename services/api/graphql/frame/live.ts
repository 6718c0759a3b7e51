import { isDeepStrictEqual } from 'node:util'
import type { Cause, Change, Topic } from '../../../../projections/projection.ts'
import { renew, type GraphContext } from './context.ts'
import { failure } from './errors.ts'

/** A change as delivered to one subscriber, with the context and the value for the subscription's resolver. */
export interface Delivery<Value> {
  context: GraphContext
  value: Value
  /** True if the value is the current state rather than a change; later subscribers receive it when they join. */
  isState: boolean
  cause?: Cause | undefined
}

/** Maximum number of changes that wait for a slow subscriber; beyond it, the subscription ends with an error. */
const MAX_WAITING = 500

/** Queue of changes without duplicates; `next` returns null once the queue is closed. */
function openQueue() {
  const waiting = new Map<string, Change>()
  let closed = false
  let wake = () => {}
  return {
    push(change: Change) {
      waiting.set(`${change.topic} ${change.id}`, change)
      wake()
    },
    close() {
      closed = true
      wake()
    },
    async next(): Promise<Change | null> {
      if (waiting.size > MAX_WAITING)
        throw failure('TOO_MANY', 'This connection is too slow to keep up. Please subscribe again.')
      while (waiting.size === 0 && !closed) await new Promise<void>((resolve) => (wake = resolve))
      const [first] = waiting
      if (closed || !first) return null
      waiting.delete(first[0])
      return first[1]
    },
  }
}

interface Telling {
  changes?: Pick<GraphContext['services']['changes'], 'subscribe'>
  /** True if each delivery is the current state rather than a change. */
  isState?: boolean
}

/**
 * Delivers changes of some topics to a subscriber. For each change it calls `read` in a new context, so that the
 * viewer's present permissions apply; nothing is delivered if `read` returns null. Ends with the session or when
 * `read` throws.
 */
export function live<Value>(
  context: GraphContext,
  topics: readonly Topic[],
  read: (context: GraphContext, change: Change) => Promise<Value | null>,
  { changes = context.services.changes, isState = false }: Telling = {},
): AsyncIterableIterator<Delivery<Value>> {
  const queue = openQueue()
  const unsubscribe = topics.map((topic) => changes.subscribe(topic, queue.push))
  const end = async (): Promise<IteratorResult<Delivery<Value>>> => {
    unsubscribe.forEach((stop) => stop())
    queue.close()
    return { done: true, value: undefined }
  }
  let last = { ...context, loaders: context.services.shared }
  return {
    async next() {
      try {
        for (let change; (change = await queue.next());) {
          // The viewer and the value are read concurrently, because the viewer rarely changes.
          const [fresh, found] = await Promise.all([renew(last), read(last, change)])
          if (!fresh) break
          const value = isDeepStrictEqual(fresh.viewer, last.viewer) ? found : await read(fresh, change)
          last = fresh
          if (value !== null)
            return { done: false, value: { context: fresh, value, isState, cause: change.cause } }
        }
      } catch (error) {
        await end()
        throw error
      }
      return end()
    },
    return: end,
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

/** The function `resolve` of every subscription: it returns the value of the delivery. */
export const delivered = <Value>({ value }: Delivery<Value>): Value => value
