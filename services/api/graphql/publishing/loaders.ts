import type { EditorialId, SiteId } from '../../../../events/kinds.ts'
import { defineLoaders } from '../frame/batching.ts'

export const publishingLoaders = defineLoaders(({ reads, byKey, byArgs }) => ({
  publishedPosts: byKey(({ post }) => post, reads.publishedPosts),
  publishedSections: byKey(({ post }) => post, reads.publishedSections),
  manuscripts: byKey(({ id }) => id, reads.manuscriptsByIds),
  manuscriptSections: byKey(({ post }) => post, reads.manuscriptSections),
  postsOn: byArgs(async (site: SiteId, ids: EditorialId[]) => {
    const found = await reads.postsOn(site, ids)
    return new Map(found.map(({ post }) => [post, true]))
  }),
}))
