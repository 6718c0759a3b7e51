import { isErased, type Erased } from '../../events/define.ts'
import { streamOf, type DisorderId } from '../../events/kinds.ts'
import { refusal } from '../rules/authorise.ts'
import { MAX_CONDITIONS, relationshipsOn, type Relationship } from '../rules/disorders/relationships.ts'
import type { SiteFlag } from '../rules/sites/sites.ts'
import type { Viewer } from '../rules/visibility.ts'
import { disorderFacts } from './disorders.ts'
import { actingMember, Rejected, reject, type Decider } from './frame/decider.ts'
import { actorNeed, siteNeed } from './frame/facts.ts'

export type UserDisorderCommand = { disorder: DisorderId } & (
  | { name: 'setDisorderRelationship'; relationship: Relationship | null }
  | { name: 'removeUserDisorder' }
)

/** Relationship of the member to each disorder; both are erased only after the member can no longer act. */
type State = ReadonlyMap<DisorderId, Relationship | Erased | null>

interface Known {
  actor: Viewer
  features: ReadonlySet<SiteFlag>
  /** True if the disorder is in the directory and not retired. */
  isListed: boolean
}

/** Decider for the disorders of a member (spec §3 User, §5 Condition and relationship). */
export const userDisorders: Decider<State, UserDisorderCommand, Known> = {
  emits: {
    setDisorderRelationship: ['UserDisorderAdded', 'UserDisorderRelationshipChanged'],
    removeUserDisorder: ['UserDisorderRemoved'],
  },
  initialState: new Map(),
  evolve(state, { type, data }) {
    switch (type) {
      case 'UserDisorderAdded':
      case 'UserDisorderRelationshipChanged':
        return isErased(data.disorder) ? state : new Map([...state, [data.disorder, data.relationship]])
      case 'UserDisorderRemoved':
        return new Map([...state].filter(([disorder]) => disorder !== data.disorder))
      default:
        return state
    }
  },
  stream: (_, intent) => `userdisorders-${actingMember(intent).slice('member_'.length)}`,
  needs: ({ disorder }, intent) => ({
    actor: actorNeed(intent),
    features: siteNeed(intent.site),
    isListed: async (fold) => {
      const { facts, isRetired } = await fold(disorderFacts, streamOf(disorder))
      return facts !== null && !isRetired
    },
  }),
  decide(state, command, { actor, features, isListed }, intent) {
    const isRemoval = command.name === 'removeUserDisorder'
    const refused = refusal(isRemoval ? 'removeCondition' : 'nameCondition', actor)
    if (refused) return new Rejected(refused)
    const { disorder } = command
    const own = { member: actingMember(intent), disorder }
    if (isRemoval) return state.has(disorder) ? [{ type: 'UserDisorderRemoved', data: own }] : []

    const { relationship } = command
    if (state.has(disorder) && state.get(disorder) === relationship) return []
    if (relationship === null && features.has('social_network'))
      return reject('INVALID', 'Please choose your relationship to the condition')
    if (relationship !== null && !relationshipsOn(features).includes(relationship))
      return reject('INVALID', 'Please choose another relationship to the condition')
    const data = { ...own, relationship }
    if (state.has(disorder)) return [{ type: 'UserDisorderRelationshipChanged', data }]
    if (!isListed) return reject('NOT_FOUND', 'Condition not found')
    if (state.size >= MAX_CONDITIONS)
      return reject('INVALID', `You can name at most ${MAX_CONDITIONS} conditions`)
    return [{ type: 'UserDisorderAdded', data }]
  },
}
