import { defineLoaders } from '../frame/batching.ts'

export const bookmarkLoaders = defineLoaders(({ reads, byPair }) => ({
  /** Loads the pair of a member and an item if the member has bookmarked the item, otherwise null. */
  bookmarked: byPair(({ member, item }) => `${member} ${item}`, reads.bookmarkedBy),
}))
