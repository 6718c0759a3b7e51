import { providerNames } from '../../../rules/providers.ts'
import { item, list, type OwnLists } from '../list.ts'

export const authAccountLists: OwnLists = ({ reads }, member) => [
  list(
    { name: 'authAccounts', heading: 'Accounts you log in with' },
    async function* () {
      for (const { provider } of await reads.authAccountsOf(member)) yield { provider }
    },
    ({ provider }) => item(providerNames[provider]),
  ),
]
