import { v7 } from 'uuid'
import type { Agreed } from '../../../../events/accounts.ts'
import type { MemberId } from '../../../../events/kinds.ts'
import type { AccountLink } from '../../../commands/auth-accounts.ts'
import type { Intent, Outcome } from '../../../commands/frame/decider.ts'
import { liveIntent } from '../../../commands/frame/intent.ts'
import { findMemberByEmail } from '../../../commands/names/addresses.ts'
import { accountIdOf, linkAccount, memberWithAccount } from '../../../commands/names/linked-accounts.ts'
import { foldEmail, memberIdOf, register, verify } from '../../../commands/names/registration.ts'
import type { Identity } from '../../../ports/providers.ts'
import { Email, PersonName } from '../../../rules/fields.ts'
import { providerNames } from '../../../rules/providers.ts'
import type { Services } from '../../graphql/frame/context.ts'
import { caughtUp } from '../../graphql/frame/mutate.ts'
import type { SignIn } from '../../plugins/session-cookie.ts'
import type { SiteRow } from '../../reads.ts'
import type { Visits } from './visits.ts'

export interface Failure {
  code: string
  message: string
}

/** Result of a log-in at a provider. `known`: the address belongs to a member, who has to log in to link the account. */
type Entry =
  | { result: 'entered'; member: MemberId; isNew: boolean }
  | { result: 'known'; member: MemberId; link: AccountLink }
  | ({ result: 'failed' } & Failure)

const failed = (code: string, message: string): Entry => ({ result: 'failed', code, message })

/** Address of a person at a provider; null if the provider tells none that a member can have. */
const emailOf = ({ email }: Identity): string | null => Email.safeParse(email).data ?? null

/** True if the provider has verified the address that is the member's. */
async function isVouched({ reads }: Services, member: MemberId, identity: Identity): Promise<boolean> {
  const email = emailOf(identity)
  const [row] = await reads.membersByIds([member])
  return identity.isEmailVerified && email !== null && row?.email === foldEmail(email)
}

/** Verifies a member whose address a provider has verified; nothing happens if it is another member's meanwhile. */
async function verifyVouched(services: Services, member: MemberId, intent: Intent) {
  const outcome = await verify(services.tools, { member, by: 'provider' }, intent)
  if (outcome.ok && outcome.position !== null) await caughtUp(services, ['MemberVerified'], outcome.position)
}

/** Links an account to a member who is logged in. */
export async function linkTo(
  services: Services,
  { site, member, link }: { site: SiteRow; member: MemberId; link: AccountLink },
): Promise<Outcome> {
  const outcome = await linkAccount(services.tools, link, liveIntent(member, site.id))
  if (outcome.ok && outcome.position !== null)
    await caughtUp(services, ['AuthAccountLinked'], outcome.position)
  if (outcome.ok && link.vouched) await verifyVouched(services, member, liveIntent(member, site.id))
  return outcome
}

/** Links the account that waits in a browser when its member logs in. A log-in never fails because of it. */
export const linking = (
  signIn: SignIn,
  { services, visits }: { services: Services; visits: Visits },
): SignIn => ({
  ...signIn,
  async start(request, reply, who) {
    const started = await signIn.start(request, reply, who)
    if (!started) return started
    const { member } = who
    const linkWaiting = async () => {
      const link = await visits.waitingFor(request, member)
      if (link) await linkTo(services, { site: request.site, member, link })
    }
    await linkWaiting().catch((error: unknown) =>
      request.log.warn({ err: error }, 'could not link the account that waited'),
    )
    return started
  },
})

/** Account of a person at a provider, as a link for a member. */
export async function linkFor(
  services: Services,
  identity: Identity,
  member: MemberId,
): Promise<AccountLink> {
  const { provider } = identity
  const vouched = await isVouched(services, member, identity)
  return { account: accountIdOf(services.tools, identity), provider, vouched }
}

/**
 * Finds the member of a person whom a provider has identified, or registers the person (spec §4 Sign-up flow). An
 * address that the provider has not verified proves nothing, so it neither leads to a member nor verifies one.
 */
export async function enter(
  services: Services,
  identity: Identity,
  { site, agreed }: { site: SiteRow; agreed: Agreed | null },
): Promise<Entry> {
  const { tools } = services
  const { provider, isEmailVerified: vouched } = identity
  const account = accountIdOf(tools, identity)
  const member = await memberWithAccount(tools, account)
  if (member) {
    if (await isVouched(services, member, identity))
      await verifyVouched(services, member, liveIntent(member, site.id))
    return { result: 'entered', member, isNew: false }
  }
  const email = emailOf(identity)
  if (email === null) {
    const name = providerNames[provider]
    return failed('NO_EMAIL', `${name} didn't give us your email address. Please sign up with email.`)
  }
  const holder = vouched ? await findMemberByEmail(tools, email) : null
  if (holder) return { result: 'known', member: holder, link: { account, provider, vouched } }
  if (!site.features.includes('Accounts')) return failed('FORBIDDEN', 'Sign-up is closed on this site')

  const nameOf = (name: string | null) =>
    site.features.includes('social_network') ? (PersonName.safeParse(name).data ?? null) : null
  const commandId = v7()
  const newcomer = memberIdOf({ commandId })
  const registered = await register(
    tools,
    {
      email,
      username: null,
      firstName: nameOf(identity.firstName),
      lastName: nameOf(identity.lastName),
      agreed,
      link: { account, provider, vouched },
    },
    liveIntent(newcomer, site.id, commandId),
  )
  if (!registered.ok) {
    const { code, message } = registered.rejection
    const isStarting = registered.taken === 'account' && code === 'CONFLICT'
    return failed(code, isStarting ? 'This account is being set up. Please try again.' : message)
  }
  if (vouched) await verifyVouched(services, newcomer, liveIntent(newcomer, site.id))
  if (registered.position !== null)
    await caughtUp(services, ['MemberRegistered', 'AuthAccountLinked'], registered.position)
  return { result: 'entered', member: newcomer, isNew: true }
}
