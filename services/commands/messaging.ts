import type { CatalogueEvent } from '../../events/catalogue.ts'
import { streamOf, type ConversationId, type MemberId, type MessageId } from '../../events/kinds.ts'
import type { SiteFlag } from '../rules/sites/sites.ts'
import { refusal } from '../rules/authorise.ts'
import { declinedText, unavailableText } from '../rules/conversations.ts'
import { isAdmin } from '../rules/roles.ts'
import { textProblem } from '../rules/text.ts'
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
import {
  actorNeed,
  conversationNeed,
  isGone,
  memberNeed,
  messageNeed,
  restrictedNeed,
  siteNeed,
  type MemberFacts,
} from './frame/facts.ts'
import { conversationIdOf } from './frame/ids.ts'
import { conversationFacts, type ConversationFacts } from './messaging-facts.ts'

/** An action of one member on the conversation with another member. */
export interface ConversationCommand {
  name: 'start' | 'allow' | 'decline' | 'archive' | 'unarchive' | 'mute' | 'unmute' | 'block' | 'unblock'
  other: MemberId
}

interface Around {
  actor: Viewer
  other: MemberFacts
  flags: ReadonlySet<SiteFlag>
  restricted: boolean
}

interface Pair {
  by: MemberId
  other: MemberId
}

/** Rejection if two members may not start a conversation with each other (spec §5 Messages); otherwise null. */
function startProblem({ by, other }: Pair, around: Around): Rejected | null {
  if (by === other) return reject('INVALID', 'You cannot send a private message to yourself')
  if (!around.other.registered) return reject('NOT_FOUND', 'Member not found')
  if (isGone(around.other)) return reject('NOT_FOUND', unavailableText)
  if (!around.flags.has('private_messaging')) return off()
  return restrictionProblem(around)
}

const off = () => reject('FORBIDDEN', 'Private messages are turned off on this site')

/** Rejection if private messages are restricted and neither member is an administrator (spec §5 Messages), or null. */
function restrictionProblem({ actor, other, restricted }: Omit<Around, 'flags'>): Rejected | null {
  const free = !restricted || isAdmin(actor?.role ?? null) || isAdmin(other.role)
  return free ? null : reject('FORBIDDEN', 'Not authorized')
}

/** Decider for the single conversation between two members (spec §4 Conversations). */
export const conversations: Decider<ConversationFacts, ConversationCommand, Around> = {
  emits: {
    start: ['ConversationStarted', 'ConversationAllowed'],
    allow: ['MemberUnblocked', 'ConversationAllowed'],
    decline: ['ConversationDeclined'],
    archive: ['ConversationArchived'],
    unarchive: ['ConversationUnarchived'],
    mute: ['ConversationMuted'],
    unmute: ['ConversationUnmuted'],
    block: ['MemberBlocked'],
    unblock: ['MemberUnblocked'],
  },
  ...conversationFacts,
  stream: ({ other }, intent) => streamOf(conversationIdOf(actingMember(intent), other)),
  needs: ({ other }, intent) => ({
    actor: actorNeed(intent),
    other: memberNeed(other),
    flags: siteNeed(intent.site),
    restricted: restrictedNeed(intent.site, actingMember(intent), other),
  }),
  creates: ({ name }) => name === 'start',
  decide(state, command, around, intent): CatalogueEvent[] | Rejected {
    const { name, other } = command
    const pair = { by: actingMember(intent), other }
    const { by } = pair
    const isNew = name === 'start' && !state.starter
    const refused = refusal(isNew ? 'startConversation' : 'sendMessage', around.actor)
    if (refused) return new Rejected(refused)
    const data = { conversation: conversationIdOf(by, other), ...pair }
    if (name === 'start') {
      const { conversation } = data
      // A receiver who tries to start the conversation accepts it, because the read model may not show it yet.
      if (state.receiver === by && !state.accepted) return [{ type: 'ConversationAllowed', data }]
      if (state.starter) return []
      const problem = startProblem(pair, around) ?? blockProblem(state, pair)
      return (
        problem ?? [{ type: 'ConversationStarted', data: { conversation, starter: by, receiver: other } }]
      )
    }
    const blocked = state.blockedBy.has(by)
    if (name === 'block') {
      if (by === other) return reject('INVALID', 'You cannot block yourself')
      if (!around.other.registered) return reject('NOT_FOUND', 'Member not found')
      return blocked ? [] : [{ type: 'MemberBlocked', data }]
    }
    if (name === 'unblock') return blocked ? [{ type: 'MemberUnblocked', data }] : []
    if (!state.starter) return reject('NOT_FOUND', 'Conversation not found')
    const archived = state.archivedBy.has(by)
    switch (name) {
      case 'allow':
        if (state.receiver !== by)
          return reject('FORBIDDEN', 'Only the recipient can allow this conversation')
        // A receiver can accept even after declining, and then gets later messages (spec §4).
        return [
          ...(blocked ? [{ type: 'MemberUnblocked' as const, data }] : []),
          ...(state.accepted ? [] : [{ type: 'ConversationAllowed' as const, data }]),
        ]
      case 'decline':
        if (state.receiver !== by)
          return reject('FORBIDDEN', 'Only the recipient can decline this conversation')
        return archived && blocked ? [] : [{ type: 'ConversationDeclined', data }]
      case 'archive':
        // Archiving again is recorded unless the conversation is blocked, as a new message may have unarchived it
        // since.
        return archived && blocked ? [] : [{ type: 'ConversationArchived', data }]
      case 'unarchive':
        return archived ? [{ type: 'ConversationUnarchived', data }] : []
      case 'mute':
        return state.mutedBy.has(by) ? [] : [{ type: 'ConversationMuted', data }]
      case 'unmute':
        return state.mutedBy.has(by) ? [{ type: 'ConversationUnmuted', data }] : []
      default:
        return never(name)
    }
  },
}

