import type { MemberId, StreamName } from '../../events/kinds.ts'
import { memberRefusal } from '../rules/people/people.ts'
import { MAX_AWARDS, type AwardStatus } from '../rules/awards/awards.ts'
import type { Viewer } from '../rules/visibility.ts'
import { Rejected, reject, type Decider } from './frame/decider.ts'
import { actorNeed, memberNeed, type MemberFacts } from './frame/facts.ts'

/** `award` is the id (UUID) of the award as given to the member. */
type AwardCommand = { member: MemberId; award: string; reason: string } & (
  | {
      name: 'giveAward'
      title: string
      year: number
      status: AwardStatus
      /** Day, such as 2026-11-23. */
      earnedAt: string
    }
  | { name: 'takeAward' }
)

export const awardsStreamOf = (member: MemberId): StreamName => `awards-${member.slice('member_'.length)}`

/** Decider for the awards that administrators give to a member (spec §3 Award). The state has the ids of awards held. */
export const awards: Decider<ReadonlySet<string>, AwardCommand, { actor: Viewer; facts: MemberFacts }> = {
  emits: { giveAward: ['AwardGiven'], takeAward: ['AwardTaken'] },
  initialState: new Set(),
  evolve(state, { type, data }) {
    if (type === 'AwardGiven') return new Set([...state, data.award])
    return type === 'AwardTaken' ? new Set([...state].filter((award) => award !== data.award)) : state
  },
  stream: ({ member }) => awardsStreamOf(member),
  needs: ({ member }, intent) => ({ actor: actorNeed(intent), facts: memberNeed(member) }),
  decide(state, command, { actor, facts }) {
    const person = { id: command.member, role: facts.role }
    const refused = memberRefusal({ name: 'giveAward' }, person, actor)
    if (refused) return new Rejected(refused)
    if (!facts.registered || facts.erased) return reject('NOT_FOUND', 'Member not found')
    const { member, award, reason } = command
    if (command.name === 'takeAward')
      return state.has(award) ? [{ type: 'AwardTaken', data: { member, award, reason } }] : []
    if (state.has(award)) return []
    if (state.size >= MAX_AWARDS) return reject('INVALID', `A member can have at most ${MAX_AWARDS} awards`)
    const { title, year, status, earnedAt } = command
    return [{ type: 'AwardGiven', data: { member, award, name: title, year, status, earnedAt, reason } }]
  },
}
