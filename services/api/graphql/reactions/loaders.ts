import { defineLoaders } from '../frame/batching.ts'

export const reactionLoaders = defineLoaders(({ reads, byKey, byPair }) => ({
  reactions: byKey(({ item }) => item, reads.reactionsTo),
  chosen: byPair(({ member, item }) => `${member} ${item}`, reads.reactionsOf),
}))
