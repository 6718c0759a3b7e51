import {
  streamOf,
  type ConversationId,
  type MemberId,
  type MessageId,
  type SiteId,
} from '../../../events/kinds.ts'
import type { Audiences } from '../../rules/profiles/privacy.ts'
import { EDITORIAL_TEAM } from '../../rules/profiles/editorial-team.ts'
import { isModerator, roles, type RoleId } from '../../rules/roles.ts'
import { actingRole, demandedBy } from '../../rules/second-factor.ts'
import { isSiteFlag, type SiteFlag } from '../../rules/sites/sites.ts'
import type { Viewer } from '../../rules/visibility.ts'
import type { Facts, Intent, Need } from './decider.ts'
import { conversationFacts, type ConversationFacts } from '../messaging-facts.ts'
import { networkFacts, networkStream } from '../sites-facts.ts'

/** State of a member on which decisions about other streams depend. */
export interface MemberFacts {
  registered: boolean
  /** Time (ISO 8601) of the registration; null if it is unknown. */
  registeredAt: string | null
  /** Site on which the member registered; null for imported members. */
  home: SiteId | null
  verified: boolean
  /** Time (ISO 8601) at which the account is erased if it is still unverified; null if the account does not expire. */
  lapsesAt: string | null
  role: RoleId
  analyst: boolean
  /** Role of the system before this one; null if the member has none. */
  legacyRole: string | null
  /** True once the member has changed the username for the first time. */
  renamed: boolean
  /** Earliest time (ISO 8601) of the next change of username; null if a change is possible at once. */
  renamingFrom: string | null
  /** Audiences that the member has chosen for fields of the profile. */
  audiences: Audiences
  /** Times (ISO 8601) of the latest requests for a link to choose a new password, the latest last. */
  resetRequests: readonly string[]
  /** Id of the change of e-mail address that the member has requested and not confirmed; null if there is none. */
  emailRequest: string | null
  /** True if the member chose to receive newsletters. */
  subscribed: boolean
  /** True while the member gets only mail that the account needs. */
  refusesMail: boolean
  /** True while log-ins can be confirmed with codes of an app. */
  hasApp: boolean
  passkeys: number
  /** Time (ISO 8601) at which the erasure that the member requested is due; null without a request. */
  erasureDue: string | null
  /** True while an administrator holds the member's erasure. */
  erasureHeld: boolean
  /** True once the member's erasure has started, after which the member can neither act nor be acted on. */
  erased: boolean
}

/** Number of links to choose a new password that are mailed to a member within an hour; each is valid for an hour. */
export const MAX_RESETS_PER_HOUR = 3

export const memberFacts: Facts<MemberFacts> = {
  initialState: {
    registered: false,
    registeredAt: null,
    home: null,
    verified: false,
    lapsesAt: null,
    role: roles.member,
    analyst: false,
    legacyRole: null,
    renamed: false,
    renamingFrom: null,
    audiences: {},
    resetRequests: [],
    emailRequest: null,
    subscribed: false,
    refusesMail: false,
    hasApp: false,
    passkeys: 0,
    erasureDue: null,
    erasureHeld: false,
    erased: false,
  },
  evolve(state, event) {
    switch (event.type) {
      case 'MemberRegistered':
        return {
          ...state,
          registered: true,
          registeredAt: event.metadata?.occurredAt ?? null,
          home: event.metadata?.site ?? null,
          lapsesAt: event.data.lapsesAt,
        }
      case 'MemberVerified':
        return { ...state, verified: true }
      case 'UsernameChanged':
        return { ...state, renamed: true, renamingFrom: event.data.renamingFrom }
      case 'PrivacySettingChanged':
        return {
          ...state,
          audiences: { ...state.audiences, [event.data.setting]: event.data.audience },
        }
      case 'PasswordResetRequested':
        return {
          ...state,
          resetRequests: [...state.resetRequests, event.data.requestedAt].slice(-MAX_RESETS_PER_HOUR),
        }
      case 'EmailChangeRequested':
        return { ...state, emailRequest: event.data.request }
      case 'EmailChangeCancelled':
      case 'EmailChanged':
        return { ...state, emailRequest: null }
      case 'NewslettersChosen':
        return { ...state, subscribed: event.data.subscribed }
      case 'MailChosen':
        return { ...state, refusesMail: !event.data.wanted }
      case 'SecondFactorChanged':
        return { ...state, hasApp: event.data.on }
      case 'PasskeyAdded':
        return { ...state, passkeys: state.passkeys + 1 }
      case 'PasskeyRemoved':
        return { ...state, passkeys: state.passkeys - 1 }
      case 'SecondFactorsReset':
        return { ...state, hasApp: false, passkeys: 0 }
      case 'RoleChanged':
        return { ...state, role: event.data.role }
      case 'LegacyRoleGiven':
        return { ...state, legacyRole: event.data.legacyRole }
      case 'LegacyRoleTaken':
        return { ...state, legacyRole: null }
      case 'AnalystGranted':
      case 'AnalystRevoked':
        return { ...state, analyst: event.type === 'AnalystGranted' }
      case 'ErasureRequested':
        return { ...state, erasureDue: event.data.due }
      case 'ErasureCancelled':
        return { ...state, erasureDue: null }
      case 'ErasureHeld':
      case 'ErasureReleased':
        return { ...state, erasureHeld: event.type === 'ErasureHeld' }
      case 'ErasureBegun':
      case 'AccountLapsed':
      case 'MemberErased':
        return { ...state, erased: true }
      default:
        return state
    }
  },
}

