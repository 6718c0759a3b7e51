import type { MemberId } from '../../events/kinds.ts'
import type { Sql } from '../../projections/sql.ts'
import { hashOf, newSecret } from './secrets.ts'

/** What a token lets its bearer do. */
export type Purpose = 'verify-email'

/** How long a token works, in hours. */
export const TOKEN_HOURS = 24
/** The most tokens for a purpose that are sent to a member in an hour. */
export const MOST_AN_HOUR = 5

/** Makes a token for a link to a member. Only its hash is kept. */
export async function newToken(sql: Sql, purpose: Purpose, member: MemberId): Promise<string> {
  const token = newSecret()
  await sql`delete from operational.token where expires_at < now()`
  await sql`insert into operational.token (hash, purpose, member, expires_at)
    values (${hashOf(token)}, ${purpose}, ${member}, now() + ${TOKEN_HOURS} * interval '1 hour')`
  return token
}

/** The member that a token was made for; null when it is unknown, used or too old. */
export async function holderOf(sql: Sql, purpose: Purpose, token: string): Promise<MemberId | null> {
  const [row] = await sql<{ member: MemberId }>`
    select member from operational.token
    where hash = ${hashOf(token)} and purpose = ${purpose} and used_at is null and expires_at > now()`
  return row?.member ?? null
}

/** Marks a token as used; call it once what it was for is done. */
export async function useUp(sql: Sql, token: string): Promise<void> {
  await sql`update operational.token set used_at = now() where hash = ${hashOf(token)}`
}

/** How many tokens were made for a member in the last hour. */
export async function tokensMadeLately(sql: Sql, purpose: Purpose, member: MemberId): Promise<number> {
  const [row] = await sql<{ count: bigint }>`
    select count(*) from operational.token
    where purpose = ${purpose} and member = ${member}
      and expires_at > now() + ${TOKEN_HOURS - 1} * interval '1 hour'`
  return Number(row?.count ?? 0n)
}
