import type { MemberId } from '../../../../events/kinds.ts'
import { defineLoaders } from '../frame/batching.ts'

export const socialSiteLoaders = defineLoaders(({ reads, byArgs }) => ({
  socialSites: byArgs(async (_: null, members: MemberId[]) =>
    Map.groupBy(await reads.socialSitesOf(members), ({ member }) => member),
  ),
}))
