import { typenameOf } from '../../../rules/sections/typename.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'

export const sectionResolvers: Resolvers = {
  ContentSection: {
    __resolveType: (section) =>
      'options' in section
        ? typenameOf(section.type)
        : 'typed' in section
          ? 'IncompleteSection'
          : 'isDrawn' in section
            ? 'UndrawnSection'
            : 'WalledSection',
  },

  IncompleteSection: {
    typed: ({ typed }) => JSON.stringify(typed),
  },
}
