export type ReactionType = 'LIKE' | 'SUPPORT' | 'SAD' | 'WOW' | 'SAME'

/** How often one kind was chosen, and whether the viewer did. */
export interface Aggregate {
  readonly type: ReactionType
  readonly count: number
  readonly isSelected: boolean
}

/**
 * The aggregates once the viewer has chosen `type`, or nothing with null: that count rises, the one chosen before
 * falls (spec §4 Reactions). Choosing the same again changes nothing. Kinds that nobody chose have no aggregate.
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

/** All the reactions to an item. */
export const total = (aggregates: readonly Aggregate[]): number =>
  aggregates.reduce((sum, { count }) => sum + count, 0)
