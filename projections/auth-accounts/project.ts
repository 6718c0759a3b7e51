import { only } from '../batch.ts'
import { tablesBeside, type Projection } from '../projection.ts'
import { relation } from '../relation.ts'

const pairs = relation({
  table: 'auth_account',
  key: ['member', 'account'],
  members: ['member'],
  value: { column: 'provider', type: 'text' },
})

/** Read model of the accounts at providers that members have linked (spec §3 User); an erased member's are deleted. */
export const authAccounts: Projection = {
  name: 'auth_accounts',
  version: 1,
  handles: ['AuthAccountLinked', 'AuthAccountUnlinked', 'MemberErased'],
  personal: false,
  tables: tablesBeside(import.meta.url),
  async apply(batch, sql) {
    const erased = only(batch, 'MemberErased').map(({ data }) => data.member)
    if (erased.length > 0) {
      void pairs.leave(erased, sql)
      void sql`${pairs.pairsOf(erased)}`
    }
    const ends = only(batch, 'AuthAccountLinked', 'AuthAccountUnlinked').map(({ type, data }) => ({
      member: data.member,
      account: data.account,
      provider: type === 'AuthAccountLinked' ? data.provider : null,
      holds: type === 'AuthAccountLinked',
    }))
    if (ends.length > 0) void sql`with ${pairs.ended(ends)} select from ended`
  },
  changes: () => [],
}
