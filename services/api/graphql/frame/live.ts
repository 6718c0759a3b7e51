import { isDeepStrictEqual } from 'node:util'
import type { RecordedEvent } from '../../../../events/event.ts'
import type { Cause, Change, Topic } from '../../../../projections/projection.ts'
import { causeOf } from '../../../projector/step-metrics.ts'
import type { EarlyChange } from '../../live/log-follower.ts'
import { anyOrder, openOrder } from '../../live/order.ts'
import { renew, type GraphContext } from './context.ts'
import { failure } from './errors.ts'

/** A change as delivered to one subscriber, with the context and the value for the subscription's resolver. */
export interface Delivery<Value> {
  context: GraphContext
  value: Value
  /** True if the value is the current state rather than a change; later subscribers receive it when they join. */
  isState: boolean
  cause?: Cause | undefined
  /** Event from which the value was made before the read models showed the event's change. */
  event?: RecordedEvent | undefined
}

/** A change and the value to deliver for it; if the value is null, nothing is delivered. */
type Reading<Value> = Pick<Delivery<Value>, 'cause' | 'event'> & { value: Value | null }

const nothing = { value: null }

/** Maximum number of changes that wait for a slow subscriber; beyond it, the subscription ends with an error. */
const MAX_WAITING = 500

/** Queue of changes; of equal changes it keeps only the last. */
function openQueue() {
  const waiting = new Map<string, Change | EarlyChange>()
  let [closed, finished] = [false, false]
  let work: (() => void) | null = null
  function wake() {
    if (work) queueMicrotask(work)
    work = null
  }
  const put = (key: string, change: Change | EarlyChange) => {
    // A repeated change moves to the end of the queue, because it has the position of its last event.
    waiting.delete(key)
    waiting.set(key, change)
    wake()
  }
  return {
    push(change: Change) {
      const key = `${change.topic} ${change.id}`
      const earlier = waiting.get(key)
      // A change without an event is always delivered, so one that is merged with it must be too.
      const isAnnounced = earlier && !('event' in earlier) && !earlier.cause
      put(key, isAnnounced ? { topic: change.topic, id: change.id } : change)
    },
    pushEarly: (change: EarlyChange) => put(`early ${change.topic} ${change.id}`, change),
    close() {
      closed = true
      wake()
    },
    /** Closes the queue after the changes that are in it. */
    finish: () => void (finished = true),
    /** True if a change waits or the queue is closed. */
    isReady: () => waiting.size > 0 || closed || finished,
    /** Calls a function once, as soon as a queue that is not ready becomes so. */
    onceReady: (next: () => void) => void (work = next),
    /** Takes the first change; null once the queue is closed. */
    take(): Change | EarlyChange | null {
      if (waiting.size > MAX_WAITING)
        throw failure('TOO_MANY', 'This connection is too slow to keep up. Please subscribe again.')
      const [first] = waiting
      if (closed || !first) return null
      waiting.delete(first[0])
      return first[1]
    },
  }
}

/**
 * Makes the value of a change from its event, before the read models show the change. Null if the viewer may not see
 * it; undefined if the value can only be read from the read models.
 */
export type ReadEarly<Value> = (context: GraphContext, change: EarlyChange) => Value | null | undefined

interface Telling<Value> {
  changes?: Pick<GraphContext['services']['changes'], 'subscribe'>
  /** Source of the changes for `early`. */
  ahead?: Pick<GraphContext['services']['ahead'], 'subscribe'>
  /** True if each delivery is the current state rather than a change. */
  isState?: boolean
  /**
   * True if each delivery says everything, so that deliveries need no order; what `early` cannot make is read at once.
   */
  isWhole?: boolean
  early?: ReadEarly<Value>
  /** Change that is read first, because others may have been missed since the subscriber's page was made. */
  first?: Change
  /** Called once, when the subscription has ended. */
  onEnd?: () => void
}

/**
 * Delivers changes of some topics to a subscriber. For each change it calls `read` in a new context, so that the
 * viewer's present permissions apply; nothing is delivered if `read` returns null. A change whose value `early` can
 * make is delivered as soon as its event is in the log (docs/decisions/live.md#deliveries-from-the-log). Begins with the
 * changes since the subscriber read its data. Ends with the session or when `read` throws.
 */
