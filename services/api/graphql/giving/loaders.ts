import { defineLoaders } from '../frame/batching.ts'

export const givingLoaders = defineLoaders(({ reads, byKey }) => ({
  memberFigures: byKey(({ member }) => member, reads.memberFigures),
}))
