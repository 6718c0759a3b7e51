import type { Agreed } from '../../events/accounts.ts'
import { streamOf, type MemberId } from '../../events/kinds.ts'
import { refusal, type Action, type Refusal } from '../rules/authorise.ts'
import { memberRefusal } from '../rules/people/people.ts'
import { audienceOf, isActivity, type Audience, type PrivacySetting } from '../rules/profiles/privacy.ts'
import { isAdmin, type RoleId } from '../rules/roles.ts'
import type { Viewer } from '../rules/visibility.ts'
import { administratorFacts, lastAdministrator, steppedDownNeed, type SteppedDown } from './administrators.ts'
import {
  actingMember,
  never,
  Rejected,
  reject,
  type Circumstances,
  type Decider,
  type Intent,
} from './frame/decider.ts'
import type { AccountLink } from './auth-accounts.ts'
import { actorNeed, MAX_RESETS_PER_HOUR, memberFacts, type MemberFacts } from './frame/facts.ts'

/** A username, and the slug under which it appears in the URL of the member's profile. */
interface Name {
  username: string
  slug: string
}

export type AccountCommand =
  | ({
      name: 'register'
      member: MemberId
      email: string | null
      firstName: string | null
      lastName: string | null
      /** Registration wording that the form showed; null if it showed none. */
      agreed: Agreed | null
      /** Path on the site that the link in the verification mail opens; null for the home page. */
      verificationRedirect: string | null
      /** Time at which the account is erased if it is still unverified; null if the account does not expire. */
      lapsesAt: string | null
      /** Account at a provider with which the person registers; by default none. */
      link?: AccountLink | null
    } & Name)
  | { name: 'requestVerification'; verificationRedirect: string | null }
  | { name: 'verify'; member: MemberId; by: 'email' | 'import' | 'seed' | 'provider' | 'phone' }
  | { name: 'requestPasswordReset'; member: MemberId }
  | { name: 'resetPassword'; member: MemberId }
  | ({
      name: 'changeUsername'
      /** True if the member still has a generated username, whose replacement does not count as a change. */
      isFirstChoice: boolean
    } & Name)
  | { name: 'requestEmailChange'; email: string; request: string }
  /** An operator asks for a member who can reach neither the account nor the mailbox. */
  | { name: 'offerEmailChange'; member: MemberId; email: string; request: string; reason: string }
  /** Without a `request`, cancels the one that is open. */
  | { name: 'cancelEmailChange'; member: MemberId; request?: string }
  /** Only names/email-change.ts gives this command, which reserves the address before. */
  | { name: 'changeEmail'; member: MemberId; email: string; request: string }
  | { name: 'chooseNewsletters'; subscribed: boolean }
  | { name: 'setFullName'; firstName: string; lastName: string }
  | { name: 'setPrivacy'; setting: PrivacySetting; audience: Audience }
  | { name: 'changeRole'; member: MemberId; role: RoleId; reason?: string }
  /** Grants or revokes an analyst's permission to query the event history. */
  | { name: 'changeAnalyst'; member: MemberId; granted: boolean; reason?: string }

/** The member whose account a command changes: the one that the command names, or else the actor. */
const memberOf = (command: AccountCommand, intent: Pick<Intent, 'actor'>): MemberId =>
  'member' in command ? command.member : actingMember(intent)

/**
 * Action that the actor of each command must be allowed to take; the system may give all commands but a member's own.
 */
const actions = {
  requestVerification: 'verifySelf',
  verify: 'verifySelf',
  requestPasswordReset: 'resetPassword',
  resetPassword: 'resetPassword',
  changeUsername: 'changeUsername',
  requestEmailChange: 'changeEmail',
  offerEmailChange: 'changeEmail',
  cancelEmailChange: 'keepEmail',
  changeEmail: 'changeEmail',
  chooseNewsletters: 'chooseNewsletters',
  setFullName: 'changeName',
  setPrivacy: 'changePrivacy',
} as const satisfies Partial<Record<AccountCommand['name'], Action>>

