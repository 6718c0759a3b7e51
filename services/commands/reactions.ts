import { headingOf, kindOf, subjectOf, type MessageId, type ReactableId } from '../../events/kinds.ts'
import type { ReactionKind } from '../../events/reactions.ts'
import { refusal } from '../rules/authorise.ts'
import type { Viewer } from '../rules/visibility.ts'
import {
  actingMember,
  never,
  Rejected,
  reject,
  type Decider,
  type Intent,
  type Need,
} from './frame/decider.ts'
import { actorNeed, messageNeed, siteNeed } from './frame/facts.ts'
import { itemNeed } from './frame/visible.ts'

export type ReactionCommand = { item: ReactableId } & (
  | { name: 'react'; kind: ReactionKind }
  | { name: 'removeReaction' }
)

const isMessage = (item: ReactableId): item is MessageId => kindOf(item) === 'message'

interface Reactable {
  visible: boolean
  /** True if reactions are switched on for the item's site; always true for private messages, which have no site. */
  open: boolean
}

const reactableNeed =
  (item: ReactableId, intent: Intent): Need<Reactable> =>
  async (fold) => {
    if (isMessage(item)) return { ...(await messageNeed(item, intent)(fold)), open: true }
    const { visible, site } = await itemNeed(item, intent)(fold)
    return { visible, open: (await siteNeed(site)(fold)).has('Reactions') }
  }

/** Decider for a member's reaction to an item, which has one of five kinds (spec §3 Reaction, §4 Reactions). */
export const reactions: Decider<
  { kind: ReactionKind | null },
  ReactionCommand,
  { actor: Viewer; item: Reactable }
> = {
  emits: {
    react: ['ReactionChosen'],
    removeReaction: ['ReactionRemoved'],
  },
  initialState: { kind: null },
  evolve(state, event) {
    if (event.type === 'ReactionChosen') return { kind: event.data.kind }
    return event.type === 'ReactionRemoved' ? { kind: null } : state
  },
  creates: ({ name }) => name === 'react',
  stream: ({ item }, intent) => `reaction-${item}-${actingMember(intent)}`,
  needs: ({ item }, intent) => ({
    actor: actorNeed(intent),
    item: reactableNeed(item, intent),
  }),
  decide(state, command, { actor, item: { visible, open } }, intent) {
    const refused = refusal('react', actor)
    if (refused) return new Rejected(refused)
    const member = actingMember(intent)
    const { item } = command
    if (!visible) return reject('NOT_FOUND', `${headingOf(kindOf(item))} not found`)
    if (!open) return reject('FORBIDDEN', 'Reactions are turned off on this site')
    const subject = subjectOf(item)
    switch (command.name) {
      case 'react':
        if (state.kind === command.kind) return []
        return [{ type: 'ReactionChosen', data: { subject, member, kind: command.kind } }]
      case 'removeReaction':
        return state.kind ? [{ type: 'ReactionRemoved', data: { subject, member } }] : []
      default:
        return never(command)
    }
  },
}
