import { defineLoaders } from '../frame/batching.ts'

export const accountLoaders = defineLoaders(({ reads, byKey }) => ({
  members: byKey(({ id }) => id, reads.membersByIds),
}))
