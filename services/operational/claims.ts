import type { DecidedId, MemberId } from '../../events/kinds.ts'
import type { Sql } from '../postgres/sql.ts'

/** A moderator's claim of a reported item, so that no other moderator decides on it meanwhile. */
export interface Claim {
  item: DecidedId
  member: MemberId
  expiresAt: Date
}

/** Time for which a claim lasts unless it is renewed. */
const CLAIM_SECONDS = 120

/** Claims an item for a member, or renews the claim; returns the claim that holds, which may be another member's. */
export async function claim(sql: Sql, item: DecidedId, member: MemberId): Promise<Claim> {
  const [held] = await sql<Claim>`insert into operational.moderation_claim as held (item, member, expires_at)
    values (${item}, ${member}, now() + ${CLAIM_SECONDS} * interval '1 second')
    on conflict (item) do update set
      member = case when held.expires_at > now() then held.member else excluded.member end,
      expires_at = case when held.expires_at > now() and held.member <> excluded.member then held.expires_at
        else excluded.expires_at end
    returning item, member, expires_at as "expiresAt"`
  return held!
}

/** Ends a member's claim of an item; false if the member had none. */
export async function release(sql: Sql, item: DecidedId, member: MemberId): Promise<boolean> {
  const ended = await sql`delete from operational.moderation_claim
    where item = ${item} and member = ${member} returning 1`
  return ended.length > 0
}

export const claimsOf = (sql: Sql, items: readonly DecidedId[]): Promise<Claim[]> =>
  sql`select item, member, expires_at as "expiresAt" from operational.moderation_claim
    where item = any(${items}) and expires_at > now()`
