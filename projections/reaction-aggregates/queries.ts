import type { MemberId, ReactableId } from '../../events/kinds.ts'
import type { ReactionKind } from '../../events/reactions.ts'
import type { After } from '../page.ts'
import type { Sql } from '../../services/postgres/sql.ts'

/** Counts of the reactions to an item by kind, without kinds that nobody chose. */
export interface ReactionRow {
  item: ReactableId
  counts: Partial<Record<ReactionKind, number>>
}

/** Counts of the reactions to several items; an item without reactions may be missing. */
export const reactionsTo = (sql: Sql, items: readonly ReactableId[]): Promise<ReactionRow[]> =>
  sql<ReactionRow>`select item, jsonb_object_agg(kind, count) as counts
    from reaction_count where item = any(${items}) group by item`

export const reactionsOf = (
  sql: Sql,
  member: MemberId,
  items: readonly ReactableId[],
): Promise<{ item: ReactableId; kind: ReactionKind }[]> =>
  sql`select item, kind from reaction where member = ${member} and item = any(${items})`

export const ownReactions = (
  sql: Sql,
  member: MemberId,
  { after, limit }: After,
): Promise<{ item: ReactableId; kind: ReactionKind }[]> =>
  sql`select item, kind from reaction where member = ${member} and item > ${after} order by item limit ${limit}`
