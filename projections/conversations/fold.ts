import type { RecordedEvent } from '../../events/event.ts'
import type { ConversationId, MemberId, MessageId } from '../../events/kinds.ts'
import { text } from '../batch.ts'

/** A conversation as one of its two participants sees it. */
interface Side {
  member: MemberId
  other: MemberId
  archived: boolean
  muted: boolean
  blocked: boolean
  received: number
  seen: number
}

export interface Conversation {
  id: ConversationId
  starter: MemberId | null
  receiver: MemberId | null
  startedAt: string | null
  accepted: boolean
  lastMessage: MessageId | null
  /** Time of the last message; null while the conversation has no message. */
  activeAt: string | null
  position: bigint
  sides: Side[]
}

/** Receiver of a message, and the message's number among all that this receiver got in the conversation. */
export interface Received {
  receiver: MemberId
  receivedIndex: number
}

interface Message extends Received {
  id: MessageId
  conversation: ConversationId
  sender: MemberId
  body: string | null
  sentAt: string
  position: bigint
  hidden: boolean
}

/** Rows that a batch of events changes; `sent` contains new messages. */
export interface Mailbox {
  conversations: Map<ConversationId, Conversation>
  received: Map<MessageId, Received>
  sent: Message[]
}

/** Change of a single message, which affects no row of its conversation. */
export type MessageChange = Extract<RecordedEvent, { type: 'MessageEdited' | 'MessageDeleted' }>

export type ConversationEvent = Exclude<
  Extract<RecordedEvent, { data: { conversation: ConversationId } }>,
  MessageChange
>

const newParticipant = (member: MemberId, other: MemberId): Side => {
  return { member, other, archived: false, muted: false, blocked: false, received: 0, seen: 0 }
}

const nothing = {
  starter: null,
  receiver: null,
  startedAt: null,
  accepted: false,
  lastMessage: null,
  activeAt: null,
}

/** The member who acted and the other participant; null if the event names no participants. */
function pairOf({ data }: ConversationEvent): [MemberId, MemberId] | null {
  if ('starter' in data) return [data.starter, data.receiver]
  if ('sender' in data) return [data.sender, data.receiver]
  return 'by' in data ? [data.by, data.other] : null
}

const latest = (a: string | null, b: string) => (a !== null && a > b ? a : b)

function stepped(conversation: Conversation, actor: MemberId, change: Partial<Side>): Conversation {
  const sides = conversation.sides.map((side) => (side.member === actor ? { ...side, ...change } : side))
  return { ...conversation, sides }
}

type MessageSent = Extract<ConversationEvent, { type: 'MessageSent' }>

/** The part of an event on which a message depends. */
export type Sending = Pick<MessageSent, 'data' | 'position'> & {
  metadata: Pick<MessageSent['metadata'], 'occurredAt'>
}

/** The message that an event sends; `hidden` if its receiver had blocked the sender. */
export function newMessage({ data, metadata, position }: Sending, received: number, hidden: boolean) {
  const { message: id, conversation, sender, receiver, body } = data
  const receivedIndex = received + Number(!hidden)
  const [sentAt, stored] = [metadata.occurredAt, text(body)]
  return {
    id,
    conversation,
    sender,
    receiver,
    body: stored,
    sentAt,
    position,
    receivedIndex,
    hidden,
  } satisfies Message
}

/**
 * Adds a message to a conversation. A reply by the receiver accepts the conversation, takes it out of the receiver's
 * archive and marks earlier messages as read (spec §4 Conversations). A message that was sent although the receiver
 * had blocked the sender is stored as hidden.
 */
function send(mailbox: Mailbox, to: Conversation, event: MessageSent) {
  const { sender, receiver } = event.data
  const [from, at] = [sender, receiver].map((member) => to.sides.find((side) => side.member === member))
  if (!from || !at) return to
  const message = newMessage(event, at.received, at.blocked)
  const { id, hidden, receivedIndex, sentAt } = message
  mailbox.sent.push(message)
  mailbox.received.set(id, message)
  if (hidden) return to
  const read = stepped(to, sender, { seen: from.received })
  return {
    ...stepped(read, receiver, { received: receivedIndex, archived: false }),
    accepted: to.accepted || sender === to.receiver,
    lastMessage: id,
    activeAt: latest(to.activeAt, sentAt),
  }
}

function after(mailbox: Mailbox, before: Conversation, event: ConversationEvent): Conversation {
  const { type, data, metadata } = event
  switch (type) {
    case 'ConversationStarted':
      return { ...before, starter: data.starter, receiver: data.receiver, startedAt: metadata.occurredAt }
    case 'ConversationAllowed':
      return { ...before, accepted: true }
    case 'ConversationDeclined':
      return stepped(before, data.by, { archived: true, blocked: true })
    case 'ConversationArchived':
    case 'ConversationUnarchived':
      return stepped(before, data.by, { archived: type === 'ConversationArchived' })
    case 'ConversationMuted':
    case 'ConversationUnmuted':
      return stepped(before, data.by, { muted: type === 'ConversationMuted' })
    case 'MemberBlocked':
    case 'MemberUnblocked':
      return stepped(before, data.by, { blocked: type === 'MemberBlocked' })
    case 'MessageSent':
      return send(mailbox, before, event)
    case 'ConversationRead': {
      const through = mailbox.received.get(data.through)
      const reader = before.sides.find(({ member }) => member === data.reader)
      if (through?.receiver !== data.reader || !reader) return before
      return stepped(before, data.reader, { seen: Math.max(reader.seen, through.receivedIndex) })
    }
  }
}

/** Applies an event to the rows of its conversation, unless they already include it. */
export function foldMessaging(mailbox: Mailbox, event: ConversationEvent): void {
  const { conversation: id } = event.data
  const pair = pairOf(event)
  const known = mailbox.conversations.get(id)
  if (!known && !pair) return
  const sides = pair ? [newParticipant(...pair), newParticipant(pair[1], pair[0])] : []
  const before = known ?? { id, ...nothing, position: -1n, sides }
  if (before.position >= event.position) return
  mailbox.conversations.set(id, { ...after(mailbox, before, event), position: event.position })
}
