import DataLoader from 'dataloader'
import { LRUCache } from 'lru-cache'
import type { MemberId } from '../../../events/kinds.ts'
import type { Changes } from '../../projector/live/changes.ts'
import type { MemberRow } from '../reads.ts'
import { atMost } from '../../lru.ts'

type Members = DataLoader<MemberId, MemberRow | null>

const MAX_CACHED = 20_000
/** Time in ms after which a member is read again, because an announcement can be lost. */
const FRESH_MS = 60_000

/** Loader whose rows are cached until the projector announces a change of the member. */
export function cachedMembers(
  members: Pick<Members, 'load'>,
  changes: Pick<Changes, 'onChange' | 'onResync'>,
): Members {
  const cacheMap = new LRUCache<MemberId, Promise<MemberRow | null>>({ ...atMost(MAX_CACHED), ttl: FRESH_MS })
  // A rejected batch is not cached, unlike an error among the results of `loadMany`.
  const load = (ids: readonly MemberId[]) => Promise.all(ids.map((id) => members.load(id)))
  const cached: Members = new DataLoader(load, { cacheMap })
  changes.onChange(({ topic }) => {
    if (topic.startsWith('member:')) cached.clear(topic.slice('member:'.length) as MemberId)
  })
  changes.onResync(() => cached.clearAll())
  return cached
}
