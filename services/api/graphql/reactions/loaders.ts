import type { MemberId, ReactableId } from '../../../../events/kinds.ts'
import { defineLoaders } from '../frame/batching.ts'

export const reactionLoaders = defineLoaders(({ reads, byKey, byArgs }) => ({
  reactions: byKey(({ item }) => item, reads.reactionsTo),
  chosen: byArgs(async (member: MemberId, items: ReactableId[]) => {
    const rows = await reads.reactionsOf(member, items)
    return new Map(rows.map(({ item, kind }) => [item, kind]))
  }),
}))
