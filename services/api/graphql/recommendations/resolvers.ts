import { ContentId } from '../../../../events/ids.ts'
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
  RecommendationSection: {
    async recommendations(section, _, context) {
      if (section.type !== 'Recommendation') return []
      const { assocId, docResultType, limit } = section.options
      // One more than wanted, as the item that the section is on may be among them.
      const request = wanted(context, limit + 1, docResultType)
      const { data } = ContentId.safeParse(assocId)
      const found = (data && (await alike(context, data, request))) ?? (await recents(context, request))
      const item = 'item' in section ? section.item : null
      return found.filter(({ id }) => id !== item).slice(0, limit)
    },
  },
}
