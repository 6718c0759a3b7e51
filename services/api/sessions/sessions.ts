import { LRUCache } from 'lru-cache'
import type { MemberId } from '../../../events/kinds.ts'
import type { Topic } from '../../../projections/projection.ts'
import type { Sql } from '../../postgres/sql.ts'
import { hashOf } from '../../operational/secrets.ts'
import { endSession, endSessionsOf, findSession, noteSeen, type Session } from '../../operational/sessions.ts'
import type { Sockets } from '../live/sockets.ts'
import { FRESH, sessionTopic, type Viewers } from './viewers.ts'

/** Sessions as requests have them. Their end is told to all API processes, which forget them and close their sockets. */
export interface Sessions {
  /** The session that a token opens; null for one that is unknown, ended or expired. */
  find: (token: string) => Promise<Session | null>
  /** Ends one of a member's own; false when there is no such. */
  end: (session: Pick<Session, 'id' | 'member'>) => Promise<boolean>
  /** Ends all of a member's. */
  endAll: (member: MemberId) => Promise<void>
}

/** The most tokens that are remembered. */
const MOST = 20_000
/** How long, in ms, it takes until it is noted that sessions were seen, all of them at once. */
const NOTED_AFTER = 1000

/**
 * Opens the sessions of an API process. A token that opened one is not looked up again: what it opens stays the same, and
 * whether that lasts is known to `viewers`. When a session was seen is noted to the minute, and nobody waits for it.
 */
export function openSessions({
  sql,
  viewers,
  sockets,
  announce,
}: {
  sql: Sql
  viewers: Viewers
  sockets: Pick<Sockets, 'closeSession'>
  announce: (topic: Topic, id: string) => Promise<void>
}): Sessions {
  const opened = new LRUCache<string, Session>({ max: MOST })
  /** Sessions that count as seen already. */
  const seen = new LRUCache<string, true>({ max: MOST, ttl: FRESH })
  let toNote: string[] = []

  function see({ id }: Session) {
    if (seen.has(id)) return
    seen.set(id, true)
    if (toNote.push(id) > 1) return
    setTimeout(() => {
      const ids = toNote
      toNote = []
      // A time that is not noted now is noted with the next request after a minute.
      noteSeen(sql, ids).catch(() => {})
    }, NOTED_AFTER).unref()
  }

  /** Here at once; the others hear of it, or see it when they look the next time. */
  async function tellEnd(id: string) {
    viewers.forget(id)
    sockets.closeSession(id)
    await announce(sessionTopic(id), id).catch(() => {})
  }

  return {
    async find(token) {
      const hash = hashOf(token).toString('base64')
      const known = opened.get(hash)
      const session = known ? (await viewers.of(known)) && known : await findSession(sql, token)
      if (session) opened.set(hash, session)
      else opened.delete(hash)
      if (session) see(session)
      return session
    },
    async end(session) {
      const isEnded = await endSession(sql, session)
      if (isEnded) await tellEnd(session.id)
      return isEnded
    },
    async endAll(member) {
      await Promise.all((await endSessionsOf(sql, member)).map(tellEnd))
    },
  }
}
