import { ContentId } from '../../../../events/ids.ts'
import { typenameOf } from '../../../rules/sections/typename.ts'
import { tagOf } from '../../../rules/tags.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import { alike, recents, wanted } from '../recommendations/recommended.ts'

export const sectionResolvers: Resolvers = {
  ContentSection: {
    __resolveType: (section) =>
      'options' in section
        ? typenameOf(section.type)
        : 'isDrawn' in section
          ? 'UndrawnSection'
          : 'WalledSection',
  },
  ThreadSection: {
    async threads(section, _, { services, site, viewer }) {
      if (section.type !== 'ThreadSection') return []
      const { category, tag, limit } = section.options
      const group =
        tag !== undefined
          ? { type: 'tag' as const, name: tagOf(tag) }
          : category !== undefined
            ? { type: 'category' as const, name: category }
            : null
      const page = { size: limit, cursor: null }
      return (await services.reads.threadsPage(site.id, page, viewer, { group })).rows
    },
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
