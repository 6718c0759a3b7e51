import { randomInt } from 'node:crypto'
import type pg from 'pg'
import type { MemberId } from '../../events/kinds.ts'
import { sqlOver, transaction, type Sql } from '../postgres/sql.ts'
import { hashOf, newSecret, type Vault } from './secrets.ts'
import type { Entry } from './sign-ins.ts'

/** Length of a time step of codes, in seconds, and the steps before and after the present one that are accepted. */
const STEP_SECONDS = 30
const WINDOW = 1
const RECOVERY_CODES = 10
const WAIT_MINUTES = 10
const MAX_TRIES = 5

export interface SecondFactor {
  since: Date
  recoveryCodes: number
}

/** A log-in that waits for its code. */
export interface Waiting {
  member: MemberId
  passwordHash: string | null
  remember: boolean
  entry: Entry
  initiator: string | null
}

export interface SecondFactors {
  /** The member's second factor; null if it is not in use. */
  of: (member: MemberId) => Promise<SecondFactor | null>
  /** Makes a secret for an app, which is in use once `confirm` gets a code; null if one is in use already. */
  begin: (member: MemberId) => Promise<string | null>
  /**
   * Turns the second factor on, unless `record` fails; returns the recovery codes, which are stored only as hashes. Null
   * if the code is wrong.
   */
  confirm: (member: MemberId, code: string, record: () => Promise<void>) => Promise<string[] | null>
  /** True if a code of the app or a recovery code is right; each is accepted once. */
  accepts: (member: MemberId, code: string) => Promise<boolean>
  remove: (member: MemberId) => Promise<boolean>
  /** Saves a log-in that waits for its code; returns the token for its cookie. */
  wait: (waiting: Waiting) => Promise<string>
  /** The log-in of a token, counting a try; null after too many tries, or once it is used or expired. */
  attempt: (token: string) => Promise<Waiting | null>
  /** Uses up a waiting log-in; false if another request has done so. */
  finish: (token: string) => Promise<boolean>
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A code of 80 random bits, in groups of four. */
const newRecoveryCode = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => letters[randomInt(32)]).join('')).join('-')

const plain = (code: string) => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

const hashedFor = (member: MemberId, code: string) => hashOf(`${member} ${plain(code)}`)

/** Deletes the second factor, its codes and waiting log-ins; true if it was in use. */
export async function removeSecondFactor(sql: Sql, member: MemberId): Promise<boolean> {
  await sql`delete from operational.recovery_code where member = ${member}`
  await sql`delete from operational.factor_wait where member = ${member}`
  const removed = await sql<{ on: boolean }>`
    delete from operational.second_factor where member = ${member} returning on_since is not null as on`
  return removed.some(({ on }) => on)
}

export function openSecondFactors(pool: pg.Pool, vault: Vault, sql: Sql = sqlOver(pool)): SecondFactors {
  /** Time step of a code of the member's app, if it is right and newer than the last accepted one. */
  async function stepOf(member: MemberId, code: string, isOn: boolean): Promise<number | null> {
    const digits = code.replaceAll(/\s/g, '')
    if (!/^\d{6}$/.test(digits)) return null
    const [row] = await sql<{ secret: Buffer; on: boolean }>`
      select secret, on_since is not null as on from operational.second_factor where member = ${member}`
    if (row?.on !== isOn) return null
    // Loaded here, because few log-ins need it.
    const { Secret, TOTP } = await import('otpauth')
    const secret = Secret.fromBase32(vault.unseal(member, row.secret))
    const delta = new TOTP({ secret, period: STEP_SECONDS }).validate({ token: digits, window: WINDOW })
    return delta === null ? null : Math.floor(Date.now() / 1000 / STEP_SECONDS) + delta
  }

  return {
    async of(member) {
      const [row] = await sql<{ since: Date; codes: bigint }>`
        select on_since as since, (select count(*) from operational.recovery_code where member = ${member}) as codes
        from operational.second_factor where member = ${member} and on_since is not null`
      return row ? { since: row.since, recoveryCodes: Number(row.codes) } : null
    },
    async begin(member) {
      const { Secret } = await import('otpauth')
      const { base32 } = new Secret({ size: 20 })
      const saved = await sql`
        insert into operational.second_factor (member, secret) values (${member}, ${vault.seal(member, base32)})
        on conflict (member) do update set secret = excluded.secret, last_step = 0
        where second_factor.on_since is null returning member`
      return saved.length > 0 ? base32 : null
    },
    async confirm(member, code, record) {
      const step = await stepOf(member, code, false)
      if (step === null) return null
      const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
      return transaction(pool, async (sql) => {
        const on = await sql`
          update operational.second_factor set on_since = now(), last_step = ${step}
          where member = ${member} and on_since is null returning member`
        if (on.length === 0) return null
        await sql`insert into operational.recovery_code (hash, member)
          select hash, ${member} from unnest(${codes.map((code) => hashedFor(member, code))}::bytea[]) as hash`
        await record()
        return codes
      })
    },
    async accepts(member, code) {
      const step = await stepOf(member, code, true)
      const used =
        step === null
          ? await sql`delete from operational.recovery_code
              where hash = ${hashedFor(member, code)} and member = ${member} returning member`
          : await sql`update operational.second_factor set last_step = ${step}
              where member = ${member} and last_step < ${step} returning member`
      return used.length > 0
    },
    remove: (member) => transaction(pool, (sql) => removeSecondFactor(sql, member)),
    async wait({ member, passwordHash, remember, entry, initiator }) {
      const token = newSecret()
      await sql`delete from operational.factor_wait where expires_at < now()`
      await sql`insert into operational.factor_wait (hash, member, password_hash, remember, entry, initiator, expires_at)
        values (${hashOf(token)}, ${member}, ${passwordHash}, ${remember}, ${entry}, ${initiator},
          now() + ${WAIT_MINUTES} * interval '1 minute')`
      return token
    },
    async attempt(token) {
      const [row] = await sql<Waiting>`
        update operational.factor_wait set tries = tries + 1
        where hash = ${hashOf(token)} and expires_at > now() and tries < ${MAX_TRIES}
        returning member, password_hash as "passwordHash", remember, entry, initiator`
      return row ?? null
    },
    async finish(token) {
      const used =
        await sql`delete from operational.factor_wait where hash = ${hashOf(token)} returning member`
      return used.length > 0
    },
  }
}

/** Time at which a member turned the second factor on; null while it is off. */
export async function secondFactorSince(sql: Sql, member: MemberId): Promise<Date | null> {
  const [row] = await sql<{ since: Date | null }>`
    select on_since as since from operational.second_factor where member = ${member}`
  return row?.since ?? null
}
