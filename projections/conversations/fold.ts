import type { RecordedEvent } from '../../events/event.ts'
import type { ConversationId, MemberId, MessageId } from '../../events/kinds.ts'
import { text } from '../batch.ts'

/** One participant's side of a conversation. */
export interface Side {
  member: MemberId
  other: MemberId
  archived: boolean
  blocked: boolean
  received: number
  seen: number
}

/** A conversation with both sides. */
export interface Conversation {
  id: ConversationId
  starter: MemberId | null
  receiver: MemberId | null
  startedAt: string | null
  accepted: boolean
  lastMessage: MessageId | null
  /** When it was last written in; null before the first message. */
  activeAt: string | null
  position: bigint
  sides: Side[]
}

/** What a read needs to know of the message that it goes up to. */
export interface Received {
  receiver: MemberId
  receivedIndex: number
}

export interface Message extends Received {
  id: MessageId
  conversation: ConversationId
  sender: MemberId
  body: string | null
  sentAt: string
  position: bigint
  hidden: boolean
}

/** The rows that a batch is about; `sent` are the messages that it adds. */
export interface Mailbox {
  conversations: Map<ConversationId, Conversation>
  received: Map<MessageId, Received>
  sent: Message[]
}

/** The events that a conversation is made of. */
export type ConversationEvent = Extract<RecordedEvent, { data: { conversation: ConversationId } }>

const newSide = (member: MemberId, other: MemberId): Side => {
  return { member, other, archived: false, blocked: false, received: 0, seen: 0 }
}

const nothing = {
  starter: null,
  receiver: null,
  startedAt: null,
  accepted: false,
  lastMessage: null,
  activeAt: null,
}

/** The two whom an event is about: who acts, and the other. */
function pairOf({ data }: ConversationEvent): [MemberId, MemberId] | null {
  if ('starter' in data) return [data.starter, data.receiver]
  if ('sender' in data) return [data.sender, data.receiver]
  return 'by' in data ? [data.by, data.other] : null
}

const latest = (a: string | null, b: string) => (a !== null && a > b ? a : b)

/** A conversation after an event; `change` says what becomes of the side of who acts. */
function stepped(conversation: Conversation, actor: MemberId, change: Partial<Side>): Conversation {
  const sides = conversation.sides.map((side) => (side.member === actor ? { ...side, ...change } : side))
  return { ...conversation, sides }
}

/**
 * A message: an answer by the receiver allows the conversation, and what was sent before is seen by who writes
 * (spec §4 Conversations). It brings the conversation back from the archive of whom it is for. Into a block, which only
 * a race can do, it is kept hidden.
 */
function send(
  mailbox: Mailbox,
  to: Conversation,
  event: Extract<ConversationEvent, { type: 'MessageSent' }>,
) {
  const { message: id, conversation, sender, receiver, body } = event.data
  const sentAt = event.metadata.occurredAt
  const [from, at] = [sender, receiver].map((member) => to.sides.find((side) => side.member === member))
  if (!from || !at) return to
  const hidden = at.blocked
  const receivedIndex = at.received + Number(!hidden)
  const message = { id, conversation, sender, receiver, body: text(body), sentAt, receivedIndex, hidden }
  mailbox.sent.push({ ...message, position: event.position })
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

/** Applies an event to the rows that it is about, unless they have seen it. */
export function foldMessaging(mailbox: Mailbox, event: ConversationEvent): void {
  const { conversation: id } = event.data
  const pair = pairOf(event)
  const known = mailbox.conversations.get(id)
  if (!known && !pair) return
  const sides = pair ? [newSide(...pair), newSide(pair[1], pair[0])] : []
  const before = known ?? { id, ...nothing, position: -1n, sides }
  if (before.position >= event.position) return
  mailbox.conversations.set(id, { ...after(mailbox, before, event), position: event.position })
}
