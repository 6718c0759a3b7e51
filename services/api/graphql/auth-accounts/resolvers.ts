import { providersFor } from '../../../ports/providers.ts'
import { settingsOf } from '../../../rules/sites/site-settings.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'

export const authAccountsResolvers: Resolvers = {
  User: {
    authAccounts: ({ id }, _, { viewer, services }) =>
      viewer?.id === id ? services.reads.authAccountsOf(viewer.id) : null,
  },
  Site: {
    async authProviders(site, _, { services }) {
      const { settings } = await services.sites.details(site)
      return providersFor(services.providers, settingsOf(settings)).map(({ provider }) => provider)
    },
  },
}
