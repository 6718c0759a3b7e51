import { isErased, type Erased } from '../../events/define.ts'
import { streamOf, type MemberId } from '../../events/kinds.ts'
import { refusal } from '../rules/authorise.ts'
import { memberRefusal, CONFIRM_HOURS, isStaff, STOP_HOURS } from '../rules/people/people.ts'
import type { Viewer } from '../rules/visibility.ts'
import {
  actingMember,
  never,
  Rejected,
  reject,
  type Circumstances,
  type Decider,
  type Facts,
} from './frame/decider.ts'
import { actorNeed, memberFacts, type MemberFacts } from './frame/facts.ts'

type AccessRecoveryCommand = { member: MemberId; request: string } & (
  | {
      name: 'requestRecovery'
      way: 'email' | 'second-factor'
      /** New address, which nobody else has proved; null for a second factor. */
      email: string | null
      reason: string
      /** Members who may be second administrators, from the read model; the log decides if they are. */
      others: readonly MemberId[]
    }
  | { name: 'confirmRecovery' }
  | { name: 'stopRecovery' }
  /** `by` is the administrator who asked for it. */
  | { name: 'completeRecovery'; by: MemberId }
)

interface Open {
  request: string
  by: MemberId
  way: 'email' | 'second-factor'
  email: string | null | Erased
  reason: string | Erased
  due: string | null
  lapsesAt: string | null
  isConfirmed: boolean
}

export interface RecoveryFacts extends MemberFacts {
  /** The recovery that is neither complete nor stopped; it may have lapsed. */
  open: Open | null
  /** Id of the recovery that was stopped last. */
  stopped: string | null
}

export const recoveryFacts: Facts<RecoveryFacts> = {
  initialState: { ...memberFacts.initialState, open: null, stopped: null },
  evolve(before, event) {
    const state = { ...before, ...memberFacts.evolve(before, event) }
    switch (event.type) {
      case 'AccessRecoveryRequested': {
        const { member: _, ...open } = event.data
        return { ...state, open: { ...open, isConfirmed: false } }
      }
      case 'AccessRecoveryConfirmed':
        return {
          ...state,
          open: state.open && { ...state.open, due: event.data.due, lapsesAt: null, isConfirmed: true },
        }
      case 'AccessRecoveryStopped':
        return { ...state, open: null, stopped: event.data.request }
      case 'AccessRecovered':
        return { ...state, open: null }
      default:
        return state
    }
  },
}

const hoursAfter = (time: string, hours: number) =>
  new Date(Date.parse(time) + hours * 3_600_000).toISOString()

export const noSecondAdministrator = reject(
  'CONFLICT',
  "No second administrator can confirm this. The network's operator can do it, with npm run member.",
)
const notOpen = reject('CONFLICT', 'This change is no longer open.')
const recover = { name: 'recoverAccess' } as const

/**
 * Decider for letting a member back in who has lost the email address or the second factor. Nothing changes before the
 * member had 72 hours to stop it; for moderators and administrators, a second administrator confirms it before.
 */
export const accessRecoveries: Decider<
  RecoveryFacts,
  AccessRecoveryCommand,
  { actor: Viewer; others: readonly Viewer[] }
