import { LRUCache } from 'lru-cache'
import type { MemberId } from '../../../events/kinds.ts'
import type { Topic } from '../../../projections/projection.ts'
import type { Sql } from '../../postgres/sql.ts'
import { hashOf } from '../../operational/secrets.ts'
import { endSession, endSessionsOf, findSession, noteSeen, type Session } from '../../operational/sessions.ts'
import type { Sockets } from '../live/sockets.ts'
import { FRESH_MS, sessionTopic, type Viewers } from './viewers.ts'
import { atMost } from '../../lru.ts'

/** Sessions of requests. All API processes are notified of a session's end, forget it and close its sockets. */
export interface Sessions {
  /** Session for a token; null if the token is unknown, or its session has ended or expired. */
  find: (token: string) => Promise<Session | null>
  /** Ends a session, on all hosts to which it was handed over; false if there is none. */
  end: (session: Pick<Session, 'id' | 'member'>) => Promise<boolean>
  endAll: (member: MemberId) => Promise<void>
  /** Notifies all API processes of sessions that have been deleted. */
  announceEnds: (ids: readonly string[]) => Promise<void>
}

const MAX_CACHED = 20_000
/** Interval at which the last uses of all sessions are saved together. */
const RECORD_EVERY_MS = 1000

/**
 * Opens the sessions of an API process. The session of a token never changes, so it is cached; `viewers` returns null
 * once the session has ended. The last use of a session is saved in the background, to the minute.
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
  const opened = new LRUCache<string, Session>(atMost(MAX_CACHED))
  /** Sessions whose last use was saved less than a minute ago. */
  const seen = new LRUCache<string, true>({ ...atMost(MAX_CACHED), ttl: FRESH_MS })
  let toNote: string[] = []

  function see({ id }: Session) {
    if (seen.has(id)) return
    seen.set(id, true)
    if (toNote.push(id) > 1) return
    setTimeout(() => {
      const ids = toNote
      toNote = []
      // An error is ignored, because the use is saved again at the next request after a minute.
      noteSeen(sql, ids).catch(() => {})
    }, RECORD_EVERY_MS).unref()
  }

  /** Ends the session in this process at once. Other processes are notified, or notice it at their next check. */
  async function tellEnd(id: string) {
    viewers.forget(id)
    sockets.closeSession(id)
    await announce(sessionTopic(id), id).catch(() => {})
  }

  async function announceEnds(ids: readonly string[]) {
    await Promise.all(ids.map(tellEnd))
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
      const ended = await endSession(sql, session)
      await announceEnds(ended)
      return ended.length > 0
    },
    endAll: async (member) => announceEnds(await endSessionsOf(sql, member)),
    announceEnds,
  }
}
