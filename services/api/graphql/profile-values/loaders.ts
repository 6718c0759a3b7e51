import type { MemberId } from '../../../../events/kinds.ts'
import { defineLoaders } from '../frame/batching.ts'

export const profileValueLoaders = defineLoaders(({ reads, byArgs }) => ({
  /** Values of the fields of a profile, for viewers in the audience of each. */
  profileValues: byArgs(async (_: null, members: MemberId[]) =>
    Map.groupBy(await reads.profileValuesOf(members), ({ member }) => member),
  ),
}))
