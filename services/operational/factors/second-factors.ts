import type pg from 'pg'
import type { MemberId } from '../../../events/kinds.ts'
import { fragment, sqlOver, transaction, type Sql } from '../../postgres/sql.ts'
import type { Vault } from '../secrets.ts'
import { passkeysOf, savePasskey, type Passkey } from './passkeys.ts'
import { recoveryCodesLeft, renewRecoveryCodes, useRecoveryCode } from './recovery-codes.ts'

/** Length of a time step of codes, in seconds, and the steps before and after the present one that are accepted. */
const STEP_SECONDS = 30
const WINDOW = 1
export const MAX_PASSKEYS = 20

interface FactorState {
  /** Time since which the app is in use; null without an app. */
  app: Date | null
  passkeys: readonly Passkey[]
  recoveryCodes: number
}

/** Appends the event of a change, which is undone if that fails. */
type Record = () => Promise<void>

/** Another change of the member's second factors has not finished yet. */
export class ChangeInProgressError extends Error {
  override name = 'ChangeInProgressError'
}

/** The second factors of all members. Changes throw ChangeInProgressError while another one of the member is open. */
export interface SecondFactors {
  of: (member: MemberId) => Promise<FactorState>
  /** True if the member's log-ins need a second factor. */
  isOn: (member: MemberId) => Promise<boolean>
  /** Makes a secret for an app, which is in use once `confirmApp` gets a code; null if one is in use already. */
  beginApp: (member: MemberId) => Promise<string | null>
  /** Turns the app on; returns new recovery codes, none if the member still has some. Null if the code is wrong. */
  confirmApp: (member: MemberId, code: string, record: Record) => Promise<string[] | null>
  /** The kind of a code that is right; null if it is wrong. Each is accepted once. */
  accepts: (member: MemberId, code: string) => Promise<'app' | 'recovery' | null>
  removeApp: (member: MemberId, record: Record) => Promise<void>
  /** Adds a passkey; returns codes like `confirmApp`. 'known' if it exists already, 'full' if the member has too many. */
  addPasskey: (
    passkey: Omit<Passkey, 'createdAt' | 'lastUsedAt'>,
    record: Record,
  ) => Promise<string[] | 'known' | 'full'>
  /** Removes a passkey, if the member has it, and records the number of those left. */
  removePasskey: (member: MemberId, id: string, record: (left: number) => Promise<void>) => Promise<void>
  renewCodes: (member: MemberId, record: Record) => Promise<string[]>
  /** Removes all second factors of a member, after any open change; true if there were any. */
  reset: (member: MemberId, record: Record) => Promise<boolean>
}

export async function isFactorOn(sql: Sql, member: MemberId): Promise<boolean> {
  const rows = await sql`
    select from operational.second_factor where member = ${member} and on_since is not null
    union all select from operational.passkey where member = ${member} limit 1`
  return rows.length > 0
}

/** Removes the app, passkeys, recovery codes and waiting log-ins of a member; true if a factor was in use. */
export async function removeSecondFactors(sql: Sql, member: MemberId): Promise<boolean> {
  const wasOn = await isFactorOn(sql, member)
  await sql`delete from operational.second_factor where member = ${member}`
  await sql`delete from operational.passkey where member = ${member}`
  await removeRest(sql, member)
  return wasOn
}

const lockOf = (member: MemberId) => fragment`hashtext(${`factors ${member}`})`

/** Removes all second factors of a member, after any open change; true if there were any. */
export const resetSecondFactors = (pool: pg.Pool, member: MemberId, record: Record): Promise<boolean> =>
  transaction(pool, async (sql) => {
    await sql`select pg_advisory_xact_lock(${lockOf(member)})`
    const wasOn = await removeSecondFactors(sql, member)
    await record()
    return wasOn
  })

async function removeRest(sql: Sql, member: MemberId): Promise<void> {
  await sql`delete from operational.recovery_code where member = ${member}`
  await sql`delete from operational.factor_wait where member = ${member}`
}

/** Time at which a member turned codes of an app on; null while they are off. */
export async function appSince(sql: Sql, member: MemberId): Promise<Date | null> {
  const [row] = await sql<{ since: Date | null }>`
    select on_since as since from operational.second_factor where member = ${member}`
  return row?.since ?? null
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

  /** Changes the factors of a member in a transaction, one at a time, without holding a connection to wait. */
  const changing = <Result>(member: MemberId, change: (sql: Sql) => Promise<Result>): Promise<Result> =>
    transaction(pool, async (sql) => {
      const [lock] = await sql<{ taken: boolean }>`
        select pg_try_advisory_xact_lock(${lockOf(member)}) as taken`
      if (!lock?.taken) throw new ChangeInProgressError('Another change is in progress. Please try again.')
      return change(sql)
    })
  const firstCodes = async (sql: Sql, member: MemberId) =>
    (await recoveryCodesLeft(sql, member)) > 0 ? [] : renewRecoveryCodes(sql, member)
  const removeRestIfOff = async (sql: Sql, member: MemberId) => {
    if (!(await isFactorOn(sql, member))) await removeRest(sql, member)
  }

  return {
    async of(member) {
      const [app, passkeys, recoveryCodes] = await Promise.all([
        appSince(sql, member),
        passkeysOf(sql, member),
        recoveryCodesLeft(sql, member),
      ])
      return { app, passkeys, recoveryCodes }
    },
    isOn: (member) => isFactorOn(sql, member),
    async beginApp(member) {
      const { Secret } = await import('otpauth')
      const { base32 } = new Secret({ size: 20 })
      const saved = await sql`
        insert into operational.second_factor (member, secret) values (${member}, ${vault.seal(member, base32)})
        on conflict (member) do update set secret = excluded.secret, last_step = 0
        where second_factor.on_since is null returning member`
      return saved.length > 0 ? base32 : null
    },
    async confirmApp(member, code, record) {
      const step = await stepOf(member, code, false)
      if (step === null) return null
      return changing(member, async (sql) => {
        const on = await sql`
          update operational.second_factor set on_since = now(), last_step = ${step}
          where member = ${member} and on_since is null returning member`
        if (on.length === 0) return null
        const codes = await firstCodes(sql, member)
        await record()
        return codes
      })
    },
    async accepts(member, code) {
      const step = await stepOf(member, code, true)
      if (step === null) return (await useRecoveryCode(sql, member, code)) ? 'recovery' : null
      const used = await sql`update operational.second_factor set last_step = ${step}
        where member = ${member} and last_step < ${step} returning member`
      return used.length > 0 ? 'app' : null
    },
    removeApp: (member, record) =>
      changing(member, async (sql) => {
        await sql`delete from operational.second_factor where member = ${member}`
        await removeRestIfOff(sql, member)
        await record()
      }),
    addPasskey: (passkey, record) =>
      changing(passkey.member, async (sql) => {
        const { member } = passkey
        if ((await passkeysOf(sql, member)).length >= MAX_PASSKEYS) return 'full'
        if (!(await savePasskey(sql, passkey))) return 'known'
        const codes = await firstCodes(sql, member)
        await record()
        return codes
      }),
    removePasskey: (member, id, record) =>
      changing(member, async (sql) => {
        await sql`delete from operational.passkey where member = ${member} and id = ${id}`
        await removeRestIfOff(sql, member)
        await record((await passkeysOf(sql, member)).length)
      }),
    renewCodes: (member, record) =>
      changing(member, async (sql) => {
        const codes = await renewRecoveryCodes(sql, member)
        await record()
        return codes
      }),
    reset: (member, record) => resetSecondFactors(pool, member, record),
  }
}
