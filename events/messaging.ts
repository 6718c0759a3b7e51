import { z } from 'zod'
import { defineEvents, personal, v1 } from './define.ts'
import { ConversationId, MemberId, MessageId } from './ids.ts'

const step = z.object({ conversation: ConversationId, by: MemberId, other: MemberId })

/**
 * Events of private messages between two members (spec §4 Conversations). Streams: conversation-<id> (whose id is
 * derived from both members), message-<id>, reading-<conversation>-<reader>.
 */
export const messagingEvents = defineEvents({
  ConversationStarted: v1(z.object({ conversation: ConversationId, starter: MemberId, receiver: MemberId })),
  ConversationAllowed: v1(step),
  /** The receiver declined the conversation, which archives it and blocks the member who started it. */
  ConversationDeclined: v1(step),
  ConversationArchived: v1(step),
  ConversationUnarchived: v1(step),
  /** Member `by` gets no unread counts and announcements of this conversation. */
  ConversationMuted: v1(step),
  ConversationUnmuted: v1(step),
  /** Member `by` blocked member `other`; this is also possible without a conversation between them. */
  MemberBlocked: v1(step),
  MemberUnblocked: v1(step),
  MessageSent: v1(
    z.object({
      message: MessageId,
      conversation: ConversationId,
      sender: MemberId,
      receiver: MemberId,
      body: personal(z.string(), 'sender'),
    }),
  ),
  /** The sender changed the text of a message. */
  MessageEdited: v1(
    z.object({
      message: MessageId,
      conversation: ConversationId,
      sender: MemberId,
      receiver: MemberId,
      body: personal(z.string(), 'sender'),
    }),
  ),
  /** The sender deleted a message; its place in the conversation stays. */
  MessageDeleted: v1(
    z.object({ message: MessageId, conversation: ConversationId, sender: MemberId, receiver: MemberId }),
  ),
  /** The reader has read all messages of the conversation up to and including `through`. */
  ConversationRead: v1(z.object({ conversation: ConversationId, reader: MemberId, through: MessageId })),
})