/** True for erased members and spammers, to whom nobody can write and whom nobody can follow. */
export const isGone = ({ role, erased }: MemberFacts): boolean => erased || role === roles.spammer

export const memberNeed =
  (member: MemberId): Need<MemberFacts> =>
  (fold) =>
    fold(memberFacts, streamOf(member))

const demandedRoles: Need<RoleId[]> = async (fold) => {
  const { demands } = await fold(networkFacts, networkStream)
  return [...demands.values()].flatMap(demandedBy)
}

/** The actor as a viewer; null for the system and for members who are not registered or erased. */
export const actorNeed =
  ({ actor }: Intent): Need<Viewer> =>
  async (fold) => {
    if (actor === 'system') return null
    const { registered, verified, role, analyst, legacyRole, erased, hasApp, passkeys } = await fold(
      memberFacts,
      streamOf(actor),
    )
    if (!registered || erased) return null
    const hasFactor = hasApp || passkeys > 0
    const demanded = isModerator(role) && !hasFactor ? await demandedRoles(fold) : []
    return { id: actor, verified, analyst, legacyRole, ...actingRole(role, hasFactor, demanded) }
  }

const team: Viewer = { id: EDITORIAL_TEAM, role: roles.administrator, verified: true, analyst: false }

/** The actor as an editor: imports and the demo write in the name of the editorial team. */
export const editorNeed = (intent: Intent): Need<Viewer> =>
  intent.actor === 'system' ? async () => team : actorNeed(intent)

export const siteFacts: Facts<ReadonlySet<SiteFlag>> = {
  initialState: new Set(),
  evolve(flags, event) {
    if (event.type !== 'SiteFlagChanged') return flags
    const { flag, on } = event.data
    if (!isSiteFlag(flag)) return flags
    return new Set(on ? [...flags, flag] : [...flags].filter((other) => other !== flag))
  },
}

export const siteNeed =
  (site: SiteId | null): Need<ReadonlySet<SiteFlag>> =>
  async (fold) =>
    site ? fold(siteFacts, streamOf(site)) : new Set()

/** True if this site, or the site where a member registered, restricts messages (docs/decisions/messaging.md). */
export const restrictedNeed =
  (site: SiteId | null, ...pair: MemberId[]): Need<boolean> =>
  async (fold) => {
    const members = await Promise.all(pair.map((member) => memberNeed(member)(fold)))
    const asked = new Set([site, ...members.map(({ home }) => home)])
    const features = await Promise.all([...asked].map((site) => siteNeed(site)(fold)))
    return features.some((flags) => flags.has('restrict_private_messaging'))
  }

export const messageNeed =
  (
    message: MessageId,
    { actor }: Intent,
  ): Need<{ visible: boolean; conversation: ConversationId | null; sender: MemberId | null }> =>
  async (fold) => {
    const sent = await fold(messageFacts, streamOf(message))
    return {
      visible: sent?.sender === actor || sent?.receiver === actor,
      conversation: sent?.conversation ?? null,
      sender: sent?.sender ?? null,
    }
  }

const messageFacts: Facts<{ sender: MemberId; receiver: MemberId; conversation: ConversationId } | null> = {
  initialState: null,
  evolve: (state, event) => (event.type === 'MessageSent' ? event.data : state),
}

export const conversationNeed =
  (conversation: ConversationId): Need<ConversationFacts> =>
  (fold) =>
    fold(conversationFacts, streamOf(conversation))
