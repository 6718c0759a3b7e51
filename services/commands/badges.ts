import { streamOf, type MemberId } from '../../events/kinds.ts'
import { memberRefusal } from '../rules/people/people.ts'
import { isPrimary, type GivenBadge, type LegacyRole } from '../rules/profiles/badges.ts'
import type { Viewer } from '../rules/visibility.ts'
import { never, Rejected, reject, type Decider } from './frame/decider.ts'
import { actorNeed, memberFacts, type MemberFacts } from './frame/facts.ts'

export type BadgeCommand = { member: MemberId; reason: string } & (
  | { name: 'giveBadge'; badge: GivenBadge }
  | { name: 'takeBadge'; badge: GivenBadge }
  | { name: 'setLegacyRole'; legacyRole: LegacyRole | null }
)

interface State {
  facts: MemberFacts
  primary: string | null
  secondary: string | null
}

/** Decider for badges and legacy roles, which administrators give with a reason (spec §3 Badges). */
export const badges: Decider<State, BadgeCommand, { actor: Viewer }> = {
  emits: {
    giveBadge: ['BadgeGiven'],
    takeBadge: ['BadgeTaken'],
    setLegacyRole: ['LegacyRoleGiven', 'LegacyRoleTaken'],
  },
  initialState: { facts: memberFacts.initialState, primary: null, secondary: null },
  evolve(before, event) {
    const state = { ...before, facts: memberFacts.evolve(before.facts, event) }
    const { type, data } = event
    switch (type) {
      case 'BadgeGiven':
        return { ...state, [rankOf(data.badge)]: data.badge }
      case 'BadgeTaken':
        return { ...state, [rankOf(data.badge)]: null }
      default:
        return state
    }
  },
  stream: ({ member }) => streamOf(member),
  needs: (_, intent) => ({ actor: actorNeed(intent) }),
  decide(state, command, { actor }, intent) {
    const { role } = state.facts
    const person = { id: command.member, role }
    const refused = intent.actor === 'system' ? null : memberRefusal({ name: 'giveBadge' }, person, actor)
    if (refused) return new Rejected(refused)
    if (!state.facts.registered || state.facts.erased) return reject('NOT_FOUND', 'Member not found')
    const { name, member, reason } = command
    switch (name) {
      case 'giveBadge':
      case 'takeBadge': {
        const { badge } = command
        const isHeld = state[rankOf(badge)] === badge
        if (isHeld === (name === 'giveBadge')) return []
        return [{ type: isHeld ? 'BadgeTaken' : 'BadgeGiven', data: { member, badge, reason } }]
      }
      case 'setLegacyRole': {
        const { legacyRole } = command
        if (state.facts.legacyRole === legacyRole) return []
        return legacyRole === null
          ? [{ type: 'LegacyRoleTaken', data: { member, reason } }]
          : [{ type: 'LegacyRoleGiven', data: { member, legacyRole, reason } }]
      }
      default:
        return never(name)
    }
  },
}

const rankOf = (badge: string) => (isPrimary(badge) ? 'primary' : 'secondary')
