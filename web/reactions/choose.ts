export type ReactionType = 'LIKE' | 'SUPPORT' | 'SAD' | 'WOW' | 'SAME'

/** How often one kind was chosen, and whether the viewer did. */
export interface Aggregate {
  readonly type: ReactionType
  readonly count: number
  readonly isSelected: boolean
}

/**
 * The aggregates once the viewer has chosen `type`, or nothing with null: that count rises, the one chosen before
 * falls (spec §4 Reactions). Choosing the same again changes nothing.
 */
export const choose = (aggregates: readonly Aggregate[], type: ReactionType | null): Aggregate[] =>
  aggregates.map((aggregate) => {
    const isSelected = aggregate.type === type
    const moved = Number(isSelected) - Number(aggregate.isSelected)
    return { ...aggregate, isSelected, count: aggregate.count + moved }
  })

/** All the reactions to an item. */
export const total = (aggregates: readonly Aggregate[]): number =>
  aggregates.reduce((sum, { count }) => sum + count, 0)
