import type { AuthProvider } from '../../events/auth-accounts.ts'
import { streamOf, type MemberId } from '../../events/kinds.ts'
import { refusal } from '../rules/authorise.ts'
import type { Viewer } from '../rules/visibility.ts'
import { actingMember, Rejected, reject, type Decider, type Facts } from './frame/decider.ts'
import { actorNeed } from './frame/facts.ts'

/** Maximum number of accounts at providers that a member can link. */
const MAX_LINKS = 10

/** An account at a provider; `vouched` is true if the provider has verified the member's e-mail address. */
export interface AccountLink {
  account: string
  provider: AuthProvider
  vouched: boolean
}

export type AuthAccountCommand =
  | ({ name: 'linkAuthAccount' } & AccountLink)
  | {
      name: 'unlinkAuthAccount'
      account: string
      /** True if the member can log in without any linked account. */
      hasOtherWay: boolean
    }

/** Linked accounts of a member and their providers. */
type Links = ReadonlyMap<string, AuthProvider>

export const authAccountFacts: Facts<Links> = {
  initialState: new Map(),
  evolve(links, { type, data }) {
    if (type === 'AuthAccountLinked') return new Map([...links, [data.account, data.provider]])
    if (type !== 'AuthAccountUnlinked') return links
    return new Map([...links].filter(([account]) => account !== data.account))
  },
}

/** Decider for the accounts at providers with which a member can log in (spec §3 User). */
export const authAccounts: Decider<Links, AuthAccountCommand, { actor: Viewer }> = {
  emits: {
    linkAuthAccount: ['AuthAccountLinked'],
    unlinkAuthAccount: ['AuthAccountUnlinked'],
  },
  ...authAccountFacts,
  stream: (_, intent) => streamOf(actingMember(intent)),
  needs: (_, intent) => ({ actor: actorNeed(intent) }),
  decide(links, command, { actor }, intent) {
    const refused = refusal(command.name, actor)
    if (refused) return new Rejected(refused)
    const member: MemberId = actingMember(intent)
    const { name, account } = command
    if (name === 'linkAuthAccount') {
      if (links.has(account)) return []
      if (links.size >= MAX_LINKS) return reject('CONFLICT', `You can link at most ${MAX_LINKS} accounts.`)
      const { provider, vouched } = command
      return [{ type: 'AuthAccountLinked', data: { member, account, provider, vouched } }]
    }
    if (!links.has(account)) return []
    if (links.size === 1 && !command.hasOtherWay)
      return reject('CONFLICT', 'This is your only way to log in. Choose a password first.')
    return [{ type: 'AuthAccountUnlinked', data: { member, account } }]
  },
}
