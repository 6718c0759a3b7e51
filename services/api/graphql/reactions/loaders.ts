import type { ReactableId } from '../../../../events/kinds.ts'
import type { Reactors } from '../../../../projections/reaction-aggregates/queries.ts'
import { defineLoaders, type ListArgs } from '../frame/batching.ts'

export const reactionLoaders = defineLoaders(({ reads, byKey, byPair, byArgs }) => ({
  reactions: byKey(({ item }) => item, reads.reactionsTo),
  chosen: byPair(({ member, item }) => `${member} ${item}`, reads.reactionsOf),
  reactors: byArgs(({ page, ...of }: ListArgs & Reactors, items: ReactableId[]) =>
    reads.reactorsPages(items, of, page),
  ),
}))
