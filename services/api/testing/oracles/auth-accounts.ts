import type { AuthAccountRow } from '../../../../projections/auth-accounts/queries.ts'
import { members } from '../../../../projections/testing/world.ts'
import type { Oracle } from '../oracle.ts'

export const authAccounts: Oracle = {
  reads(history, { erased }) {
    const linked = new Map<string, AuthAccountRow & { member: string }>()
    for (const { type, data } of history) {
      if (type === 'AuthAccountLinked') {
        const { member, account: id, provider } = data
        linked.set(`${member} ${id}`, { member, id, provider })
      }
      if (type === 'AuthAccountUnlinked') linked.delete(`${data.member} ${data.account}`)
    }
    return {
      authAccountsOf: async (member) =>
        [...linked.values()]
          .filter((one) => one.member === member && !erased.has(member))
          .map(({ id, provider }) => ({ id, provider }))
          .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    }
  },
  ask: async (reads) => ({ links: await Promise.all(members.map((member) => reads.authAccountsOf(member))) }),
}
