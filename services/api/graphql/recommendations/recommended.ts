import { kindsWith, rowOf, type ContentId, type ContentKind } from '../../../../events/kinds.ts'
import { findContent } from '../frame/content.ts'
import type { GraphContext } from '../frame/context.ts'
import { itemsOf, resultsOf } from '../search/resolvers.ts'

const DEFAULT_LIMIT = 2
const MAX_LIMIT = 20

/** Kinds of content that can be recommended: those that the table of kinds marks as searched. */
const recommendable = kindsWith('moderated').filter((kind) => {
  const { built, searched } = rowOf(kind)
  return built && searched === true
})

const kindsOf = (type: string | null | undefined): readonly ContentKind[] =>
  type ? recommendable.filter((kind) => rowOf(kind).name === type) : recommendable

/** Request for a number of recommended items, of one type or of all types. */
export const wanted = ({ site }: GraphContext, limit: number | null | undefined, type?: string | null) => ({
  site: site.id,
  kinds: kindsOf(type),
  size: Math.min(Math.max(1, limit ?? DEFAULT_LIMIT), MAX_LIMIT),
})

type Wanted = ReturnType<typeof wanted>

/** Recommended items as search results. */
export const shown = async (context: GraphContext, ids: readonly ContentId[]) =>
  resultsOf(context, null, await itemsOf(context, ids))

/** Items like one item; null if the viewer cannot read that. */
export async function alike(context: GraphContext, item: ContentId, request: Wanted) {
  const found = await findContent(context, item)
  return (
    found && shown(context, await context.services.reads.recommendedFor(found.root, request, context.viewer))
  )
}

/** Items with recent activity that helped people. */
export const recents = async (context: GraphContext, request: Wanted) =>
  shown(context, await context.services.reads.recommendedRecents(request, context.viewer))
