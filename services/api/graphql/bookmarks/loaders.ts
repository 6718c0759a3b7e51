import type { BookmarkableId, MemberId } from '../../../../events/kinds.ts'
import { defineLoaders } from '../frame/batching.ts'

export const bookmarkLoaders = defineLoaders(({ reads, byArgs }) => ({
  /** Loads true for each item that the member has bookmarked. */
  bookmarked: byArgs(async (member: MemberId, items: BookmarkableId[]) => {
    const bookmarked = await reads.bookmarkedBy(member, items)
    return new Map(bookmarked.map((item) => [item, true as const]))
  }),
}))
