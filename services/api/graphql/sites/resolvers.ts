import type { Resolvers } from '../__generated__/resolvers.ts'

export const siteResolvers: Resolvers = {
  Query: {
    site: (_, __, { site }) => site,
    siteSummaries: (_, __, { services }) => services.reads.sites(),
  },
}
