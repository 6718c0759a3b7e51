import { LRUCache } from 'lru-cache'
import { isContentCreation } from '../../../events/content.ts'
import type { RecordedEvent } from '../../../events/event.ts'
import { kindOf, type Id, type MemberId } from '../../../events/kinds.ts'
import { atMost } from '../../lru.ts'
import type { Reads } from '../reads.ts'

/** Least time between two questions who follows what, in ms: about that in which their read model is written. */
const INTERVAL_MS = 1000
/** Time for which events are kept for members whose page was made before they subscribed, in ms. */
const KEPT_MS = 30_000
const MAX_KEPT = 20_000

/** An event that followers hear of, and the thread or member that they follow. */
type Written = { event: RecordedEvent } & (
  | { kind: 'thread'; followed: Id }
  | { kind: 'status'; followed: MemberId }
)

/** An event that a member hears of as a follower. */
export type Followed = Written & { member: MemberId }

/** What followers hear of by an event: a status update, or a comment in a thread; null for other events. */
function writtenBy(event: RecordedEvent): Written | null {
  if (event.type === 'StatusCreated') return { kind: 'status', followed: event.data.author, event }
  if (!isContentCreation(event) || !event.data.parent) return null
  const { root } = event.data
  return kindOf(root.id) === 'thread' ? { kind: 'thread', followed: root.id, event } : null
}

interface Parts {
  reads: Pick<Reads, 'followersOf' | 'threadFollowers'>
  /** Members with open pages. */
  open: () => readonly MemberId[]
  ring: (followed: Followed) => void
  interval?: number
}

/**
 * Opens the bells of followers who have an open page: of what is written within a second, each process asks once who of
 * them follows it.
 */
export function openFollowerBells({ reads, open, ring, interval = INTERVAL_MS }: Parts) {
  const recent = new LRUCache<Id, Written & { at: number }>({ ...atMost(MAX_KEPT), ttl: KEPT_MS })
  const waiting = new Map<Id, Written>()
  let timer: NodeJS.Timeout | null = null

  async function followersAmong(members: readonly MemberId[], all: readonly Written[]): Promise<Followed[]> {
    if (members.length === 0 || all.length === 0) return []
    const threads = all.filter((written) => written.kind === 'thread')
    const updates = all.filter((written) => written.kind === 'status')
    const [ofThreads, ...ofMembers] = await Promise.all([
      threads.length > 0
        ? reads.threadFollowers(
            threads.map(({ followed }) => followed),
            members,
          )
        : [],
      ...updates.map(async (written) =>
        (await reads.followersOf(written.followed, members)).map((member) => ({
          ...written,
          member,
        })),
      ),
    ])
    const byThread = Map.groupBy(ofThreads, ({ thread }) => thread)
    return [
      ...threads.flatMap((written) =>
        (byThread.get(written.followed) ?? []).map(({ member }) => ({ ...written, member })),
      ),
      ...ofMembers.flat(),
    ]
  }

  async function ask() {
    const all = [...waiting.values()]
    waiting.clear()
    // What a failure leaves out is counted with the next page.
    const found = await followersAmong(open(), all).catch(() => [])
    found.forEach(ring)
  }

  function next() {
    timer = null
    if (waiting.size === 0) return
    timer = setTimeout(next, interval)
    void ask()
  }

  return {
    hear(event: RecordedEvent): void {
      const written = writtenBy(event)
      if (!written) return
      recent.set(written.followed, { ...written, at: Date.now() })
      waiting.set(written.followed, written)
      timer ??= setTimeout(next)
    },
    /** What a member follows of what was written since a time (in ms since 1970). */
    missed: (member: MemberId, since: number): Promise<Followed[]> =>
      followersAmong(
        [member],
        [...recent.values()].filter(({ at }) => at >= since),
      ).catch(() => []),
  }
}
