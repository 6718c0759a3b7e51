import type { MemberId } from '../../../../events/kinds.ts'
import { defineLoaders } from '../frame/batching.ts'

export const userDisorderLoaders = defineLoaders(({ reads, byArgs }) => ({
  /** Disorders that a member names; a page shows those of one member. */
  userDisorders: byArgs(async (_: null, members: MemberId[]) => {
    const named = await Promise.all(members.map(async (id) => [id, await reads.userDisordersOf(id)] as const))
    return new Map(named)
  }),
}))
