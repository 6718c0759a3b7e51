import type pg from 'pg'
import type { MemberId } from '../../events/kinds.ts'
import { sqlOver, transaction, type Sql } from '../postgres/sql.ts'
import { openHashing } from './passwords/hashing.ts'
import { hashOf } from './secrets.ts'

/** Identifies all accounts with an e-mail address (services/commands/names/registration.ts). */
interface Address {
  key: Uint8Array
  /** Salt of 16 bytes for all passwords of the address, unless older hashes of the address have another salt. */
  salt: Uint8Array
  holder: MemberId | null
}

export interface Credentials {
  save: (member: MemberId, address: Address, password: string) => Promise<void>
  /** Members with this address and password, the address's holder first, in constant time. Throws BusyError. */
  find: (address: Address, password: string) => Promise<{ member: MemberId; hash: string }[]>
  matches: (member: MemberId, password: string) => Promise<boolean>
  remove: (member: MemberId) => Promise<void>
  /** Members who are registered with an address, the newest password first. */
  claimants: (address: Pick<Address, 'key'>) => Promise<MemberId[]>
  /**
   * Stores a member's password under the key of another address, and deletes the member's links and all sessions except
   * those of the log-in `kept`. Returns the ids of the ended sessions.
   */
  move: (change: { member: MemberId; key: Uint8Array; kept: string | null }) => Promise<string[]>
  hash: (address: Address, password: string) => Promise<string>
  /**
   * Uses the token of a mailed link: replaces the password of its member, and deletes the member's sessions and other
   * links. Returns the ids of the sessions; null if the token has been used or has expired.
   */
  reset: (use: { token: string; key: Uint8Array; hash: string }) => Promise<string[] | null>
}

const MAX_ACCOUNTS = 5

/** A password as it is stored, whatever the keyboard on which it was typed (RFC 8265, OpaqueString). */
const stored = (password: string): string => password.normalize('NFC')

/**
 * Forms in which a password may be stored, as older hashes are of what was typed. There are as many for each address,
 * so that the time of a log-in does not tell whether it is known.
 */
const formsOf = (password: string): string[] => [
  ...new Set([stored(password), password, password.normalize('NFD')]),
]

const saltIn = (hashed: string) => Buffer.from(hashed.split('$')[4] ?? '', 'base64')

export function openCredentials(pool: pg.Pool, sql: Sql = sqlOver(pool)): Credentials {
  const hashing = openHashing()

  const storedHash = async (member: MemberId | null) => {
    const [row] = await sql<{
      hash: string
    }>`select hash from operational.credential where member = ${member}`
    return row?.hash ?? null
  }

  /** Salt of the address's stored hashes, because an older account may have another one. */
  async function saltFor({ key, salt, holder }: Address) {
    const [held, [other]] = await Promise.all([
      storedHash(holder),
      sql<{ hash: string }>`select hash from operational.credential where address = ${key} limit 1`,
    ])
    const known = held ?? other?.hash ?? null
    return known === null ? salt : saltIn(known)
  }

  const hashFor = async (address: Address, password: string) =>
    hashing.hash(stored(password), await saltFor(address))

  return {
    async save(member, address, password) {
      const hashed = await hashFor(address, password)
      await sql`insert into operational.credential (member, hash, address)
        values (${member}, ${hashed}, ${address.key})
        on conflict (member) do update set hash = excluded.hash, address = excluded.address, changed_at = now()`
    },
    async find(address, password) {
      const salt = await saltFor(address)
      const hashes: string[] = []
      for (const form of formsOf(password)) hashes.push(await hashing.hash(form, salt))
      return sql`select member, hash from operational.credential
        where hash = any(${hashes}) and (address = ${address.key} or member = ${address.holder})
        order by member = ${address.holder} desc, changed_at desc limit ${MAX_ACCOUNTS}`
    },
    async matches(member, password) {
      const hashed = await storedHash(member)
      if (hashed === null) return false
      for (const form of formsOf(password)) if (await hashing.matches(hashed, form)) return true
      return false
    },
    async remove(member) {
      await sql`delete from operational.credential where member = ${member}`
    },
    async claimants({ key }) {
      const rows = await sql<{ member: MemberId }>`select member from operational.credential
        where address = ${key} order by changed_at desc limit ${MAX_ACCOUNTS}`
      return rows.map(({ member }) => member)
    },
    hash: hashFor,
    move: ({ member, key, kept }) =>
      transaction(pool, async (sql) => {
        await sql`update operational.credential set address = ${key} where member = ${member}`
        await sql`delete from operational.token where member = ${member}`
        const ended = await sql<{ id: string }>`delete from operational.session
          where member = ${member} and coalesce(root, id) is distinct from ${kept}::uuid returning id`
        return ended.map(({ id }) => id)
      }),
    // The lock comes first, so that the next statement sees the session of each log-in with the old password.
    reset: ({ token, key, hash }) =>
      transaction(pool, async (sql) => {
        await sql`select from operational.credential
        where member = (select member from operational.token where hash = ${hashOf(token)}) for update`
        const [done] = await sql<{ sessions: string[] }>`with used as (
          delete from operational.token
          where hash = ${hashOf(token)} and purpose = 'reset-password' and expires_at > now() returning member),
        others as (
          delete from operational.token where member in (select member from used)
            and purpose in ('reset-password', 'change-email') and hash <> ${hashOf(token)}),
        saved as (
          insert into operational.credential (member, hash, address) select member, ${hash}, ${key} from used
          on conflict (member) do update
          set hash = excluded.hash, address = excluded.address, changed_at = now()),
        ended as (delete from operational.session where member in (select member from used) returning id)
        select array(select id::text from ended) as sessions from used`
        return done?.sessions ?? null
      }),
  }
}
