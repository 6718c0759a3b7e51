import type { MemberId } from '../../events/kinds.ts'
import type { Sql } from '../postgres/sql.ts'
import { hashOf, newSecret } from './secrets.ts'

/** Time for which the token of a link is valid, in hours, by purpose. */
export const TOKEN_HOURS = { 'verify-email': 24, 'reset-password': 1 } as const

type Purpose = keyof typeof TOKEN_HOURS

/** Creates a token for a link in a mail; only its hash is stored. */
export async function newToken(sql: Sql, purpose: Purpose, member: MemberId): Promise<string> {
  const token = newSecret()
  await sql`delete from operational.token where expires_at < now()`
  await sql`insert into operational.token (hash, purpose, member, expires_at)
    values (${hashOf(token)}, ${purpose}, ${member}, now() + ${TOKEN_HOURS[purpose]} * interval '1 hour')`
  return token
}

export async function memberOfToken(sql: Sql, purpose: Purpose, token: string): Promise<MemberId | null> {
  const [row] = await sql<{ member: MemberId }>`
    select member from operational.token
    where hash = ${hashOf(token)} and purpose = ${purpose} and expires_at > now()`
  return row?.member ?? null
}
