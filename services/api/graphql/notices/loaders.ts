import { defineLoaders } from '../frame/batching.ts'

export const noticeLoaders = defineLoaders(({ reads, byPair }) => ({
  /** Loads if a member follows a thread or silenced it; null if neither. */
  threadChoice: byPair(({ member, item }) => `${member} ${item}`, reads.threadChoices),
}))
