import type { Topic } from '../../../projections/projection.ts'

/** Progress of a topic: events up to `done` were delivered; those up to `waitsFor` must be read from the read model. */
interface Place {
  done: bigint
  waitsFor: bigint | null
}

/**
 * Order of the deliveries to one subscription, which has two sources: events of the log, and announcements that the
 * read model has applied events. For each topic, both sources are ordered by log position. Every event is delivered
 * once, by the source that comes first. After an event that only the read model can show, later events of the topic
 * wait for their announcements too.
 */
interface Order {
  /** True if an event can be delivered before the read model announces it. */
  isNext: (topic: Topic, position: bigint) => boolean
  /** Records that an event was delivered, or that nothing has to be delivered for it. */
  delivered: (topic: Topic, position: bigint) => void
  /** Records that the delivery of an event waits for the announcement by the read model. */
  waits: (topic: Topic, position: bigint) => void
  /**
   * True if an announcement leads to a delivery, which is recorded; `position` is null if no event caused the change.
   */
  isNews: (topic: Topic, position: bigint | null) => boolean
}

/** For deliveries that each say everything. */
export const anyOrder: Order = {
  isNext: () => true,
  delivered() {},
  waits() {},
  isNews: () => true,
}

export function openOrder(): Order {
  const places = new Map<Topic, Place>()
  const placeOf = (topic: Topic) => places.get(topic) ?? { done: -1n, waitsFor: null }
  return {
    isNext(topic, position) {
      const { done, waitsFor } = placeOf(topic)
      if (waitsFor !== null && position > waitsFor) places.set(topic, { done, waitsFor: position })
      return waitsFor === null && position > done
    },
    delivered(topic, position) {
      places.set(topic, { ...placeOf(topic), done: position })
    },
    waits(topic, position) {
      places.set(topic, { ...placeOf(topic), waitsFor: position })
    },
    isNews(topic, position) {
      if (position === null) return true
      const { done, waitsFor } = placeOf(topic)
      if (position <= done) return false
      places.set(topic, {
        done: position,
        waitsFor: waitsFor !== null && position < waitsFor ? waitsFor : null,
      })
      return true
    },
  }
}
