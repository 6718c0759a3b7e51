import { z } from 'zod'
import { defineEvents, personal, v1 } from './define.ts'
import { ConversationId, MemberId, MessageId } from './ids.ts'

const step = z.object({ conversation: ConversationId, by: MemberId, other: MemberId })

/**
 * Private messages between two members (spec §4 Conversations). Streams: conversation-<id> (the id is derived from
 * the two members), message-<id>, reading-<conversation>-<reader>.
 */
export const messagingEvents = defineEvents({
  ConversationStarted: v1(z.object({ conversation: ConversationId, starter: MemberId, receiver: MemberId })),
  ConversationAllowed: v1(step),
  /** Archives the conversation and blocks its starter. */
  ConversationDeclined: v1(step),
  ConversationArchived: v1(step),
  ConversationUnarchived: v1(step),
  /** `by` blocks `other`, even before they have a conversation. */
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
  /** The reader has read all messages up to and including `through`. */
  ConversationRead: v1(z.object({ conversation: ConversationId, reader: MemberId, through: MessageId })),
})
