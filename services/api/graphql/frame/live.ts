import { isDeepStrictEqual } from 'node:util'
import type { Cause, Change, Topic } from '../../../../projections/projection.ts'
import { renew, type GraphContext } from './context.ts'
import { failure } from './errors.ts'

/** What one change means to one subscriber: a context of its own, and what the resolver starts from. */
export interface Delivery<Value> {
  context: GraphContext
  value: Value
  /** Whether it says how things are, and not what changed: then it is for those who subscribe later too. */
  isState: boolean
  /** The event that it comes of, where that is known. */
  cause?: Cause | undefined
}

/** Changes that may wait for a subscriber; one that is further behind has to begin anew. */
const MOST_WAITING = 500

/** Changes that wait for their turn, each once; `next` gives null once it is closed. */
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
      if (waiting.size > MOST_WAITING)
        throw failure('TOO_MANY', 'This connection is too slow to keep up. Please subscribe again.')
      while (waiting.size === 0 && !closed) await new Promise<void>((resolve) => (wake = resolve))
      const [first] = waiting
      if (closed || !first) return null
      waiting.delete(first[0])
      return first[1]
    },
  }
}

/** How a subscription is told. */
interface Telling {
  /** Where changes are heard of: those that the projector tells, unless others are given. */
  changes?: Pick<GraphContext['services']['changes'], 'subscribe'>
  /** Whether each delivery says how things are. */
  isState?: boolean
}

/**
 * What a subscriber is told of some topics. For every change `read` runs in a context made anew, so that it
 * answers by what the viewer may see at that moment; null tells nothing. Ends with the session, and with what `read`
 * throws.
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
          // What there is to read and who the viewer is by now, at the same time: mostly it is who it was.
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

/** What a delivery carries: the `resolve` of every subscription. */
export const delivered = <Value>({ value }: Delivery<Value>): Value => value
