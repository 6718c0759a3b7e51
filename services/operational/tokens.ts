import type { MemberId } from '../../events/kinds.ts'
import type { Sql } from '../postgres/sql.ts'
import { hashOf, newSecret } from './secrets.ts'

/** Time for which the token of a link is valid, in hours, by purpose. */
export const TOKEN_HOURS = {
  'verify-email': 24,
  'reset-password': 1,
  'change-email': 24,
  'keep-email': 24,
  // A change of an administrator can be stopped while it waits for a confirmation, and then for 72 hours.
  'keep-access': 10 * 24,
} as const

type Purpose = keyof typeof TOKEN_HOURS

export interface Token {
  member: MemberId
  /** Value that must still be true of the account: the key of its e-mail address, or the id of a request for a change. */
  bound: string | null
}

/** Creates a token for a link in a mail, valid for `hours`; only its hash is stored. */
export async function newToken(
  sql: Sql,
  purpose: Purpose,
  member: MemberId,
  bound: string | null = null,
  hours: number = TOKEN_HOURS[purpose],
): Promise<string> {
  const token = newSecret()
  await sql`delete from operational.token where expires_at < now()`
  await sql`insert into operational.token (hash, purpose, member, bound, expires_at)
    values (${hashOf(token)}, ${purpose}, ${member}, ${bound}, now() + ${hours} * interval '1 hour')`
  return token
}

export async function findToken(sql: Sql, purpose: Purpose, token: string): Promise<Token | null> {
  const [row] = await sql<Token>`
    select member, bound from operational.token
    where hash = ${hashOf(token)} and purpose = ${purpose} and expires_at > now()`
  return row ?? null
}
