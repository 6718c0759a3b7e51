import { hash, verify } from '@node-rs/argon2'
import type { MemberId } from '../../events/kinds.ts'
import type { Sql } from '../postgres/sql.ts'

/**
 * argon2id as OWASP's cheat sheet has it: 19 MiB, 2 passes, 1 lane. `find` compares with hashes that were made so: other
 * figures need a way for those of before.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Hashes at a time, and how many may wait for their turn: more would only make all of them late. */
const AT_ONCE = 2
const WAITING = 100

/** Too many people sign in at this moment. */
export class BusyError extends Error {
  override name = 'BusyError'
}

/** What the passwords of all accounts of an e-mail address are kept by (services/commands/names/registration.ts). */
export interface Address {
  /** Finds them. */
  key: Uint8Array
  /** 16 bytes, of the hashes of all of them unless there are some with another one. */
  salt: Uint8Array
  holder: MemberId | null
}

/** The passwords of members, as argon2id hashes. */
export interface Credentials {
  /** Keeps a password. Throws BusyError. */
  save: (member: MemberId, address: Address, password: string) => Promise<void>
  /** The members of an address who have the password, its holder first. Takes as long for none. Throws BusyError. */
  find: (address: Address, password: string) => Promise<MemberId[]>
  /** Whether it is the member's password. Throws BusyError. */
  matches: (member: MemberId, password: string) => Promise<boolean>
  /** Forgets a password; for a registration that came to nothing. */
  remove: (member: MemberId) => Promise<void>
}

/** At most AT_ONCE pieces of work at a time. */
function taskQueue() {
  let free = AT_ONCE
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free--
    else {
      if (waiting.length >= WAITING) throw new BusyError('Too many people are signing in. Please try again.')
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}

/** The most accounts of an address with the same password that are looked at. */
const MOST = 5

/** The salt of a hash as it is stored: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
const saltIn = (hashed: string) => Buffer.from(hashed.split('$')[4] ?? '', 'base64')

/** Opens the table of passwords. */
export function openCredentials(sql: Sql): Credentials {
  const inTurn = taskQueue()

  const hashOf = async (member: MemberId | null) => {
    const [row] = await sql<{
      hash: string
    }>`select hash from operational.credential where member = ${member}`
    return row?.hash ?? null
  }

  /**
   * A password as it is kept for an address: with the salt of those that are kept for it already. Their holder may be
   * from before there was one for all, and may be gone.
   */
  async function hashFor({ key, salt, holder }: Address, password: string) {
    const [held, [other]] = await Promise.all([
      hashOf(holder),
      sql<{ hash: string }>`select hash from operational.credential where address = ${key} limit 1`,
    ])
    const known = held ?? other?.hash ?? null
    return inTurn(() => hash(password, { ...cost, salt: known === null ? salt : saltIn(known) }))
  }

  return {
    async save(member, address, password) {
      const hashed = await hashFor(address, password)
      await sql`insert into operational.credential (member, hash, address)
        values (${member}, ${hashed}, ${address.key})
        on conflict (member) do update set hash = excluded.hash, address = excluded.address, changed_at = now()`
    },
    async find(address, password) {
      const hashed = await hashFor(address, password)
      const rows = await sql<{ member: MemberId }>`select member from operational.credential
        where hash = ${hashed} and (address = ${address.key} or member = ${address.holder})
        order by member = ${address.holder} desc, changed_at desc limit ${MOST}`
      return rows.map(({ member }) => member)
    },
    async matches(member, password) {
      const hashed = await hashOf(member)
      return hashed !== null && inTurn(() => verify(hashed, password))
    },
    async remove(member) {
      await sql`delete from operational.credential where member = ${member}`
    },
  }
}
