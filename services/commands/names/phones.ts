import type { CatalogueEvent } from '../../../events/catalogue.ts'
import { isErased } from '../../../events/define.ts'
import { streamOf } from '../../../events/kinds.ts'
import { refusal } from '../../rules/authorise.ts'
import { messages } from '../../rules/fields.ts'
import type { Viewer } from '../../rules/visibility.ts'
import { actingMember, Rejected, reject, type Circumstances, type Decider } from '../frame/decider.ts'
import { actorNeed } from '../frame/facts.ts'

/** Most codes that are sent to a member within an hour, and within a day. */
export const MAX_CODES_PER_HOUR = 4
export const MAX_CODES_PER_DAY = 10

type PhoneCommand =
  | {
      name: 'setPhone'
      /** Ten digits, without the country code +1. */
      phone: string
    }
  | { name: 'requestPhoneVerification' }

interface State {
  isSet: boolean
  verified: boolean
  /** Times (ISO 8601) of the latest requests for a code, the latest last. */
  requests: readonly string[]
}

/** Decider for a member's phone number and the codes that are sent to it (spec §7, §8 Verification). */
export const phones: Decider<State, PhoneCommand, { actor: Viewer }> = {
  emits: {
    setPhone: ['PhoneSet', 'PhoneVerificationRequested'],
    requestPhoneVerification: ['PhoneVerificationRequested'],
  },
  initialState: { isSet: false, verified: false, requests: [] },
  evolve(state, event) {
    switch (event.type) {
      case 'PhoneSet':
        return { ...state, isSet: true }
      case 'PhoneVerificationRequested':
        return { ...state, requests: [...state.requests, event.data.requestedAt].slice(-MAX_CODES_PER_DAY) }
      case 'MemberVerified':
        return { ...state, verified: true }
      default:
        return state
    }
  },
  stream: (_, intent) => streamOf(actingMember(intent)),
  needs: (_, intent) => ({ actor: actorNeed(intent) }),
  decide(state, command, { actor }, intent) {
    const refused = refusal('verifySelf', actor)
    if (refused) return new Rejected(refused)
    const member = actingMember(intent)
    if (command.name === 'requestPhoneVerification') {
      if (state.verified) return reject('CONFLICT', 'You must be logged in and unverified to get a code.')
      return state.isSet ? requestCode(state, intent) : reject('INVALID', messages.ownPhone)
    }
    const set = { type: 'PhoneSet', data: { member, phone: command.phone } } as const
    // The number of a verified member needs no code.
    if (state.verified) return [set]
    const requested = requestCode(state, intent)
    return requested instanceof Rejected ? requested : [set, ...requested]
  },
}

const HOUR_MS = 3_600_000

function requestCode({ requests }: State, intent: Circumstances) {
  const now = Date.parse(intent.occurredAt)
  const since = (ms: number) => requests.filter((at) => Date.parse(at) > now - ms).length
  if (since(HOUR_MS) >= MAX_CODES_PER_HOUR || since(24 * HOUR_MS) >= MAX_CODES_PER_DAY)
    return reject('CONFLICT', "We've sent you several codes. Use the latest one, or try again later.")
  const data = { member: actingMember(intent), requestedAt: intent.occurredAt }
  return [{ type: 'PhoneVerificationRequested' as const, data }]
}

/** The latest phone number of a member, of ten digits; null if there is none or the member is erased. */
export function phoneIn(events: readonly CatalogueEvent[]): string | null {
  const set = events.findLast(({ type }) => type === 'PhoneSet')
  return set?.type !== 'PhoneSet' || isErased(set.data.phone) ? null : set.data.phone
}
