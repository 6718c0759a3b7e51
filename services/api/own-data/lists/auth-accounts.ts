import { item, list, type OwnLists } from '../list.ts'

const names = { google: 'Google', facebook: 'Facebook' }

export const authAccountLists: OwnLists = ({ reads }, member) => [
  list(
    { name: 'authAccounts', heading: 'Accounts you log in with' },
    async function* () {
      for (const { provider } of await reads.authAccountsOf(member)) yield { provider }
    },
    ({ provider }) => item(names[provider]),
  ),
]
