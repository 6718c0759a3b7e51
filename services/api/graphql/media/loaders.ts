import { defineLoaders } from '../frame/batching.ts'

export const mediaLoaders = defineLoaders(({ reads, byKey }) => ({
  media: byKey(({ id }) => id, reads.mediaByIds),
  mediaUsers: byKey(({ id }) => id, reads.mediaUsers),
}))
