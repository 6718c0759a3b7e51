import type { ContentId } from '../../../../events/kinds.ts'
import { defineLoaders, type ListArgs } from './batching.ts'

export const contentLoaders = defineLoaders(({ reads, byKey, byArgs }) => ({
  content: byKey(({ id }) => id, reads.contentByIds),
  commentsUnder: byArgs(({ page, viewer }: ListArgs, parents: ContentId[]) =>
    reads.commentsPages(parents, page, viewer),
  ),
}))
