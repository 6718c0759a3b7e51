import { LRUCache } from 'lru-cache'
import type { Change, Topic } from '../../../projections/projection.ts'
import { atMost } from '../../lru.ts'

/** Time for which changes are kept, in ms: longer than a slow browser takes from a page's request to its subscriptions. */
const KEPT_MS = 30_000
const MAX_TOPICS = 20_000
/** Maximum number of changes of one topic that are kept. */
const MAX_PER_TOPIC = 100

/** The last changes, of which a new subscriber gets those that its page cannot contain. */
interface Recent {
  close: () => void
  note: (change: Change) => void
  /** Changes of a topic since a time (in ms since 1970), the last one for each id, in order. */
  since: (topic: Topic, time: number) => Change[]
}

export function openRecent(now: () => number = Date.now): Recent {
  const topics = new LRUCache<Topic, Map<string, { change: Change; at: number }>>({
    ...atMost(MAX_TOPICS),
    ttl: KEPT_MS,
  })
  const timer = setInterval(() => topics.purgeStale(), KEPT_MS).unref()
  return {
    close: () => clearInterval(timer),
    note(change) {
      // Clients that subscribe later would see a member typing who has sent the message since.
      if (change.topic.startsWith('typing:')) return
      const at = now()
      const kept = topics.get(change.topic) ?? new Map<string, { change: Change; at: number }>()
      kept.delete(change.id)
      kept.set(change.id, { change, at })
      for (const [id, old] of kept) {
        if (kept.size <= MAX_PER_TOPIC && old.at >= at - KEPT_MS) break
        kept.delete(id)
      }
      topics.set(change.topic, kept)
    },
    since: (topic, time) =>
      [...(topics.get(topic)?.values() ?? [])]
        .filter(({ at }) => at >= Math.max(time, now() - KEPT_MS))
        .map(({ change }) => change),
  }
}
