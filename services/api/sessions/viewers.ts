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

/** A member who is signed in, as the rules see it. */
export type Member = NonNullable<Viewer> & {
  id: MemberId
  /** Null for one whom the read model does not know yet. */
  registeredAt: Date | null
}

/** Who holds a session, as of the last news of the two. */
export interface Viewers {
  /** The member of a session; null once the session has ended. One whom the read model does not know yet can do the least. */
  of: (session: Pick<Session, 'id' | 'member'>) => Promise<Member | null>
  /** Looks again at all of these sessions (ids) at once, before what is known of them is too old. Gives those that have ended. */
  renew: (sessions: readonly string[]) => Promise<string[]>
  /** Forgets what is known of a session. */
  forget: (session: string) => void
}

/** What is known of a session, and how to stop listening to news of it. */
interface Known {
  member: MemberId
  viewer: Promise<Member | null>
  stop: () => void
}

/** How long, in ms, what is known counts without any news: news can be lost on its way. */
export const FRESH = 60_000
/** The most sessions that are known at a time. */
const MOST = 20_000

/** The topic of a session: told once it has ended. */
export const sessionTopic = (session: string): Topic => `session:${session}`

/**
 * Opens what knows viewers: read once, then again when the projector tells that the member changed, or an API process
 * that the session has ended. So neither requests nor deliveries ask the database who somebody is.
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
  const known = new LRUCache<string, Known>({ max: MOST, ttl: FRESH, dispose: ({ stop }) => stop() })
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

  /** Reads, and keeps that until there is news: of which the first may come while it is being read. */
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

  /** Whether a session lasts; what is known of it is as of now afterwards. */
  async function renewOne(id: string): Promise<boolean> {
    const one = known.peek(id)
    if (!one) return lasting.load(id)
    const viewer = await read({ id, member: one.member })
    // News that came meanwhile has made it forgotten.
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
