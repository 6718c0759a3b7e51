import { kindsWith, rowOf, type ContentId, type ContentKind } from '../../../../events/kinds.ts'
import type { AssocType, Resolvers } from '../__generated__/resolvers.ts'
import { findContent } from '../frame/content.ts'
import type { GraphContext } from '../frame/context.ts'
import { orNotFound } from '../frame/errors.ts'
import { contentArgument } from '../frame/ids.ts'
import { itemsOf, resultsOf } from '../search/resolvers.ts'

const DEFAULT_LIMIT = 2
const MAX_LIMIT = 20

/** Kinds of content that can be recommended: those that the table of kinds marks as searched. */
const recommendable = kindsWith('moderated').filter((kind) => {
  const { built, searched } = rowOf(kind)
  return built && searched === true
})

const kindsOf = (type: AssocType | null | undefined): readonly ContentKind[] =>
  type ? recommendable.filter((kind) => rowOf(kind).name === type) : recommendable

const wanted = ({ site }: GraphContext, limit: number | null | undefined, type?: AssocType | null) => ({
  site: site.id,
  kinds: kindsOf(type),
  size: Math.min(Math.max(1, limit ?? DEFAULT_LIMIT), MAX_LIMIT),
})

const shown = async (context: GraphContext, ids: readonly ContentId[]) =>
  resultsOf(context, '', await itemsOf(context, ids))

export const recommendationResolvers: Resolvers = {
  Query: {
    async recommend(_, { assocId, assocType, docResultType, limit }, context) {
      const item = contentArgument(assocId, assocType)
      const { root } = orNotFound(await findContent(context, item), 'Content')
      const { services, viewer } = context
      const request = wanted(context, limit, docResultType)
      return shown(context, await services.reads.recommendedFor(root, request, viewer))
    },
    recentsAsRecommendations: async (_, { limit }, context) =>
      shown(context, await context.services.reads.recommendedRecents(wanted(context, limit), context.viewer)),
    userRecommendations: async (_, { limit }, context) =>
      shown(context, await context.services.reads.recommendedTo(wanted(context, limit), context.viewer)),
  },
}
