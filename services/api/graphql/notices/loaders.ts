import { defineLoaders } from '../frame/batching.ts'

export const noticeLoaders = defineLoaders(({ reads, byPair }) => ({
  /** Loads if a member follows a thread, or silenced it or another member; null if neither. */
  sourceChoice: byPair(({ member, item }) => `${member} ${item}`, reads.sourceChoices),
}))
