import { streamOf, type MemberId, type StreamName } from '../../events/kinds.ts'
import { isAdmin } from '../rules/roles.ts'
import {
  never,
  reject,
  type Decider,
  type Dispatch,
  type Facts,
  type Intent,
  type Need,
  type Outcome,
} from './frame/decider.ts'
import { memberFacts, memberNeed, type MemberFacts } from './frame/facts.ts'
import { stepId } from './frame/ids.ts'

/** One stream for all administrators, so that no two of them go because the other is still there. */
export const administratorsStream: StreamName = 'administrators-network'

/** Members who have stepped down as administrators. */
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

/** The answer to an attempt to take the role or the account from the only administrator. */
export const lastAdministrator = reject(
  'CONFLICT',
  "This is the network's only administrator. Make another member an administrator first.",
)

export type AdministratorCommand =
  | {
      name: 'stepDown'
      member: MemberId
      /** Who else may be an administrator; the log decides whether they are. */
      others: readonly MemberId[]
    }
  | { name: 'return'; member: MemberId }

interface Known {
  member: MemberFacts
  others: ReadonlyMap<MemberId, MemberFacts>
}

/** Whether the network can rely on this member as an administrator. */
const stays = ({ registered, erased, erasureDue, role }: MemberFacts): boolean =>
  registered && !erased && erasureDue === null && isAdmin(role)

/**
 * That a network keeps an administrator. Whoever is to lose that role or the account steps down first, which only
 * another administrator who stays makes possible; `accounts` and `erasures` insist on it.
 */
export const administrators: Decider<SteppedDown, AdministratorCommand, Known> = {
  emits: {
    stepDown: ['AdministratorSteppedDown'],
    return: ['AdministratorReturned'],
  },
  ...administratorFacts,
  stream: () => administratorsStream,
  needs: (command) => ({
    member: memberNeed(command.member),
    async others(fold) {
      const ids = command.name === 'stepDown' ? command.others : []
      return new Map(
        await Promise.all(ids.map(async (id) => [id, await fold(memberFacts, streamOf(id))] as const)),
      )
    },
  }),
  decide(down, command, { member: facts, others }, { actor }) {
    const { name, member } = command
    if (actor !== 'system' && actor !== member) return reject('FORBIDDEN', 'Not authorized')
    if (!isAdmin(facts.role)) return []
    switch (name) {
      case 'stepDown': {
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

/** Has a member step down before the role or the account goes; nothing for one who is no administrator. */
export const stepDown = (
  dispatch: Dispatch,
  { member, others }: { member: MemberId; others: readonly MemberId[] },
  intent: Intent,
): Promise<Outcome> =>
  dispatch(administrators, { name: 'stepDown', member, others }, step(intent, 'step down'))

/** Counts a member as an administrator again who had stepped down; nothing for anybody else. */
export const returnAsAdministrator = (
  dispatch: Dispatch,
  member: MemberId,
  intent: Intent,
): Promise<Outcome> => dispatch(administrators, { name: 'return', member }, step(intent, 'return'))
