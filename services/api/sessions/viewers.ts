import { isDeepStrictEqual } from 'node:util'
import DataLoader from 'dataloader'
import { LRUCache } from 'lru-cache'
import type { MemberId } from '../../../events/kinds.ts'
import type { Topic } from '../../../projections/projection.ts'
import type { Sql } from '../../postgres/sql.ts'
import { lastingSessions, type Session } from '../../operational/sessions.ts'
import type { Changes } from '../../projector/live/changes.ts'
import { secondFactorDemands } from '../../../projections/sites/queries.ts'
import { isFactorOn } from '../../operational/factors/second-factors.ts'
import { isModerator, roles, type RoleId } from '../../rules/roles.ts'
import { actingRole, demandedBy } from '../../rules/second-factor.ts'
import type { Viewer } from '../../rules/visibility.ts'
import type { Loaders } from '../graphql/request-loaders.ts'
import { atMost } from '../../lru.ts'

/** A logged-in member, as the viewer for whom data is read. */
export type Member = NonNullable<Viewer> & {
  id: MemberId
  /** Time at which the member registered; null until the read model contains the member. */
  registeredAt: Date | null
}

/** The members of sessions, cached and updated when changes are announced. */
export interface Viewers {
  /** The member of a session; null once it has ended. A member missing in the read model has the lowest permissions. */
  of: (session: Pick<Session, 'id' | 'member'>) => Promise<Member | null>
  /** The member of a session if it is in the cache; undefined if it has to be read. */
  now: (session: Pick<Session, 'id'>) => Member | undefined
  /** Reads the given sessions (ids) again before their cache entries expire; returns those that have ended. */
  renew: (sessions: readonly string[]) => Promise<string[]>
  forget: (session: string) => void
}

/** A cached viewer with functions that end the subscriptions to the viewer's changes. */
interface Known {
  member: MemberId
  viewer: Promise<Member | null>
  /** The viewer once it has been read. */
  present?: Member | undefined
  stop: () => void
}

/** Time for which a viewer is cached; limited, because announcements of changes can be lost. */
export const FRESH_MS = 60_000
const MAX_CACHED = 20_000
/** Number of sessions that are read again at once, so that thousands of open sockets delay nobody. */
const RENEWED_AT_ONCE = 100

/** Topic for announcements that a session has ended. */
export const sessionTopic = (session: string): Topic => `session:${session}`

/**
 * Opens a cache of viewers, so that neither requests nor deliveries must read the viewer from the database. A viewer
 * is removed when the projector announces a change of the member, or when an API process announces the end of the
 * session.
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
  const known = new LRUCache<string, Known>({
    ...atMost(MAX_CACHED),
    ttl: FRESH_MS,
    dispose: ({ stop }) => stop(),
  })
  const lasting = new DataLoader<string, boolean>(
    async (ids) => {
      const found = await lastingSessions(sql, [...new Set(ids)])
      return ids.map((id) => found.has(id))
    },
    { cache: false },
  )
  changes.onResync(() => known.clear())
  changes.subscribe('site', () => known.clear())

  /** The member's role as the demands of sites allow it; those are read for moderators and administrators only. */
  async function acting(member: MemberId, role: RoleId) {
    if (!isModerator(role)) return { role }
    const demanded = (await secondFactorDemands(sql)).flatMap(demandedBy)
    return actingRole(role, !demanded.includes(role) || (await isFactorOn(sql, member)), demanded)
  }

  async function read({ id, member }: Pick<Session, 'id' | 'member'>): Promise<Member | null> {
    const [lasts, row] = await Promise.all([lasting.load(id), loaders.members.load(member)])
    const { role = roles.member, verified = false, analyst = false, registeredAt = null } = row ?? {}
    const legacyRole = row?.legacyRole ?? null
    const viewer = { id: member, verified, analyst, legacyRole, registeredAt }
    return lasts ? { ...viewer, ...(await acting(member, role)) } : null
  }

  /** Reads a viewer and caches it until a change is announced, which can happen even while it is being read. */
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
    mine.viewer.then((viewer) => note(mine, viewer), forget)
    return mine.viewer
  }

  function note(one: Known, viewer: Member | null) {
    // An unchanged viewer stays the same object, by which deliveries see that it is unchanged.
    const present = isDeepStrictEqual(one.present, viewer) ? one.present : (viewer ?? undefined)
    one.present = present
    one.viewer = Promise.resolve(present ?? null)
  }

  /** True if a session still exists; if so, it stays in the cache. */
  async function renewOne(id: string): Promise<boolean> {
    const one = known.peek(id)
    if (!one) return lasting.load(id)
    const viewer = await read({ id, member: one.member })
    // If a change was announced during the read, the viewer is no longer in the cache.
    if (known.get(id, { updateAgeOnGet: true }) === one) note(one, viewer)
    if (viewer === null) known.delete(id)
    return viewer !== null
  }

  return {
    async renew(sessions) {
      const ended: string[] = []
      for (let from = 0; from < sessions.length; from += RENEWED_AT_ONCE) {
        const some = sessions.slice(from, from + RENEWED_AT_ONCE)
        const last = await Promise.all(some.map(renewOne))
        ended.push(...some.filter((_, n) => !last[n]))
      }
      return ended
    },
    now: (session) => known.get(session.id)?.present,
    of: (session) => known.get(session.id)?.viewer ?? learn(session),
    forget: (session) => void known.delete(session),
  }
}