/** Rejection if one of the participants has blocked the other (spec §8 Decline); otherwise null. */
function blockProblem(state: ConversationFacts, { by, other }: Pair): Rejected | null {
  if (state.blockedBy.has(other)) {
    return reject('BLOCKED', declinedText)
  }
  return state.blockedBy.has(by)
    ? reject('BLOCKED', 'You blocked this member. Unblock them to send a message.')
    : null
}

/** Facts on which a message's text depends; `other` is null for members outside the conversation. */
export interface Sending {
  actor: Viewer
  between: ConversationFacts & { other: MemberFacts | null; restricted: boolean }
  flags: ReadonlySet<SiteFlag>
}

/** Reads a conversation with the facts about the member to whom the actor writes. */
export const betweenNeed =
  (conversation: ConversationId, intent: Intent): Need<Sending['between']> =>
  async (fold) => {
    const sender = actingMember(intent)
    const facts = await conversationNeed(conversation)(fold)
    const other = otherOf(facts, sender)
    if (!other) return { ...facts, other, restricted: false }
    const restricted = await restrictedNeed(intent.site, sender, other)(fold)
    return { ...facts, other: await memberNeed(other)(fold), restricted }
  }

/** Rejection if a member may not send this text to another one in their conversation; otherwise null. */
export function sendProblem(body: string, pair: Pair, { actor, between, flags }: Sending): Rejected | null {
  const { other, restricted } = between
  const problem = textProblem(body, 'message')
  if (problem) return reject('INVALID', problem)
  if (!other || isGone(other)) return reject('NOT_FOUND', unavailableText)
  if (!flags.has('private_messaging')) return off()
  return restrictionProblem({ actor, other, restricted }) ?? blockProblem(between, pair)
}

interface MessageCommand {
  name: 'send'
  message: MessageId
  conversation: ConversationId
  body: string
}

/**
 * Decider for a private message. The starter of a conversation can send several before the receiver accepts; a reply
 * by the receiver accepts the conversation (spec §4).
 */
export const messages: Decider<{ sent: boolean }, MessageCommand, Sending> = {
  emits: {
    send: ['MessageSent'],
  },
  initialState: { sent: false },
  evolve: (state, event) => (event.type === 'MessageSent' ? { sent: true } : state),
  stream: ({ message }) => streamOf(message),
  needs: ({ conversation }, intent) => ({
    actor: actorNeed(intent),
    between: betweenNeed(conversation, intent),
    flags: siteNeed(intent.site),
  }),
  creates: () => true,
  decide(state, { message, conversation, body }, known, intent) {
    const refused = refusal('sendMessage', known.actor)
    if (refused) return new Rejected(refused)
    const sender = actingMember(intent)
    const receiver = otherOf(known.between, sender)
    if (!receiver) return reject('NOT_FOUND', 'Conversation not found')
    const problem = sendProblem(body, { by: sender, other: receiver }, known)
    if (problem) return problem
    if (state.sent) return reject('CONFLICT', 'This message was already sent')
    return [{ type: 'MessageSent', data: { message, conversation, sender, receiver, body } }]
  },
}

/** The other participant of a conversation; null if the member is not one of its participants. */
function otherOf({ starter, receiver }: ConversationFacts, member: MemberId): MemberId | null {
  if (member === starter) return receiver
  return member === receiver ? starter : null
}

interface ReadCommand {
  name: 'markRead'
  conversation: ConversationId
  through: MessageId
}

/** Decider that records up to which message a member has read a conversation. */
export const readings: Decider<
  { through: MessageId | null },
  ReadCommand,
  { actor: Viewer; message: { visible: boolean; conversation: ConversationId | null } }
> = {
  emits: {
    markRead: ['ConversationRead'],
  },
  initialState: { through: null },
  evolve: (state, event) => (event.type === 'ConversationRead' ? { through: event.data.through } : state),
  stream: ({ conversation }, intent) => `reading-${conversation}-${actingMember(intent)}`,
  needs: ({ through }, intent) => ({ actor: actorNeed(intent), message: messageNeed(through, intent) }),
  decide(state, { conversation, through }, { actor, message }, intent) {
    const refused = refusal('markRead', actor)
    if (refused) return new Rejected(refused)
    if (!message.visible || message.conversation !== conversation)
      return reject('NOT_FOUND', 'Message not found')
    if (state.through === through) return []
    return [{ type: 'ConversationRead', data: { conversation, reader: actingMember(intent), through } }]
  },
}
