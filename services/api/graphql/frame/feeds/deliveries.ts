import type { ExecutionResult } from 'graphql'
import pLimit from 'p-limit'
import type { RecordedEvent } from '../../../../../events/event.ts'
import type { Cause } from '../../../../../projections/projection.ts'
import { seenOf } from '../../../http/seen.ts'
import { renew, type GraphContext, type Member } from '../context.ts'
import type { Delivery } from '../live.ts'
import type { AnyChange, ChangeQueue } from './change-queue.ts'
import { classOf, readAsClass } from './viewer-class.ts'

/** A subscriber of a feed. */
export interface Subscriber {
  context: GraphContext
  send: (result: ExecutionResult, cause: Cause | undefined) => void
  /** Returns once the next result can be sent; a promise if this depends on the client. */
  room: () => Promise<void> | undefined
  /** Called once when the feed ends the subscription, with the error if there is one. */
  end: (error?: unknown) => void
}

export interface Seat {
  subscriber: Subscriber
  /** Changes that wait until the client reads, or until the read models have their events; null if there are none. */
  waiting: ChangeQueue | null
  isOpen: boolean
}

/** Executes a subscription's operation for a delivery. */
export type Run = (delivery: Delivery<unknown>, context: GraphContext) => Promise<ExecutionResult>

/** Reads the value of a change; undefined if only the read models can tell. */
export type Make = (context: GraphContext) => unknown

/** A change that is delivered, and its event if the read models may not have it yet. */
export interface Told {
  change: AnyChange
  cause: Cause | undefined
  event: RecordedEvent | undefined
}

/** A subscriber whose viewer is in memory; null for a visitor. */
interface Present {
  seat: Seat
  viewer: Member | null
}

/**
 * Limit of deliveries that are executed at the same time, so that requests do not wait for Postgres behind thousands of
 * watchers of one thread.
 */
const MAX_EXECUTED = 64
const inTurn = pLimit(MAX_EXECUTED)

interface Parts {
  services: GraphContext['services']
  run: Run
  /** True if subscribers of one class of viewers share results. */
  isShared: boolean
  end: (seat: Seat, error?: unknown) => void
  postpone: (seat: Seat, change: AnyChange) => void
}

/** Delivers changes to subscribers with their present permissions. */
export interface Deliveries {
  /** Delivers a change to some subscribers; returns those for whom only the read models can tell the value. */
  toSome: (some: readonly Seat[], told: Told, make: Make) => Promise<Seat[]>
  /** Delivers a change to one subscriber, also if others wait for it. */
  toOne: (seat: Seat, told: Told, make: Make) => Promise<void>
}

export function openDeliveries({ services, run, isShared, end, postpone }: Parts): Deliveries {
  const { ahead } = services

  async function resultOf(make: Make, context: GraphContext, { cause, event }: Told) {
    const value = await make(context)
    if (value === null || value === undefined) return value
    const executed = await run({ value, cause, event }, context)
    return event ? { ...executed, extensions: seenOf(event) } : executed
  }

  /** Delivers what was read for a subscriber. */
  function send({ seat, change, cause }: { seat: Seat } & Told, result: ExecutionResult | null) {
    if (!seat.isOpen || result === null) return
    if (seat.waiting || seat.subscriber.room()) postpone(seat, change)
    else seat.subscriber.send(result, cause)
  }

  async function toSome(some: readonly Seat[], told: Told, make: Make): Promise<Seat[]> {
    const unknown: Seat[] = []
    const take = (seat: Seat, result: ExecutionResult | null | undefined) =>
      result === undefined ? void unknown.push(seat) : send({ seat, ...told }, result)
    async function alone(seat: Seat) {
      try {
        const context = await renewed(seat, told)
        if (context === undefined) unknown.push(seat)
        else if (context) take(seat, await inTurn(() => resultOf(make, context, told)))
      } catch (error) {
        end(seat, error)
      }
    }
    async function together(same: readonly Present[]) {
      const { seat, viewer } = same[0]!
      const reading = readAsClass({ ...seat.subscriber.context, loaders: services.shared, viewer })
      const outcome = await inTurn(() => resultOf(make, reading.context, told)).then(
        (result) => ({ result }),
        (error: unknown) => ({ error }),
      )
      const others: Seat[] = []
      for (const { seat, viewer } of same) {
        if (!reading.holdsFor(viewer) || presentViewer(seat, told) !== viewer) others.push(seat)
        else if ('error' in outcome) end(seat, outcome.error)
        else take(seat, outcome.result)
      }
      await Promise.all(others.map(alone))
    }
    async function byClass(seats: readonly Seat[]) {
      const all = seats.map((seat) => ({ seat, viewer: presentViewer(seat, told) }))
      const present = all.filter((one): one is Present => one.viewer !== undefined)
      const classes = [...Map.groupBy(present, ({ viewer }) => classOf(viewer)).values()]
      const [many, single] = [
        classes.filter(({ length }) => length > 1),
        classes.filter(({ length }) => length === 1),
      ]
      const others = [...single.flat(), ...all.filter(({ viewer }) => viewer === undefined)]
      await Promise.all([...many.map(together), ...others.map(({ seat }) => alone(seat))])
    }
    if (!isShared) {
      await Promise.all(some.map(alone))
      return unknown
    }
    const isPresent = (seat: Seat) => presentViewer(seat, told) !== undefined
    const absent = some.filter((seat) => !isPresent(seat))
    const afterRead = async () => {
      await Promise.all(absent.map((seat) => renewed(seat, told)))
      await byClass(absent.filter(({ isOpen }) => isOpen))
    }
    await Promise.all([byClass(some.filter(isPresent)), afterRead()])
    return unknown
  }

  /** The viewer of a subscriber, null for a visitor; undefined if the viewer has to be read, or only alone. */
  function presentViewer({ subscriber: { context } }: Seat, { event }: Told): Member | null | undefined {
    if (!context.session) return null
    const viewer = services.viewers.now(context.session)
    return viewer && (!event || ahead.isCurrent(viewer.id)) ? viewer : undefined
  }

  /**
   * Context of a subscriber with its present permissions; null if the subscription has ended, undefined if only the
   * read models can tell them.
   */
  async function renewed(seat: Seat, { event }: Told): Promise<GraphContext | null | undefined> {
    try {
      const context = await renew(seat.subscriber.context)
      if (context === null) end(seat)
      if (event && context?.viewer && !ahead.isCurrent(context.viewer.id)) return undefined
      return context
    } catch (error) {
      if (event) return undefined
      end(seat, error)
      return null
    }
  }

  return {
    toSome,
    async toOne(seat, told, make) {
      const context = seat.isOpen ? await renewed(seat, told) : null
      const result = context && (await inTurn(() => resultOf(make, context, told)))
      if (result && seat.isOpen) seat.subscriber.send(result, told.cause)
    },
  }
}
