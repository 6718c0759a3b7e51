import { hash, verify } from '@node-rs/argon2'
import type { MemberId } from '../../events/kinds.ts'
import type { Sql } from '../../projections/sql.ts'

/** argon2id as OWASP's cheat sheet has it: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Hashes at a time, and how many may wait for their turn: more would only make all of them late. */
const AT_ONCE = 2
const WAITING = 100

/** Too many people sign in at this moment. */
export class Busy extends Error {
  override name = 'Busy'
}

/** The passwords of members, as argon2id hashes. */
export interface Credentials {
  /** Keeps a password. Throws Busy. */
  save: (member: MemberId, password: string) => Promise<void>
  /** Whether it is the member's password; takes as long for nobody (null). Throws Busy. */
  matches: (member: MemberId | null, password: string) => Promise<boolean>
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
      if (waiting.length >= WAITING) throw new Busy('Too many people are signing in. Please try again.')
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

/** Opens the table of passwords. */
export function openCredentials(sql: Sql): Credentials {
  const inTurn = taskQueue()
  const nobodys = inTurn(() => hash('nobody has this password', cost))

  return {
    async save(member, password) {
      const hashed = await inTurn(() => hash(password, cost))
      await sql`insert into operational.credential (member, hash) values (${member}, ${hashed})
        on conflict (member) do update set hash = excluded.hash, changed_at = now()`
    },
    async matches(member, password) {
      const [row] = member
        ? await sql<{ hash: string }>`select hash from operational.credential where member = ${member}`
        : []
      const hashed = row?.hash ?? (await nobodys)
      return (await inTurn(() => verify(hashed, password))) && row !== undefined
    },
    async remove(member) {
      await sql`delete from operational.credential where member = ${member}`
    },
  }
}
