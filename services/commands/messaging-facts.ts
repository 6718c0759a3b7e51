import type { MemberId } from '../../events/kinds.ts'
import type { Facts } from './frame/decider.ts'

/** State of a conversation from its stream, which lacks an event for a new message that ends the archiving. */
export interface ConversationFacts {
  starter: MemberId | null
  receiver: MemberId | null
  accepted: boolean
  archivedBy: ReadonlySet<MemberId>
  mutedBy: ReadonlySet<MemberId>
  blockedBy: ReadonlySet<MemberId>
}

const without = (members: ReadonlySet<MemberId>, member: MemberId) => members.difference(new Set([member]))
const withOne = (members: ReadonlySet<MemberId>, member: MemberId) => members.union(new Set([member]))

/** State of the conversation between two members (spec §4 Conversations). */
export const conversationFacts: Facts<ConversationFacts> = {
  initialState: {
    starter: null,
    receiver: null,
    accepted: false,
    archivedBy: new Set(),
    mutedBy: new Set(),
    blockedBy: new Set(),
  },
  evolve(state, event) {
    switch (event.type) {
      case 'ConversationStarted':
        return { ...state, starter: event.data.starter, receiver: event.data.receiver }
      case 'ConversationAllowed':
        return { ...state, accepted: true }
      case 'ConversationDeclined':
        return {
          ...state,
          archivedBy: withOne(state.archivedBy, event.data.by),
          blockedBy: withOne(state.blockedBy, event.data.by),
        }
      case 'ConversationArchived':
        return { ...state, archivedBy: withOne(state.archivedBy, event.data.by) }
      case 'ConversationUnarchived':
        return { ...state, archivedBy: without(state.archivedBy, event.data.by) }
      case 'ConversationMuted':
        return { ...state, mutedBy: withOne(state.mutedBy, event.data.by) }
      case 'ConversationUnmuted':
        return { ...state, mutedBy: without(state.mutedBy, event.data.by) }
      case 'MemberBlocked':
        return { ...state, blockedBy: withOne(state.blockedBy, event.data.by) }
      case 'MemberUnblocked':
        return { ...state, blockedBy: without(state.blockedBy, event.data.by) }
      default:
        return state
    }
  },
}
