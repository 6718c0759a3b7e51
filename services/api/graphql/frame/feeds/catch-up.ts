import type { RecordedEvent } from '../../../../../events/event.ts'
import { causeOf } from '../../../../projector/step-metrics.ts'
import type { GraphContext } from '../context.ts'
import type { Source } from '../live.ts'
import { caughtUp } from '../mutate.ts'
import { isEarly, openQueue, type AnyChange, type ChangeQueue } from './change-queue.ts'
import type { Deliveries, Seat } from './deliveries.ts'

interface Parts {
  services: GraphContext['services']
  read: Source<unknown>['read']
  deliveries: () => Deliveries
  end: (seat: Seat, error?: unknown) => void
}

/**
 * Returns a function that makes a change wait for one subscriber: until its client reads, and the read models have its
 * event. It is then read for the subscriber alone, after those that wait already.
 */
export function openCatchUp({
  services,
  read,
  deliveries,
  end,
}: Parts): (seat: Seat, change: AnyChange) => void {
  /** Waits until the read models have an event, and the roles before it. */
  async function untilRead(seat: Seat, { type, position }: RecordedEvent) {
    while (seat.isOpen && !(await caughtUp(services, [type, 'RoleChanged'], position)));
  }

  async function deliver(seat: Seat, change: AnyChange) {
    await seat.subscriber.room()
    if (isEarly(change)) await untilRead(seat, change.event)
    const { topic, id } = change
    const cause = isEarly(change) ? causeOf(change.event) : change.cause
    const now = { topic, id, ...(cause && { cause }) }
    await deliveries().toOne(seat, { change, cause, event: undefined }, (context) => read(context, now))
  }

  async function catchUp(seat: Seat, waiting: ChangeQueue) {
    try {
      for (let change = waiting.take(); change; change = waiting.take()) await deliver(seat, change)
      seat.waiting = null
    } catch (error) {
      end(seat, error)
    }
  }

  return (seat, change) => {
    if (!seat.isOpen) return
    if (seat.waiting) return seat.waiting.push(change)
    seat.waiting = openQueue()
    seat.waiting.push(change)
    void catchUp(seat, seat.waiting)
  }
}
