import { streamOf, type MemberId, type StreamName } from '../../events/kinds.ts'
import { refusal } from '../rules/authorise.ts'
import { memberRefusal } from '../rules/people/people.ts'
import { isAdmin, roles } from '../rules/roles.ts'
import type { Viewer } from '../rules/visibility.ts'
import {
  never,
  reject,
  Rejected,
  type Decider,
  type Dispatch,
  type Facts,
  type Intent,
  type Need,
  type Outcome,
} from './frame/decider.ts'
import { actorNeed, memberFacts, memberNeed, type MemberFacts } from './frame/facts.ts'
import { stepId } from './frame/ids.ts'

/** The single stream for all administrators, so that concurrent commands cannot remove the last two of them. */
export const administratorsStream: StreamName = 'administrators-network'

export type SteppedDown = ReadonlySet<MemberId>

export const administratorFacts: Facts<SteppedDown> = {
  initialState: new Set(),
  evolve(down, event) {
    if (event.type === 'AdministratorSteppedDown') return new Set([...down, event.data.member])
    if (event.type !== 'AdministratorReturned') return down
    return new Set([...down].filter((member) => member !== event.data.member))
  },
}

export const steppedDownNeed: Need<SteppedDown> = (fold) => fold(administratorFacts, administratorsStream)

/** Rejection of a command that would remove the role or account of the only administrator. */
export const lastAdministrator = reject(
  'CONFLICT',
  "This is the network's only administrator. Make another member an administrator first.",
)

type AdministratorCommand =
  | {
      name: 'stepDown'
      member: MemberId
      /** Members who may be other administrators, from the read model; the log decides if they are. */
      others: readonly MemberId[]
    }
  | { name: 'return'; member: MemberId }

interface Known {
  actor: Viewer
  member: MemberFacts
  others: ReadonlyMap<MemberId, MemberFacts>
}

/** True if the member keeps the administrator's role. */
const stays = ({ registered, erased, erasureDue, role }: MemberFacts): boolean =>
  registered && !erased && erasureDue === null && isAdmin(role)

/**
 * Decider that keeps at least one administrator. Administrators must step down before they lose the role or the
 * account, which is possible only while another one remains; the deciders `accounts` and `erasures` enforce the order.
 */
export const administrators: Decider<SteppedDown, AdministratorCommand, Known> = {
  emits: {
    stepDown: ['AdministratorSteppedDown'],
    return: ['AdministratorReturned'],
  },
  ...administratorFacts,
  stream: () => administratorsStream,
  needs: (command, intent) => ({
    actor: actorNeed(intent),
    member: memberNeed(command.member),
    async others(fold) {
      const ids = command.name === 'stepDown' ? command.others : []
      return new Map(
        await Promise.all(ids.map(async (id) => [id, await fold(memberFacts, streamOf(id))] as const)),
      )
    },
  }),
  decide(down, command, { actor, member: facts, others }, intent) {
    const { name, member } = command
    const isOwn = intent.actor === 'system' || intent.actor === member
    const refused = isOwn ? null : refusal('changeRole', actor)
    if (refused) return new Rejected(refused)
    if (!isAdmin(facts.role)) return []
    switch (name) {
      case 'stepDown': {
        const demotion = { name: 'changeRole', to: roles.member } as const
        const outranked = isOwn ? null : memberRefusal(demotion, { id: member, role: facts.role }, actor)
        if (outranked) return new Rejected(outranked)
        if (down.has(member)) return []
        const isReplaced = [...others].some(([id, other]) => id !== member && !down.has(id) && stays(other))
        return isReplaced ? [{ type: 'AdministratorSteppedDown', data: { member } }] : lastAdministrator
      }
      case 'return':
        return down.has(member) ? [{ type: 'AdministratorReturned', data: { member } }] : []
      default:
        return never(name)
    }
  },
}

const step = (intent: Intent, name: string): Intent => ({
  ...intent,
  commandId: stepId(intent.commandId, name),
})

/** Makes an administrator step down before the role or account is removed; has no effect for other members. */
export const stepDown = (
  dispatch: Dispatch,
  { member, others }: { member: MemberId; others: readonly MemberId[] },
  intent: Intent,
): Promise<Outcome> =>
  dispatch(administrators, { name: 'stepDown', member, others }, step(intent, 'step down'))

/** Undoes an administrator's stepping down; has no effect for other members. */
export const returnAsAdministrator = (
  dispatch: Dispatch,
  member: MemberId,
  intent: Intent,
): Promise<Outcome> => dispatch(administrators, { name: 'return', member }, step(intent, 'return'))
