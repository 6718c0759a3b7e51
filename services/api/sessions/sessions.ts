import { LRUCache } from 'lru-cache'
import type { MemberId } from '../../../events/kinds.ts'
import type { Topic } from '../../../projections/projection.ts'
import type { Sql } from '../../postgres/sql.ts'
import { hashOf } from '../../operational/secrets.ts'
import { endSession, endSessionsOf, findSession, noteSeen, type Session } from '../../operational/sessions.ts'
import type { Sockets } from '../live/sockets.ts'
import { FRESH_MS, sessionTopic, type Viewers } from './viewers.ts'

/** Sessions of requests. Their end is announced to all API processes, which forget them and close their sockets. */
export interface Sessions {
  /** Session of a token; null for unknown, ended or expired ones. */
  find: (token: string) => Promise<Session | null>
  end: (session: Pick<Session, 'id' | 'member'>) => Promise<boolean>
  endAll: (member: MemberId) => Promise<void>
}

const MAX_CACHED = 20_000
/** Interval at which last uses are recorded together. */
const RECORD_EVERY_MS = 1000

/**
 * Opens the sessions of an API process. The session of a token is cached, as it never changes; `viewers` knows if it
 * has ended. Last uses are recorded to the minute, in the background.
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
  /** Sessions whose last use was recorded. */
  const seen = new LRUCache<string, true>({ max: MAX_CACHED, ttl: FRESH_MS })
  let toNote: string[] = []

  function see({ id }: Session) {
    if (seen.has(id)) return
    seen.set(id, true)
    if (toNote.push(id) > 1) return
    setTimeout(() => {
      const ids = toNote
      toNote = []
      // A failed record is repeated by the next request after a minute.
      noteSeen(sql, ids).catch(() => {})
    }, RECORD_EVERY_MS).unref()
  }

  /** At once here; other processes get the announcement, or notice at their next check. */
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
