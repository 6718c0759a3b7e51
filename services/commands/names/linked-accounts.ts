import type { AuthProvider } from '../../../events/auth-accounts.ts'
import { streamOf, type MemberId } from '../../../events/kinds.ts'
import { authAccounts, type AccountLink } from '../auth-accounts.ts'
import { actingMember, type Intent, type Outcome } from '../frame/decider.ts'
import { keyedHash, stepId } from '../frame/ids.ts'
import type { Tools } from '../frame/tools.ts'
import { canLogIn } from './addresses.ts'
import { holderOf, linksOf, release, reserve, type Wanted } from './registration.ts'

/** Id of an account at a provider, given the provider's id for the person. */
export const accountIdOf = (
  { pepper }: Pick<Tools, 'pepper'>,
  { provider, subject }: { provider: AuthProvider; subject: string },
): string => keyedHash(pepper, `account ${provider} ${subject}`).toString('hex')

/** The member who can log in with an account; null if it is linked to nobody. */
export async function memberWithAccount(
  { log }: Pick<Tools, 'log'>,
  account: string,
): Promise<MemberId | null> {
  const held = await holderOf(log, `reservation-${account}`)
  if (!held || !(await linksOf(log, held.owner)).has(account)) return null
  return (await canLogIn({ log }, held.owner)) ? held.owner : null
}

/** Links an account to the actor: reserves it for this member alone, then records the link. */
export async function linkAccount(tools: Tools, link: AccountLink, intent: Intent): Promise<Outcome> {
  const wanted = { kind: 'account', value: link.account, owner: actingMember(intent) } as const
  const reserved = await reserve(tools, wanted, intent)
  if (!reserved.ok) return reserved
  const outcome = await tools.dispatch(authAccounts, { name: 'linkAuthAccount', ...link }, intent)
  await settle(tools, wanted, intent)
  return outcome
}

/** Unlinks an account from the actor, after which another member can link it. */
export async function unlinkAccount(
  tools: Tools,
  { account, hasOtherWay }: { account: string; hasOtherWay: boolean },
  intent: Intent,
): Promise<Outcome> {
  const command = { name: 'unlinkAuthAccount', account, hasOtherWay } as const
  const outcome = await tools.dispatch(authAccounts, command, intent)
  if (!outcome.ok) return outcome
  const wanted = { kind: 'account', value: account, owner: actingMember(intent) } as const
  await settle(tools, wanted, intent)
  return outcome
}

/** Accounts linked to a member whose providers did not verify the member's address. */
export async function unvouchedOf(log: Pick<Tools['log'], 'read'>, member: MemberId): Promise<string[]> {
  const [events, linked] = [await log.read(streamOf(member)), await linksOf(log, member)]
  return events.flatMap(({ type, data }) =>
    type === 'AuthAccountLinked' && !data.vouched && linked.has(data.account) ? [data.account] : [],
  )
}

/** Unlinks the accounts whose providers did not verify the actor's address: the actor may not have linked them. */
export async function unlinkUnvouched(tools: Tools, intent: Intent): Promise<void> {
  for (const account of await unvouchedOf(tools.log, actingMember(intent))) {
    const commandId = stepId(intent.commandId, `unlink ${account}`)
    await unlinkAccount(tools, { account, hasOtherWay: true }, { ...intent, commandId })
  }
}

/** Releases an account that is not linked. If another tab links it meanwhile, reserves it again. */
async function settle(tools: Tools, wanted: Wanted, intent: Intent): Promise<void> {
  const isLinked = async () => (await linksOf(tools.log, wanted.owner)).has(wanted.value)
  if (!(await isLinked())) await release(tools, wanted, intent, 'release account')
  if (await isLinked()) await reserve(tools, wanted, intent, 'confirm account')
}
