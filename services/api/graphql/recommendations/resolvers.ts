import type { Resolvers } from '../__generated__/resolvers.ts'
import { orNotFound } from '../frame/errors.ts'
import { contentArgument } from '../frame/ids.ts'
import { alike, recents, shown, wanted } from './recommended.ts'

export const recommendationResolvers: Resolvers = {
  Query: {
    async recommend(_, { assocId, assocType, docResultType, limit }, context) {
      const item = contentArgument(assocId, assocType)
      return orNotFound(await alike(context, item, wanted(context, limit, docResultType)), 'Content')
    },
    recentsAsRecommendations: (_, { limit }, context) => recents(context, wanted(context, limit)),
    userRecommendations: async (_, { limit }, context) =>
      shown(context, await context.services.reads.recommendedTo(wanted(context, limit), context.viewer)),
  },
}
