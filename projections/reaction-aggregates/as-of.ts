import type { MemberId, ReactableId } from '../../events/kinds.ts'
import type { ReactionKind } from '../../events/reactions.ts'
import { anyOf, type Sql } from '../../services/postgres/sql.ts'
import { schemaOf } from '../projection.ts'
import { reactionAggregates } from './project.ts'
import type { ReactionRow } from './queries.ts'

/** Counts of reactions to items, and the reactions of a member, at one position in the log. */
interface ReactionsAsOf {
  position: bigint
  counts: Partial<Record<ReactableId, ReactionRow['counts']>>
  chosen: Partial<Record<ReactableId, ReactionKind>>
}

/**
 * Reads reactions in a single statement, so that all are from the same log position. Null before the first checkpoint.
 */
export async function reactionsAsOf(
  sql: Sql,
  items: readonly ReactableId[],
  member: MemberId | null,
): Promise<ReactionsAsOf | null> {
  const [found] = await sql<ReactionsAsOf>`select position,
      (select coalesce(jsonb_object_agg(item, counts), '{}') from (
        select item, jsonb_object_agg(kind, count) as counts from reaction_count
        where item = ${anyOf(items)} group by item) counted) as counts,
      (select coalesce(jsonb_object_agg(item, kind), '{}') from reaction
        where member = ${member ?? ''} and item = ${anyOf(items)}) as chosen
    from projector.checkpoint where schema = ${schemaOf(reactionAggregates)}`
  return found ?? null
}
