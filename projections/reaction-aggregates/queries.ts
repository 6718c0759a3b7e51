import type { MemberId, ReactableId } from '../../events/kinds.ts'
import type { ReactionKind } from '../../events/reactions.ts'
import type { After } from '../page.ts'
import { anyOf, eachPair, type Sql } from '../../services/postgres/sql.ts'

/** Counts of the reactions to an item by kind, without kinds that nobody chose. */
export interface ReactionRow {
  item: ReactableId
  counts: Partial<Record<ReactionKind, number>>
}

/** Counts of the reactions to several items; an item without reactions may be missing. */
export const reactionsTo = (sql: Sql, items: readonly ReactableId[]): Promise<ReactionRow[]> =>
  sql<ReactionRow>`select item, jsonb_object_agg(kind, count) as counts
    from reaction_count where item = ${anyOf(items)} group by item`

/** A member and an item. */
export interface MemberAndItem {
  member: MemberId
  item: ReactableId
}

/** Reactions of members to items, for those of the given pairs that have one. */
export const reactionsOf = (
  sql: Sql,
  pairs: readonly MemberAndItem[],
): Promise<(MemberAndItem & { kind: ReactionKind })[]> =>
  sql`select member, item, kind from reaction
    where (item, member) in (select * from ${eachPair(pairs.map(({ item, member }) => [item, member]))})`

export const ownReactions = (
  sql: Sql,
  member: MemberId,
  { after, limit }: After,
): Promise<{ item: ReactableId; kind: ReactionKind }[]> =>
  sql`select item, kind from reaction where member = ${member} and item > ${after} order by item limit ${limit}`