/** The reason for which a member may not give a command about an account; null if it is allowed. */
function refused(
  command: Exclude<AccountCommand, { name: 'register' }>,
  { role }: MemberFacts,
  actor: Viewer,
): Refusal | null {
  switch (command.name) {
    case 'changeRole':
      return memberRefusal({ name: 'changeRole', to: command.role }, { id: command.member, role }, actor)
    case 'changeAnalyst':
      return memberRefusal({ name: 'grantAnalyst' }, { id: command.member, role }, actor)
    default:
      return refusal(actions[command.name], actor)
  }
}

const deadLink = reject('CONFLICT', 'This link no longer works.')

/** Decider for a member's account (spec §3 User); names/registration.ts reserves unique names before its commands. */
export const accounts: Decider<MemberFacts, AccountCommand, { actor: Viewer; steppedDown: SteppedDown }> = {
  emits: {
    register: ['MemberRegistered', 'AuthAccountLinked'],
    requestVerification: ['EmailVerificationRequested'],
    verify: ['MemberVerified'],
    requestPasswordReset: ['PasswordResetRequested'],
    resetPassword: ['PasswordReset', 'EmailChangeCancelled'],
    changeUsername: ['UsernameChanged'],
    requestEmailChange: ['EmailChangeRequested'],
    offerEmailChange: ['EmailChangeRequested', 'EmailChangeExplained'],
    cancelEmailChange: ['EmailChangeCancelled'],
    changeEmail: ['EmailChanged', 'MemberVerified'],
    chooseNewsletters: ['NewslettersChosen'],
    setFullName: ['FullNameChanged'],
    setPrivacy: ['PrivacySettingChanged'],
    changeRole: ['RoleChanged', 'RoleExplained'],
    changeAnalyst: ['AnalystGranted', 'AnalystRevoked', 'AnalystExplained'],
  },
  ...memberFacts,
  stream: (command, intent) => streamOf(memberOf(command, intent)),
  needs: ({ name }, intent) => ({
    actor: actorNeed(intent),
    steppedDown: name === 'changeRole' ? steppedDownNeed : async () => administratorFacts.initialState,
  }),
  creates: (command) => command.name === 'register',
  decide(state, command, { actor, steppedDown }, intent) {
    if (command.name === 'register') return register(state, command)
    if (!state.registered || state.erased) return reject('NOT_FOUND', 'Member not found')
    const member = memberOf(command, intent)
    const reason = intent.actor === 'system' ? null : refused(command, state, actor)
    if (reason) return new Rejected(reason)
    switch (command.name) {
      case 'requestVerification':
        if (state.verified) {
          return reject('CONFLICT', 'You must be logged in and unverified to resend a verification email.')
        }
        return [
          {
            type: 'EmailVerificationRequested',
            data: { member, verificationRedirect: command.verificationRedirect },
          },
        ]
      case 'verify':
        return state.verified ? [] : [{ type: 'MemberVerified', data: { member, by: command.by } }]
      case 'requestPasswordReset':
        return requestReset(state, member, intent)
      case 'resetPassword':
        return state.emailRequest === null
          ? [{ type: 'PasswordReset', data: { member } }]
          : [
              { type: 'PasswordReset', data: { member } },
              { type: 'EmailChangeCancelled', data: { member } },
            ]
      case 'changeUsername':
        return tooSoon(state, intent) ?? rename(state, command, intent)
      case 'requestEmailChange': {
        const { email, request } = command
        return [{ type: 'EmailChangeRequested', data: { member, email, request } }]
      }
      case 'offerEmailChange': {
        if (intent.actor !== 'system') return reject('FORBIDDEN', 'Not authorized')
        const { email, request, reason } = command
        return [
          { type: 'EmailChangeRequested', data: { member, email, request } },
          { type: 'EmailChangeExplained', data: { member, reason } },
        ]
      }
      case 'cancelEmailChange':
        if (state.emailRequest === null) return []
        if (command.request !== undefined && command.request !== state.emailRequest) return deadLink
        return [{ type: 'EmailChangeCancelled', data: { member } }]
      case 'changeEmail':
        return changeEmail(state, command)
      case 'chooseNewsletters':
        if (state.subscribed === command.subscribed) return []
        return [{ type: 'NewslettersChosen', data: { member, subscribed: command.subscribed } }]
      case 'setFullName': {
        const { firstName, lastName } = command
        return [{ type: 'FullNameChanged', data: { member, firstName, lastName } }]
      }
      case 'setPrivacy': {
        const { setting, audience } = command
        if (audienceOf(setting, state.audiences) === audience) return []
        if (isActivity(setting) && audience !== 'everyone' && audience !== 'me')
          return reject('INVALID', 'You can show this to everybody or to nobody.')
        return [{ type: 'PrivacySettingChanged', data: { member, setting, audience } }]
      }
      case 'changeRole': {
        const isLeaving = isAdmin(state.role) && !isAdmin(command.role)
        if (isLeaving && !steppedDown.has(member)) return lastAdministrator
        if (state.role === command.role) return []
        const { role, reason: why } = command
        const changed = { type: 'RoleChanged' as const, data: { member, role } }
        return why === undefined
          ? [changed]
          : [changed, { type: 'RoleExplained', data: { member, reason: why } }]
      }
      case 'changeAnalyst': {
        if (state.analyst === command.granted) return []
        const { granted, reason: why } = command
        const changed = { type: granted ? 'AnalystGranted' : 'AnalystRevoked', data: { member } } as const
        return why === undefined
          ? [changed]
          : [changed, { type: 'AnalystExplained', data: { member, reason: why } }]
      }
      default:
        return never(command)
    }
  },
}

