import type { Resolvers } from '../__generated__/resolvers.ts'

export const authAccountsResolvers: Resolvers = {
  User: {
    authAccounts: ({ id }, _, { viewer, services }) =>
      viewer?.id === id ? services.reads.authAccountsOf(viewer.id) : null,
  },
}
