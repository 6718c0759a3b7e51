import type { MemberId, ReactableId } from '../../events/kinds.ts'
import type { ReactionKind } from '../../events/reactions.ts'
import type { Viewer } from '../../services/rules/visibility.ts'
import { cursorOf, pagesFrom, placeOf, type After, type Listed, type Page, type PageOf } from '../page.ts'
import { anyOf, eachOf, eachPair, fragment, limit, type Sql } from '../../services/postgres/sql.ts'
import { notBlocked } from '../visibility.ts'

/** Counts of the reactions to an item by kind, without kinds that nobody chose. */
export interface ReactionRow {
  item: ReactableId
  counts: Partial<Record<ReactionKind, number>>
}

/** Counts of the reactions to several items; an item without reactions may be missing. */
export const reactionsTo = (sql: Sql, items: readonly ReactableId[]): Promise<ReactionRow[]> =>
  sql<ReactionRow>`select item, jsonb_object_agg(kind, count) as counts
    from reaction_count where item = ${anyOf(items)} group by item`

interface MemberAndItem {
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

export interface ReactorRow extends MemberAndItem, Listed {
  kind: ReactionKind
}

/** Selection of reactions: of one kind or, with null, of all, as far as a viewer may see who reacted. */
export interface Reactors {
  kind: ReactionKind | null
  viewer: Viewer
}

/**
 * Reactions to several items in the order of their members' ids: without those of spammers, which do not count, and of
 * members who have blocked the viewer or whom the viewer has blocked.
 */
export async function reactorsPages(
  sql: Sql,
  items: readonly ReactableId[],
  { kind, viewer }: Reactors,
  { size, cursor }: PageOf,
): Promise<Map<ReactableId, Page<ReactorRow>>> {
  const after = (cursor === null ? null : placeOf(cursor)?.id) ?? ''
  const rows = await sql<Omit<ReactorRow, 'cursor'>>`select found.* from ${eachOf(items)} as asked(id)
    cross join lateral (
      select item, member, kind from reaction
      where item = asked.id and member > ${after} and (${kind}::text is null or kind = ${kind})
        and not exists (select from reaction_spammer spammer where spammer.member = reaction.member)
        and ${notBlocked(viewer, fragment`reaction.member`)}
      order by member ${limit(size + 1)}) found
    order by found.item, found.member`
  const placed = rows.map((row) => ({ ...row, cursor: cursorOf(0n, row.member) }))
  return pagesFrom(items, placed, ({ item }) => item, size)
}

export const ownReactions = (
  sql: Sql,
  member: MemberId,
  { after, limit }: After,
): Promise<{ item: ReactableId; kind: ReactionKind }[]> =>
  sql`select item, kind from reaction where member = ${member} and item > ${after} order by item limit ${limit}`
