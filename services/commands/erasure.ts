import type { CatalogueEvent } from '../../events/catalogue.ts'
import { streamOf, type MemberId } from '../../events/kinds.ts'
import { refusal } from '../rules/authorise.ts'
import { isAdmin } from '../rules/roles.ts'
import { isBlank } from '../rules/text.ts'
import type { Viewer } from '../rules/visibility.ts'
import { lastAdministrator, steppedDownNeed, type SteppedDown } from './administrators.ts'
import { actingMember, never, Rejected, reject, type Decider, type Intent } from './frame/decider.ts'
import { actorNeed, memberFacts, type MemberFacts } from './frame/facts.ts'

const MAX_REASON_CHARS = 500

export type ErasureCommand =
  | {
      name: 'requestErasure'
      /** Due date of the erasure (ISO 8601, UTC): `erasureDue`, or the current time for no grace period. */
      due: string
    }
  | { name: 'cancelErasure' }
  | { name: 'holdErasure'; member: MemberId; reason: string }
  | { name: 'releaseErasure'; member: MemberId }
  | { name: 'beginErasure'; member: MemberId }
  | { name: 'eraseMember'; member: MemberId }

/** The member to erase: the one that the command names, or else the actor. */
const memberOf = (command: ErasureCommand, intent: Pick<Intent, 'actor'>): MemberId =>
  'member' in command ? command.member : actingMember(intent)

interface State extends MemberFacts {
  /** True once the member's key is destroyed, after which no personal data can be read. */
  done: boolean
}

interface Known {
  actor: Viewer
  steppedDown: SteppedDown
}

/** Time at which an erasure that is requested now will start, unless the member cancels it. */
export const erasureDue = (occurredAt: string, graceDays: number): string =>
  new Date(Date.parse(occurredAt) + graceDays * 86_400_000).toISOString()

/**
 * Decider for a member's erasure (spec §7 delete_user). Members can request and cancel it, and administrators can hold
 * it. Only the system carries it out: `beginErasure`, after which it cannot be cancelled, and `eraseMember`, once the
 * key is destroyed. Accounts that were not verified in time are erased in the same two steps.
 */
export const erasures: Decider<State, ErasureCommand, Known> = {
  emits: {
    requestErasure: ['ErasureRequested'],
    cancelErasure: ['ErasureCancelled'],
    holdErasure: ['ErasureHeld'],
    releaseErasure: ['ErasureReleased'],
    beginErasure: ['ErasureBegun', 'AccountLapsed'],
    eraseMember: ['MemberErased'],
  },
  initialState: { ...memberFacts.initialState, done: false },
  evolve: (state, event) => ({
    ...state,
    ...memberFacts.evolve(state, event),
    done: state.done || event.type === 'MemberErased',
  }),
  stream: (command, intent) => streamOf(memberOf(command, intent)),
  needs: (_, intent) => ({ actor: actorNeed(intent), steppedDown: steppedDownNeed }),
  decide(state, command, { actor, steppedDown }, intent) {
    if (!state.registered) return reject('NOT_FOUND', 'Member not found')
    const { name } = command
    const member = memberOf(command, intent)
    const isNeeded = isAdmin(state.role) && !steppedDown.has(member)
    switch (name) {
      case 'requestErasure':
      case 'cancelErasure': {
        const refused = refusal('eraseSelf', actor)
        if (refused) return new Rejected(refused)
        if (name === 'cancelErasure') return cancel(state, member)
        return isNeeded ? lastAdministrator : request(state, { member, due: command.due })
      }
      case 'holdErasure':
      case 'releaseErasure': {
        const refused = refusal('holdErasure', actor)
        if (refused) return new Rejected(refused)
        if (state.erased) return reject('NOT_FOUND', 'Member not found')
        const by = actingMember(intent)
        if (name === 'holdErasure') return hold(state, { member, by, reason: command.reason })
        return release(state, { member, by })
      }
      case 'beginErasure':
      case 'eraseMember':
        if (intent.actor !== 'system') return reject('FORBIDDEN', 'Not authorized')
        if (name === 'eraseMember') return erase(state, member)
        // The member may have become the only administrator since requesting erasure.
        return isNeeded && !state.erased ? lastAdministrator : begin(state, member, intent.occurredAt)
      default:
        return never(name)
    }
  },
}

/** Decides on a request for erasure; a second request has an effect only if it leaves out the grace period. */
function request(
  { erasureDue }: State,
  { member, due }: { member: MemberId; due: string },
): CatalogueEvent[] {
  return erasureDue !== null && erasureDue <= due ? [] : [{ type: 'ErasureRequested', data: { member, due } }]
}

const cancel = ({ erasureDue }: State, member: MemberId): CatalogueEvent[] =>
  erasureDue === null ? [] : [{ type: 'ErasureCancelled', data: { member } }]

function hold(
  state: State,
  { member, by, reason }: { member: MemberId; by: MemberId; reason: string },
): CatalogueEvent[] | Rejected {
  if (isBlank(reason)) return reject('INVALID', 'This field is required')
  if (reason.length > MAX_REASON_CHARS) {
    return reject('INVALID', `Maximum length of ${MAX_REASON_CHARS} exceeded`)
  }
  return state.erasureHeld ? [] : [{ type: 'ErasureHeld', data: { member, by, reason } }]
}

const release = (
  { erasureHeld }: State,
  { member, by }: { member: MemberId; by: MemberId },
): CatalogueEvent[] => (erasureHeld ? [{ type: 'ErasureReleased', data: { member, by } }] : [])

function begin(state: State, member: MemberId, now: string): CatalogueEvent[] | Rejected {
  if (state.erased) return []
  const lapsed = !state.verified && state.lapsesAt !== null && state.lapsesAt <= now
  if (state.erasureDue === null && !lapsed) return reject('CONFLICT', "This member hasn't requested erasure")
  if (state.erasureHeld) return reject('CONFLICT', 'This erasure is on hold')
  if (lapsed) return [{ type: 'AccountLapsed', data: { member } }]
  if (state.erasureDue === null || now < state.erasureDue)
    return reject('CONFLICT', "This erasure isn't due yet")
  return [{ type: 'ErasureBegun', data: { member } }]
}

function erase({ erased, done }: State, member: MemberId): CatalogueEvent[] | Rejected {
  if (!erased) return reject('CONFLICT', "This erasure hasn't started")
  return done ? [] : [{ type: 'MemberErased', data: { member } }]
}
