import type { RecordedEvent } from '../../../../events/event.ts'
import type { Cause, Change, Topic } from '../../../../projections/projection.ts'
import type { EarlyChange } from '../../live/log-follower.ts'
import type { GraphContext } from './context.ts'

/** A change as it is delivered: the value for the subscription's resolver. */
export interface Delivery<Value> {
  value: Value
  cause?: Cause | undefined
  /** Event from which the value was made before the read models showed the event's change. */
  event?: RecordedEvent | undefined
}

/**
 * Makes the value of a change from its event, before the read models show the change. Null if the viewer may not see
 * it; undefined if the value can only be read from the read models.
 */
export type ReadEarly<Value> = (context: GraphContext, change: EarlyChange) => Value | null | undefined

interface Options<Value> {
  changes?: Pick<GraphContext['services']['changes'], 'subscribe'>
  /** Source of the changes for `early`. */
  ahead?: Pick<GraphContext['services']['ahead'], 'subscribe'>
  /** True if each delivery is the current state rather than a change, so that subscribers lack no earlier changes. */
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

/** The changes that a subscription is about, and how their values are read. */
export interface Source<Value> extends Options<Value>, AsyncIterable<Delivery<Value>> {
  topics: readonly Topic[]
  /** Reads the value of a change for the viewer of the context; null if nothing is to be delivered. */
  read: (context: GraphContext, change: Change) => Promise<Value | null>
  changes: NonNullable<Options<Value>['changes']>
  ahead: NonNullable<Options<Value>['ahead']>
}

const unread = () => {
  throw new Error('Feeds deliver subscriptions (feeds/feed.ts)')
}

/**
 * Subscribes to changes of some topics. For each change, `read` is called in a new context, so that the viewer's present
 * permissions apply; nothing is delivered if it returns null. A change whose value `early` can make is delivered as soon
 * as its event is in the log (docs/decisions/live.md#deliveries-from-the-log). Ends with the session or when `read`
 * throws.
 */
export const live = <Value>(
  { services }: GraphContext,
  topics: readonly Topic[],
  read: Source<Value>['read'],
  options: Options<Value> = {},
): Source<Value> => ({
  topics,
  read,
  changes: services.changes,
  ahead: services.ahead,
  ...options,
  [Symbol.asyncIterator]: unread,
})

const sharable = new WeakSet<object>()

/**
 * Marks a subscription whose subscribers can share what is read for their class (feeds/viewer-class.ts). Until it has read
 * something personal, it may have no effects, as it is then started again for its subscriber alone.
 */
export function shared<Subscribe extends object>(subscribe: Subscribe): Subscribe {
  sharable.add(subscribe)
  return subscribe
}

export const isShared = (subscribe: object): boolean => sharable.has(subscribe)

/** The function `resolve` of every subscription: it returns the value of the delivery. */
export const delivered = <Value>({ value }: Delivery<Value>): Value => value
