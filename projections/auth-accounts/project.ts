import { tablesBeside, type Projection } from '../projection.ts'
import { relation } from '../relation.ts'

const pairs = relation({
  table: 'auth_account',
  key: ['member', 'account'],
  members: ['member'],
  columns: { provider: 'text' },
})

/** Read model of the accounts at providers that members have linked (spec §3 User); an erased member's are deleted. */
export const authAccounts: Projection = {
  name: 'auth_accounts',
  version: 1,
  personal: false,
  tables: tablesBeside(import.meta.url),
  ...pairs.projected(['AuthAccountLinked', 'AuthAccountUnlinked'], ({ type, data }) => ({
    member: data.member,
    account: data.account,
    provider: type === 'AuthAccountLinked' ? data.provider : null,
    holds: type === 'AuthAccountLinked',
  })),
  changes: () => [],
}
