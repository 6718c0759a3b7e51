import type { ContentId, MemberId, SiteId } from '../../../../events/kinds.ts'
import { defineLoaders, type ListArgs } from '../frame/batching.ts'

export const forumLoaders = defineLoaders(({ reads, byArgs }) => ({
  threadsOf: byArgs(({ site, page, viewer }: ListArgs & { site: SiteId }, authors: MemberId[]) =>
    reads.threadsPagesByAuthors(authors, site, page, viewer),
  ),
  mergedThreads: byArgs(({ viewer }: Pick<ListArgs, 'viewer'>, threads: ContentId[]) =>
    reads.mergedThreads(threads, viewer),
  ),
}))