/** Opening the link proves that the member receives mail at the new address, which verifies the account. */
function changeEmail(
  { emailRequest, verified }: MemberFacts,
  { member, email, request }: Extract<AccountCommand, { name: 'changeEmail' }>,
) {
  if (emailRequest !== request) return deadLink
  const changed = { type: 'EmailChanged' as const, data: { member, email } }
  return verified
    ? [changed]
    : [changed, { type: 'MemberVerified' as const, data: { member, by: 'email' as const } }]
}

const HOUR_MS = 3_600_000

/** Nothing happens after too many requests: whether they had an effect must not show. */
function requestReset({ resetRequests }: MemberFacts, member: MemberId, { occurredAt }: Circumstances) {
  const hourAgo = Date.parse(occurredAt) - HOUR_MS
  const lately = resetRequests.filter((at) => Date.parse(at) > hourAgo)
  if (lately.length >= MAX_RESETS_PER_HOUR) return []
  return [{ type: 'PasswordResetRequested' as const, data: { member, requestedAt: occurredAt } }]
}

/** Minimum time between two changes of a username, in days. */
const RENAMING_DAYS = 7

/** Rejection of a change of username that comes too soon after the previous one; otherwise null. */
export function tooSoon({ renamingFrom }: MemberFacts, { occurredAt }: Circumstances): Rejected | null {
  if (renamingFrom === null || occurredAt >= renamingFrom) return null
  const day = new Date(renamingFrom).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  return reject('CONFLICT', `You can change your username once a week. You can change it again after ${day}.`)
}

function rename(
  state: MemberFacts,
  { username, slug, isFirstChoice }: Extract<AccountCommand, { name: 'changeUsername' }>,
  intent: Circumstances,
) {
  const isFree = isFirstChoice && !state.renamed
  const next = new Date(Date.parse(intent.occurredAt) + RENAMING_DAYS * 86_400_000).toISOString()
  const data = { member: actingMember(intent), username, slug, renamingFrom: isFree ? null : next }
  return [{ type: 'UsernameChanged' as const, data }]
}

function register(state: MemberFacts, command: Extract<AccountCommand, { name: 'register' }>) {
  if (state.registered) return reject('CONFLICT', 'This member is already registered')
  const { name: _, link, ...data } = command
  const registered = { type: 'MemberRegistered' as const, data }
  if (!link) return [registered]
  return [registered, { type: 'AuthAccountLinked' as const, data: { member: command.member, ...link } }]
}
