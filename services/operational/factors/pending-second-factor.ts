import type { MemberId } from '../../../events/kinds.ts'
import type { Sql } from '../../postgres/sql.ts'
import { hashOf, newSecret } from '../secrets.ts'
import type { Entry } from '../sign-ins.ts'

const WAIT_MINUTES = 10
const MAX_TRIES = 5

export interface Waiting {
  member: MemberId
  passwordHash: string | null
  remember: boolean
  entry: Entry
  initiator: string | null
}

/** Log-ins that wait for their second factor, by the token of a cookie. */
export interface WaitingLogIns {
  /** Saves a log-in; returns its token. */
  wait: (waiting: Waiting) => Promise<string>
  /** The log-in of a token; null after too many tries, or once it is used or expired. */
  find: (token: string) => Promise<Waiting | null>
  /** The same, counting a try. */
  attempt: (token: string) => Promise<Waiting | null>
  /** Uses up a log-in; false if another request has done so. */
  finish: (token: string) => Promise<boolean>
}

export const openWaitingLogIns = (sql: Sql): WaitingLogIns => ({
  async wait({ member, passwordHash, remember, entry, initiator }) {
    const token = newSecret()
    await sql`delete from operational.factor_wait where expires_at < now()`
    await sql`insert into operational.factor_wait (hash, member, password_hash, remember, entry, initiator, expires_at)
      values (${hashOf(token)}, ${member}, ${passwordHash}, ${remember}, ${entry}, ${initiator},
        now() + ${WAIT_MINUTES} * interval '1 minute')`
    return token
  },
  async find(token) {
    const [row] = await sql<Waiting>`
      select member, password_hash as "passwordHash", remember, entry, initiator from operational.factor_wait
      where hash = ${hashOf(token)} and expires_at > now() and tries < ${MAX_TRIES}`
    return row ?? null
  },
  async attempt(token) {
    const [row] = await sql<Waiting>`
      update operational.factor_wait set tries = tries + 1
      where hash = ${hashOf(token)} and expires_at > now() and tries < ${MAX_TRIES}
      returning member, password_hash as "passwordHash", remember, entry, initiator`
    return row ?? null
  },
  async finish(token) {
    const used = await sql`delete from operational.factor_wait where hash = ${hashOf(token)} returning member`
    return used.length > 0
  },
})
