import DataLoader from 'dataloader'
import { LRUCache } from 'lru-cache'
import type { MemberId } from '../../../events/kinds.ts'
import type { Topic } from '../../../projections/projection.ts'
import type { Sql } from '../../postgres/sql.ts'
import { lastingSessions, type Session } from '../../operational/sessions.ts'
import type { Changes } from '../../projector/live/changes.ts'
import { roles } from '../../rules/roles.ts'
import type { Viewer } from '../../rules/visibility.ts'
import type { Loaders } from '../graphql/frame/loaders.ts'

/** A logged-in member as a viewer. */
export type Member = NonNullable<Viewer> & {
  id: MemberId
  /** Null while the read model does not have the member yet. */
  registeredAt: Date | null
}

/** Members by session, kept current by announced changes. */
export interface Viewers {
  /**
   * The member of a session; null once the session has ended. A member whom the read model does not have yet has
   * minimal rights.
   */
  of: (session: Pick<Session, 'id' | 'member'>) => Promise<Member | null>
  /** Refreshes the given sessions (ids) together before their cache expires; returns those that have ended. */
  renew: (sessions: readonly string[]) => Promise<string[]>
  forget: (session: string) => void
}

/** A cached viewer, and functions that unsubscribe from its changes. */
interface Known {
  member: MemberId
  viewer: Promise<Member | null>
  stop: () => void
}

/** Lifetime of cached viewers, limited as announcements can be lost. */
export const FRESH_MS = 60_000
const MAX_CACHED = 20_000

/** Topic on which the end of a session is announced. */
export const sessionTopic = (session: string): Topic => `session:${session}`

/**
 * Opens a cache of viewers. A viewer is removed when the projector announces a change of the member, or an API process
 * the end of the session, so neither requests nor deliveries query the database for the viewer.
 */
export function openViewers({
  sql,
  changes,
  loaders,
}: {
  sql: Sql
  changes: Pick<Changes, 'subscribe' | 'onResync'>
  loaders: Pick<Loaders, 'members'>
}): Viewers {
  const known = new LRUCache<string, Known>({ max: MAX_CACHED, ttl: FRESH_MS, dispose: ({ stop }) => stop() })
  const lasting = new DataLoader<string, boolean>(
    async (ids) => {
      const found = await lastingSessions(sql, [...new Set(ids)])
      return ids.map((id) => found.has(id))
    },
    { cache: false },
  )
  changes.onResync(() => known.clear())

  async function read({ id, member }: Pick<Session, 'id' | 'member'>): Promise<Member | null> {
    const [lasts, row] = await Promise.all([lasting.load(id), loaders.members.load(member)])
    const { role = roles.member, verified = false, analyst = false, registeredAt = null } = row ?? {}
    return lasts ? { id: member, role, verified, analyst, registeredAt } : null
  }

  /** Reads a viewer and caches it until a change, which can already happen during the read. */
  function learn(session: Pick<Session, 'id' | 'member'>): Promise<Member | null> {
    const { id, member } = session
    const forget = () => {
      if (known.peek(id, { allowStale: true }) === mine) known.delete(id)
    }
    const stops = [`member:${member}` as const, sessionTopic(id)].map((topic) =>
      changes.subscribe(topic, forget),
    )
    const mine: Known = { member, viewer: read(session), stop: () => stops.forEach((stop) => stop()) }
    known.set(id, mine)
    mine.viewer.catch(forget)
    return mine.viewer
  }

  /** True if a session still exists; refreshes its cache. */
  async function renewOne(id: string): Promise<boolean> {
    const one = known.peek(id)
    if (!one) return lasting.load(id)
    const viewer = await read({ id, member: one.member })
    // A change during the read has removed it from the cache.
    if (known.get(id, { updateAgeOnGet: true }) === one) one.viewer = Promise.resolve(viewer)
    if (viewer === null) known.delete(id)
    return viewer !== null
  }

  return {
    async renew(sessions) {
      const last = await Promise.all(sessions.map(renewOne))
      return sessions.filter((_, n) => !last[n])
    },
    of: (session) => known.get(session.id)?.viewer ?? learn(session),
    forget: (session) => void known.delete(session),
  }
}