export function live<Value>(
  context: GraphContext,
  topics: readonly Topic[],
  read: (context: GraphContext, change: Change) => Promise<Value | null>,
  {
    changes = context.services.changes,
    ahead: events = context.services.ahead,
    isState = false,
    isWhole = false,
    early,
    first,
    onEnd,
  }: Telling<Value> = {},
): AsyncIterableIterator<Delivery<Value>> {
  const { shared, ahead } = context.services
  const queue = openQueue()
  const order = isWhole ? anyOrder : openOrder()
  const unsubscribe = topics.flatMap((topic) => [
    changes.subscribe(topic, queue.push, isState ? undefined : context.readAt),
    ...(early ? [events.subscribe(topic, queue.pushEarly)] : []),
  ])
  if (first) queue.push(first)
  if (context.isPast) {
    unsubscribe.forEach((stop) => stop())
    // The shared subscription that the subscriber has joined delivers the state.
    if (isState) queue.close()
    else queue.finish()
  }
  const end = async (): Promise<IteratorResult<Delivery<Value>>> => {
    unsubscribe.forEach((stop) => stop())
    queue.close()
    onEnd?.()
    return { done: true, value: undefined }
  }
  let last = { ...context, loaders: shared }
  // Events that were received before the subscription are only announced: none of them may be overtaken.
  let isReady = false
  if (early) void ahead.caughtUp().then(() => (isReady = true))

  /** Reads the value of a change from the read models; null once the session has ended. */
  async function readNow(change: Change): Promise<Reading<Value> | null> {
    if (!order.isNews(change.topic, change.cause?.position ?? null)) return nothing
    // The viewer and the value are read concurrently, because the viewer rarely changes.
    const [fresh, found] = await Promise.all([renew(last), read(last, change)])
    if (!fresh) return null
    const value = isDeepStrictEqual(fresh.viewer, last.viewer) ? found : await read(fresh, change)
    last = fresh
    return { value, cause: change.cause }
  }

  /**
   * Makes the value of a change from its event if possible; otherwise, waits until the read models announce the
   * change. Null once the session has ended.
   */
  async function readAhead(change: EarlyChange): Promise<Reading<Value> | null> {
    const { topic, event, isSure } = change
    if (!order.isNext(topic, event.position)) return nothing
    // A viewer who cannot be read now gets the change with its announcement.
    const fresh = await renew(last).catch(() => undefined)
    if (fresh === null) return null
    if (fresh) last = fresh
    const isKnown = fresh && isReady && isSure && (!fresh.viewer || ahead.isCurrent(fresh.viewer.id))
    const value = isKnown ? early?.(fresh, change) : undefined
    if (value === undefined && isWhole) return readNow({ topic, id: change.id, cause: causeOf(event) })
    if (value === undefined) order.waits(topic, event.position)
    else order.delivered(topic, event.position)
    return { value: value ?? null, cause: causeOf(event), event }
  }

  /** Reads changes until one is to be delivered. */
  async function deliver(
    resolve: (result: IteratorResult<Delivery<Value>>) => void,
    reject: (error: unknown) => void,
  ): Promise<void> {
    try {
      while (queue.isReady()) {
        const change = queue.take()
        const found = change && (await ('event' in change ? readAhead(change) : readNow(change)))
        if (!found) return resolve(await end())
        const { value, cause, event } = found
        if (value !== null)
          return resolve({ done: false, value: { context: last, value, isState, cause, event } })
      }
      // No function stays suspended meanwhile, as most of the memory of a socket is that of idle subscriptions.
      queue.onceReady(() => void deliver(resolve, reject))
    } catch (error) {
      await end()
      reject(error)
    }
  }

  return {
    next: () => new Promise((resolve, reject) => void deliver(resolve, reject)),
    return: end,
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

/** The function `resolve` of every subscription: it returns the value of the delivery. */
export const delivered = <Value>({ value }: Delivery<Value>): Value => value