> = {
  emits: {
    requestRecovery: ['AccessRecoveryRequested'],
    confirmRecovery: ['AccessRecoveryConfirmed'],
    stopRecovery: ['AccessRecoveryStopped'],
    completeRecovery: [
      'AccessRecovered',
      'EmailChangeRequested',
      'EmailChangeExplained',
      'SecondFactorsReset',
      'AccessRecoveryStopped',
    ],
  },
  ...recoveryFacts,
  stream: ({ member }) => streamOf(member),
  needs: (command, intent) => ({
    actor: actorNeed(intent),
    async others(fold) {
      const ids =
        command.name === 'requestRecovery'
          ? command.others.filter((id) => id !== intent.actor)
          : command.name === 'completeRecovery'
            ? [command.by]
            : []
      return Promise.all(ids.map((actor) => actorNeed({ ...intent, actor })(fold)))
    },
  }),
  decide(state, command, { actor, others }, intent) {
    if (!state.registered || state.erased) return reject('NOT_FOUND', 'Member not found')
    const { member, request } = command
    const mayRecover = (viewer: Viewer) => memberRefusal(recover, { id: member, role: state.role }, viewer)
    const isOpen = state.open?.request === request && !hasLapsed(state, intent)
    const isOwn = command.name === 'stopRecovery' && intent.actor === member
    const isSystems = command.name === 'completeRecovery'
    if (isSystems && intent.actor !== 'system') return reject('FORBIDDEN', 'Not authorized')
    const refused = isSystems ? null : isOwn ? refusal('keepEmail', actor) : mayRecover(actor)
    if (refused) return new Rejected(refused)
    switch (command.name) {
      case 'requestRecovery': {
        const needsSecond = isStaff(state.role)
        if (needsSecond && !others.some((other) => mayRecover(other) === null)) return noSecondAdministrator
        return requested(state, command, { needsSecond, intent })
      }
      case 'confirmRecovery': {
        if (!isOpen || !state.open) return notOpen
        if (state.open.due !== null) return []
        if (state.open.by === intent.actor)
          return reject('FORBIDDEN', 'Another administrator must confirm this.')
        const due = hoursAfter(intent.occurredAt, STOP_HOURS)
        return [{ type: 'AccessRecoveryConfirmed', data: { member, request, by: actingMember(intent), due } }]
      }
      case 'stopRecovery':
        if (!isOpen) return state.stopped === request ? [] : notOpen
        return [{ type: 'AccessRecoveryStopped', data: { member, request, by: actingMember(intent) } }]
      case 'completeRecovery': {
        if (!isOpen || !state.open) return []
        const { due, by } = state.open
        if (due === null || intent.occurredAt < due) return reject('CONFLICT', "This change isn't due yet.")
        const isStillAllowed = by === command.by && others.every((viewer) => mayRecover(viewer) === null)
        return isStillAllowed && (state.open.isConfirmed || !isStaff(state.role))
          ? recovered(member, state.open)
          : [{ type: 'AccessRecoveryStopped', data: { member, request, by: null } }]
      }
      default:
        return never(command)
    }
  },
}

const hasLapsed = ({ open }: RecoveryFacts, { occurredAt }: Circumstances): boolean =>
  open !== null && open.lapsesAt !== null && open.lapsesAt <= occurredAt

function requested(
  state: RecoveryFacts,
  { member, request, way, email, reason }: Extract<AccessRecoveryCommand, { name: 'requestRecovery' }>,
  { needsSecond, intent }: { needsSecond: boolean; intent: Circumstances },
) {
  if (state.open !== null && !hasLapsed(state, intent))
    return reject(
      'CONFLICT',
      "A change of this member's log-in is already open. Stop it before you ask again.",
    )
  if (way === 'second-factor' && !state.hasApp && state.passkeys === 0)
    return reject('CONFLICT', 'This member has no second factor.')
  if ((way === 'email') !== (email !== null)) return reject('INVALID', 'Check the email address')
  const due = needsSecond ? null : hoursAfter(intent.occurredAt, STOP_HOURS)
  const lapsesAt = needsSecond ? hoursAfter(intent.occurredAt, CONFIRM_HOURS) : null
  const data = { member, request, by: actingMember(intent), way, email, reason, due, lapsesAt }
  return [{ type: 'AccessRecoveryRequested' as const, data }]
}

function recovered(member: MemberId, { request, way, email, reason }: Open) {
  const done = { type: 'AccessRecovered' as const, data: { member, request, way } }
  if (way === 'second-factor')
    return [done, { type: 'SecondFactorsReset' as const, data: { member, by: 'administrator' as const } }]
  if (email === null || isErased(email) || isErased(reason)) return reject('NOT_FOUND', 'Member not found')
  return [
    done,
    { type: 'EmailChangeRequested' as const, data: { member, email, request } },
    { type: 'EmailChangeExplained' as const, data: { member, reason } },
  ]
}
