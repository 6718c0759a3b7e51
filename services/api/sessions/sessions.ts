import { LRUCache } from 'lru-cache'
import type { MemberId } from '../../../events/kinds.ts'
import type { Topic } from '../../../projections/projection.ts'
import type { Sql } from '../../postgres/sql.ts'
import { hashOf } from '../../operational/secrets.ts'
import { endSession, endSessionsOf, findSession, noteSeen, type Session } from '../../operational/sessions.ts'
import type { Sockets } from '../live/sockets.ts'
import { FRESH_MS, sessionTopic, type Viewers } from './viewers.ts'

/** Sessions of requests. When a session ends, all API processes are told, forget it and close its sockets. */
export interface Sessions {
  /** Session of a token; null if it is unknown, ended or expired. */
  find: (token: string) => Promise<Session | null>
  end: (session: Pick<Session, 'id' | 'member'>) => Promise<boolean>
  endAll: (member: MemberId) => Promise<void>
}

const MAX_CACHED = 20_000
/** Interval at which the last uses of sessions are recorded together. */
const RECORD_EVERY_MS = 1000

/**
 * Opens the sessions of an API process. A token's session never changes, so it is cached; `viewers` returns null once
 * it has ended. Last uses are recorded to the minute, in the background.
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
  const opened = new LRUCache<string, Session>({ max: MAX_CACHED })
  /** Sessions whose last use was recorded within a minute. */
  const seen = new LRUCache<string, true>({ max: MAX_CACHED, ttl: FRESH_MS })
  let toNote: string[] = []

  function see({ id }: Session) {
    if (seen.has(id)) return
    seen.set(id, true)
    if (toNote.push(id) > 1) return
    setTimeout(() => {
      const ids = toNote
      toNote = []
      // A failure is ignored, as the next request after a minute records the use again.
      noteSeen(sql, ids).catch(() => {})
    }, RECORD_EVERY_MS).unref()
  }

  /** Ends the session in this process at once; other processes get the announcement, or notice at their next check. */
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
