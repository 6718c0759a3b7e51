import type { Topic } from '../../../projections/projection.ts'

/** Place of a topic: everything up to `done` was delivered; an event up to `waitsFor` needs the read model. */
interface Place {
  done: bigint
  waitsFor: bigint | null
}

/**
 * Order of one subscription's deliveries, which come from two sources: events of the log, ahead of the read model, and
 * news that the read model has applied them. Each source names positions in order, per topic. Every event is delivered
 * once, by the source that comes first; after an event that only the read model can show, the later ones of its topic
 * wait for their news as well.
 */
export interface Order {
  /** True if an event may be delivered before its news. */
  isNext: (topic: Topic, position: bigint) => boolean
  /** Notes that an event was delivered, or need not be. */
  delivered: (topic: Topic, position: bigint) => void
  /** Notes that an event waits for its news. */
  waits: (topic: Topic, position: bigint) => void
  /** True if news has to be delivered, which is noted; `position` is null if no event of the log caused it. */
  isNews: (topic: Topic, position: bigint | null) => boolean
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
