export type ReactionType = 'LIKE' | 'SUPPORT' | 'SAD' | 'WOW' | 'SAME'

/** Count of one kind of reaction, and a flag for the viewer's own reaction. */
export interface Aggregate {
  readonly type: ReactionType
  readonly count: number
  readonly isSelected: boolean
}

/**
 * Returns the counts after the viewer has chosen `type`, or removed their reaction (null): the new kind's count rises
 * and the previous one's falls (spec §4 Reactions). Choosing the same kind again changes nothing. Kinds with a count of
 * 0 are omitted.
 */
export function choose(aggregates: readonly Aggregate[], type: ReactionType | null): Aggregate[] {
  const others = aggregates.map(({ type, count, isSelected }) => ({
    type,
    count: count - Number(isSelected),
    isSelected: false,
  }))
  if (type === null) return others.filter(({ count }) => count > 0)
  const before = others.find((aggregate) => aggregate.type === type)?.count ?? 0
  const rest = others.filter((aggregate) => aggregate.type !== type && aggregate.count > 0)
  return [...rest, { type, count: before + 1, isSelected: true }]
}

/** Total number of reactions to an item. */
export const total = (aggregates: readonly Aggregate[]): number =>
  aggregates.reduce((sum, { count }) => sum + count, 0)
