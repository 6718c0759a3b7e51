import { defineLoaders } from '../frame/batching.ts'

export const flagLoaders = defineLoaders(({ reads, byKey }) => ({
  flags: byKey(({ item }) => item, reads.flagsByItems),
}))
