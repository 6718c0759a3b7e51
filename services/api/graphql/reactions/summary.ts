import { entriesOf } from '../../../../events/entries.ts'
import type { ReactableId } from '../../../../events/kinds.ts'
import type { ReactionKind } from '../../../../events/reactions.ts'
import type { ReactionType } from '../__generated__/resolvers.ts'
import type { Known } from '../../live/reaction-counts.ts'
import type { GraphContext } from '../frame/context.ts'
import { assocTypeOf } from '../frame/ids.ts'

/** Reactions to an item, whose counts resolvers load only when they are requested. */
export interface Summary {
  item: ReactableId
  /** The item's reactions, if they are already in memory. */
  known?: Known | undefined
}

/** Relay id for the summary of an item's reactions (spec §3: type:id). */
export const summaryId = ({ item }: Summary): string => `${assocTypeOf(item)}:${item}`

export const kindOfType: Record<ReactionType, ReactionKind> = {
  LIKE: 'like',
  SUPPORT: 'support',
  SAD: 'sad',
  WOW: 'wow',
  SAME: 'same',
}
export const typeOfKind = (kind: ReactionKind): ReactionType => types.find(([, other]) => other === kind)![0]
const types = entriesOf(kindOfType)

/** Counts of the reactions to an item by kind; none where reactions are turned off. */
export async function countsOf(
  { item, known }: Summary,
  { loaders, site }: Pick<GraphContext, 'loaders' | 'site'>,
) {
  if (!site.features.includes('Reactions')) return {}
  return known?.counts ?? (await loaders.reactions.load(item))?.counts ?? {}
}

/** Each of the five kinds of reaction to an item, with its count and whether the viewer chose it. */
export async function aggregatesOf(summary: Summary, context: GraphContext) {
  const { viewer, loaders } = context
  const { item, known } = summary
  const [counts, own] = await Promise.all([
    countsOf(summary, context),
    !known && viewer && loaders.chosen.load({ member: viewer.id, item }),
  ])
  const isOff = !context.site.features.includes('Reactions')
  const chosen = isOff ? null : known ? known.chosen : own && own.kind
  return types.map(([type, kind]) => ({ type, count: counts[kind] ?? 0, isSelected: chosen === kind }))
}
