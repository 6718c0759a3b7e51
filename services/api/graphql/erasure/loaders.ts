import { defineLoaders } from '../frame/batching.ts'

export const erasureLoaders = defineLoaders(({ reads, byKey }) => ({
  erasures: byKey(({ member }) => member, reads.erasuresOf),
}))
