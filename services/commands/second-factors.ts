import { streamOf, type MemberId } from '../../events/kinds.ts'
import { refusal } from '../rules/authorise.ts'
import type { Viewer } from '../rules/visibility.ts'
import { never, Rejected, reject, type Decider } from './frame/decider.ts'
import { actorNeed, memberFacts, type MemberFacts } from './frame/facts.ts'

export type SecondFactorCommand = { member: MemberId } & (
  | { name: 'changeSecondFactor'; on: boolean }
  | { name: 'addPasskey' }
  /** `left` is the number of passkeys that the member still has. */
  | { name: 'removePasskey'; left: number }
  | { name: 'useRecoveryCode' }
  | { name: 'renewRecoveryCodes' }
  /** Removes every second factor; `by` tells for which reason. */
  | { name: 'resetSecondFactors'; by: 'operator' | 'password-reset' }
)

/** Decider for the second factors of a member's log-ins, whose secrets are operational data. */
export const secondFactors: Decider<MemberFacts, SecondFactorCommand, { actor: Viewer }> = {
  emits: {
    changeSecondFactor: ['SecondFactorChanged'],
    addPasskey: ['PasskeyAdded'],
    removePasskey: ['PasskeyRemoved'],
    useRecoveryCode: ['RecoveryCodeUsed'],
    renewRecoveryCodes: ['RecoveryCodesRenewed'],
    resetSecondFactors: ['SecondFactorsReset'],
  },
  ...memberFacts,
  stream: ({ member }) => streamOf(member),
  needs: (_, intent) => ({ actor: actorNeed(intent) }),
  decide(state, command, { actor }, intent) {
    if (!state.registered || state.erased) return reject('NOT_FOUND', 'Member not found')
    const refused = intent.actor === 'system' ? null : refusal('secureSelf', actor)
    if (refused) return new Rejected(refused)
    const { member } = command
    if (intent.actor !== 'system' && intent.actor !== member) return reject('FORBIDDEN', 'Not authorized')
    switch (command.name) {
      case 'changeSecondFactor': {
        if (state.hasApp === command.on) return []
        return [{ type: 'SecondFactorChanged', data: { member, on: command.on, by: 'member' } }]
      }
      case 'addPasskey':
        return [{ type: 'PasskeyAdded', data: { member } }]
      case 'removePasskey':
        // A commit that failed after its event leaves a difference, which this removal corrects.
        return Array.from({ length: Math.max(0, state.passkeys - command.left) }, () => ({
          type: 'PasskeyRemoved' as const,
          data: { member },
        }))
      case 'useRecoveryCode':
        return [{ type: 'RecoveryCodeUsed', data: { member } }]
      case 'renewRecoveryCodes':
        return [{ type: 'RecoveryCodesRenewed', data: { member } }]
      case 'resetSecondFactors':
        if (!state.hasApp && state.passkeys === 0) return []
        return [{ type: 'SecondFactorsReset', data: { member, by: command.by } }]
      default:
        return never(command)
    }
  },
}
