import type { Change } from '../../../../../projections/projection.ts'
import { causeOf } from '../../../../projector/step-metrics.ts'
import { openTurns } from '../../../http/per-iteration.ts'
import type { EarlyChange } from '../../../live/log-follower.ts'
import { anyOrder, openOrder } from '../../../live/order.ts'
import type { GraphContext } from '../context.ts'
import type { Source } from '../live.ts'
import { openCatchUp } from './catch-up.ts'
import { isEarly, MAX_WAITING, openQueue } from './change-queue.ts'
import { openDeliveries, type Make, type Run, type Seat, type Subscriber, type Told } from './deliveries.ts'

/** Deliveries of one operation with equal variables to its subscribers. */
export interface Feed {
  /** Adds a subscriber, which first gets the changes that its page lacks; returns a function that removes it. */
  join: (subscriber: Subscriber, source: Source<unknown>) => () => void
}

/**
 * Number of subscribers to whom a change is delivered together: the results of their classes are read
 * and sent at once. So no result is older, when it is sent, than one that was executed alone.
 */
const MAX_TOGETHER = 250
const turn = openTurns(1)

/** Opens a feed; its subscribers share results by class of viewer if `isShared`. `onEmpty` is called after the last. */
export function openFeed(
  {
    services,
    source,
    run,
    isShared,
    together: most = MAX_TOGETHER,
  }: {
    services: GraphContext['services']
    source: Source<unknown>
    run: Run
    isShared: boolean
    together?: number | undefined
  },
  onEmpty: () => void = () => {},
): Feed {
  const { topics, read, early, isWhole } = source
  const { ahead } = services
  const seats = new Set<Seat>()
  const queue = openQueue()
  const order = isWhole ? anyOrder : openOrder()
  /** Changes that were delivered before the read models announced them, which later subscribers lack. */
  const unannounced = new Map<string, EarlyChange>()
  const stops = topics.flatMap((topic) => [
    source.changes.subscribe(topic, queue.push),
    ...(early ? [source.ahead.subscribe(topic, queue.push)] : []),
  ])
  // The changes with which a subscription begins are those of each subscriber.
  queue.clear()
  // Events that were received before the subscription are only announced: none of them may be overtaken.
  let isReady = false
  if (early) void ahead.caughtUp().then(() => (isReady = true))

  function leave(seat: Seat) {
    if (!seat.isOpen) return
    seat.isOpen = false
    seat.waiting?.close()
    seats.delete(seat)
    if (seats.size > 0) return
    stops.forEach((stop) => stop())
    queue.close()
    onEmpty()
    source.onEnd?.()
  }

  function end(seat: Seat, error?: unknown) {
    if (!seat.isOpen) return
    leave(seat)
    seat.subscriber.end(error)
  }

  const postpone = openCatchUp({ services, read, deliveries: () => deliveries, end })
  const deliveries = openDeliveries({ services, run, isShared, end, postpone })

  /** Delivers a change to all subscribers, unless the first of them show that only the read models can tell its value. */
  async function deliver(told: Told, make: Make): Promise<'delivered' | 'unknown'> {
    const all = [...seats]
    for (let from = 0; from < all.length; from += most) {
      if (from > 0) await turn()
      const some = all.slice(from, from + most).filter(({ isOpen }) => isOpen)
      const [late, ready] = [some.filter(({ waiting }) => waiting), some.filter(({ waiting }) => !waiting)]
      for (const seat of late) postpone(seat, told.change)
      const unknown = await deliveries.toSome(ready, told, make)
      if (from === 0 && unknown.length > 0 && unknown.length === ready.length && late.length === 0)
        return 'unknown'
      for (const seat of unknown) postpone(seat, told.change)
    }
    return 'delivered'
  }

  async function announce(change: Change) {
    const { topic, cause } = change
    if (cause)
      for (const [id, { topic: of, event }] of unannounced)
        if (of === topic && event.position <= cause.position) unannounced.delete(id)
    if (!order.isNews(topic, cause?.position ?? null)) return
    await deliver({ change, cause, event: undefined }, (context) => read(context, change))
  }

  async function hear(change: EarlyChange) {
    const { topic, id, event, isSure } = change
    if (!order.isNext(topic, event.position)) return
    const key = `${topic} ${id}`
    const isKnown = early && isReady && isSure && unannounced.size < MAX_WAITING
    if (isKnown && isShared) unannounced.set(key, change)
    const told = { change, cause: causeOf(event), event }
    const outcome = isKnown ? await deliver(told, (context) => early(context, change)) : 'unknown'
    if (outcome === 'delivered') return order.delivered(topic, event.position)
    unannounced.delete(key)
    if (isWhole) return announce({ topic, id, cause: causeOf(event) })
    order.waits(topic, event.position)
  }

  async function work() {
    try {
      while (queue.isReady()) {
        const change = queue.take()
        if (!change) return
        await (isEarly(change) ? hear(change) : announce(change))
      }
      // No function stays suspended meanwhile, as most of the memory of a socket is that of idle subscriptions.
      queue.onceReady(() => void work())
    } catch (error) {
      seats.forEach((seat) => end(seat, error))
    }
  }
  void work()

  return {
    join(subscriber, { changes, first, isState }) {
      const seat: Seat = { subscriber, waiting: null, isOpen: true }
      seats.add(seat)
      const since = isState ? undefined : subscriber.context.readAt
      for (const topic of topics) changes.subscribe(topic, (change) => postpone(seat, change), since)()
      for (const change of unannounced.values()) postpone(seat, change)
      if (first) postpone(seat, first)
      return () => leave(seat)
    },
  }
}
