import type { GraphQLResolveInfo } from 'graphql'
import { ConversationId, MemberId, MessageId } from '../../../../events/ids.ts'
import { kindOf, streamOf } from '../../../../events/kinds.ts'
import type { Topic } from '../../../../projections/projection.ts'
import { conversationIdOf, newId, stepId } from '../../../commands/frame/ids.ts'
import { messageEdits } from '../../../commands/messaging/edits.ts'
import { conversations, messages, readings } from '../../../commands/messaging.ts'
import { changeableUntil } from '../../../rules/conversations.ts'
import { textProblem } from '../../../rules/text.ts'
import type { ConversationRow } from '../../reads.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import { messageIn, type ShownMessage } from '../../live/early.ts'
import { noReactions } from '../../live/reaction-counts.ts'
import { memberNamed, membersNamed } from '../members/members.ts'
import { connection, edge, pageOf } from '../frame/connection.ts'
import { findMessage, isOwnMessage, messageBody } from '../frame/content.ts'
import type { GraphContext } from '../frame/context.ts'
import { failure, notFound, orNotFound, signedIn } from '../frame/errors.ts'
import { assocTypeOf, idArgument } from '../frame/ids.ts'
import { delivered, live, type ReadEarly } from '../frame/live.ts'
import { carryOut, carryOutSteps, caughtUp, madeId, makingId } from '../frame/mutate.ts'
import { searchOwnMessages } from './search-messages.ts'

type MessageEdge = ReturnType<typeof edge<ShownMessage>>

/** Page with the reactions of both members of a conversation. */
const bothMembers = { size: 2, cursor: null }

const findConversation = (
  { loaders, viewer }: Pick<GraphContext, 'loaders' | 'viewer'>,
  id: ConversationId,
): Promise<ConversationRow | null> =>
  viewer ? loaders.conversations.load({ member: viewer.id, id }) : Promise.resolve(null)

async function ownConversation(context: GraphContext, id: string): Promise<ConversationRow> {
  signedIn(context)
  const row = await findConversation(context, idArgument(ConversationId, id, 'Conversation'))
  if (!row) throw notFound('Conversation')
  return row
}

/** A new message from its event, without reactions; null if a needed stream is not cached. */
function newMessage(
  { services: { ahead, reactionCounts }, viewer }: GraphContext,
  id: MessageId,
): ShownMessage | null {
  const sent = ahead.first(streamOf(id))
  const row = sent && reactionCounts.isNew(id) ? messageIn(ahead, sent) : undefined
  return row && isOwnMessage(row, viewer) ? { ...row, known: noReactions } : null
}

/** Makes the delivery of a new message from its event, before the read model contains the message. */
export const earlyMessage: ReadEarly<MessageEdge> = (
  { services: { ahead, reactionCounts }, viewer },
  { event },
) => {
  const row = messageIn(ahead, event)
  if (!row || !reactionCounts.isNew(row.id)) return undefined
  return isOwnMessage(row, viewer) ? edge({ ...row, known: noReactions }) : null
}

/** Edits or deletes one of the viewer's messages. */
async function changeMessage(
  context: GraphContext,
  info: GraphQLResolveInfo,
  id: string,
  change: { name: 'edit'; body: string } | { name: 'delete' },
) {
  signedIn(context)
  const message = idArgument(MessageId, id, 'Message')
  const { conversation } = orNotFound(await findMessage(context, message), 'Message')
  const done = await carryOut(context, info, messageEdits, { ...change, message, conversation })
  return { ...done, message: await findMessage(context, message) }
}

export const messagingResolvers: Resolvers = {
  Query: {
    conversation: (_, { id }, context) => ownConversation(context, id),
    async conversations(_, { isArchived, sort, first, after }, context) {
      const page = pageOf(first, after)
      const { reads } = context.services
      const folder = { archived: isArchived ?? false, oldestFirst: sort === 'OLDEST' }
      return connection(await reads.conversationsPage(signedIn(context).id, folder, page), page)
    },
    messageSearch: (_, { text, first, after }, context) =>
      searchOwnMessages(text, pageOf(first, after), context),
    async blockedUsers(_, { first, after }, context) {
      const { size } = pageOf(first, null)
      const page = { after: after != null ? idArgument(MemberId, after, 'Member') : '', limit: size }
      return membersNamed(context, await context.services.reads.blockedBy(signedIn(context).id, page))
    },
  },

  Conversation: {
    user: ({ other }, _, context) => memberNamed(context, other),
    insertedAt: ({ startedAt }) => startedAt,
    isRead: ({ unread }) => unread === 0,
    canAnswerRequest: ({ isReceiver, isAccepted, isBlocked }) => isReceiver && !isAccepted && !isBlocked,
    unreadCount: ({ unread }) => unread,
    lastMessageBody: ({ lastMessageAt, lastMessageBody }) =>
      lastMessageAt && messageBody({ body: lastMessageBody }),
    lastMessageUserId: ({ lastMessageSender }) => lastMessageSender,
    seenThrough: async ({ member, id }, _, { loaders }) =>
      (await loaders.activity.load({ member, id }))?.seenThrough ?? null,
    async messages({ id }, { last, before, minPosition }, context) {
      const page = pageOf(last, before)
      const member = signedIn(context).id
      if (minPosition) await caughtUp(context.services, ['MessageSent'], minPosition)
      const found = await context.loaders.messagesIn.load({ args: { page, member }, key: id })
      return connection(found, page, 'backwards')
    },
  },

  Message: {
    assocType: ({ id }) => assocTypeOf(id),
    body: messageBody,
    isRemoved: ({ body }) => body === null,
    changeableUntil({ sender, body, sentAt }, _, { viewer }) {
      const until = changeableUntil(sentAt)
      return sender === viewer?.id && body !== null && until > Date.now() ? new Date(until) : null
    },
    userId: ({ sender }) => sender,
    conversationId: ({ conversation }) => conversation,
    insertedAt: ({ sentAt }) => sentAt,
    async reactions({ id, known }, _, context) {
      if (known === noReactions) return []
      const args = { page: bothMembers, viewer: signedIn(context), kind: null }
      return (await context.loaders.reactors.load({ args, key: id }))?.rows ?? []
    },
    reactionSummary: ({ id, known }) => ({ item: id, known }),
  },

  Mutation: {
    async createConversation(_, { userId, body }, context, info) {
      const by = signedIn(context).id
      const other = idArgument(MemberId, userId, 'Member')
      const problem = body === null || body === undefined ? null : textProblem(body, 'message')
      if (problem) throw failure('INVALID', problem)
      const conversationId = conversationIdOf(by, other)
      const done = await carryOutSteps(context, info, ({ dispatch }, intent) => {
        const start = () => dispatch(conversations, { name: 'start', other }, intent)
        if (!body) return [start]
        const commandId = stepId(makingId(context, info), 'first message')
        const message = newId('message', commandId)
        const command = { name: 'send', message, conversation: conversationId, body } as const
        return [start, () => dispatch(messages, command, { ...intent, commandId })]
      })
      return { ...done, conversationId, conversation: await findConversation(context, conversationId) }
    },
    async sendMessage(_, { conversationId, body }, context, info) {
      const conversation = idArgument(ConversationId, conversationId, 'Conversation')
      const message = madeId('message', context, info)
      const done = await carryOut(context, info, messages, { name: 'send', message, conversation, body })
      const [sent, row] = await Promise.all([
        (!done.pending && newMessage(context, message)) || findMessage(context, message),
        findConversation(context, conversation),
      ])
      return { ...done, messageEdge: sent && edge<ShownMessage>(sent), conversation: row }
    },
    updateMessage: (_, { messageId, body }, context, info) =>
      changeMessage(context, info, messageId, { name: 'edit', body }),
    deleteMessage: (_, { messageId }, context, info) =>
      changeMessage(context, info, messageId, { name: 'delete' }),
    async updateConversation(_, { conversationId, isAccepted, isArchived, isMuted }, context, info) {
      const { id, other } = await ownConversation(context, conversationId)
      const names = [
        ...(typeof isAccepted === 'boolean' ? [isAccepted ? ('allow' as const) : ('decline' as const)] : []),
        ...(typeof isArchived === 'boolean'
          ? [isArchived ? ('archive' as const) : ('unarchive' as const)]
          : []),
        ...(typeof isMuted === 'boolean' ? [isMuted ? ('mute' as const) : ('unmute' as const)] : []),
      ]
      if (names.length === 0) throw failure('INVALID', 'Provide isAccepted, isArchived or isMuted')
      const done = await carryOutSteps(context, info, ({ dispatch }, intent) =>
        names.map((name) => () => {
          const step = { ...intent, commandId: stepId(intent.commandId, name) }
          return dispatch(conversations, { name, other }, step)
        }),
      )
      return { ...done, conversation: await findConversation(context, id) }
    },
    async blockUser(_, { userId, isBlocked }, context, info) {
      const by = signedIn(context).id
      const other = idArgument(MemberId, userId, 'Member')
      const name = isBlocked ? 'block' : 'unblock'
      const done = await carryOut(context, info, conversations, { name, other })
      return {
        ...done,
        user: await memberNamed(context, other),
        conversation: await findConversation(context, conversationIdOf(by, other)),
      }
    },
    async setTyping(_, { conversationId }, context) {
      const { services, loaders, site } = context
      const member = signedIn(context).id
      const id = idArgument(ConversationId, conversationId, 'Conversation')
      const shares = (await loaders.activity.load({ member, id }))?.sharesTyping
      if (!shares || !site.features.includes('private_messaging')) return false
      if ((await services.limiter.take('typing', member)) > 0) return false
      await services.announce(`typing:${id}`, member)
      return true
    },
    async updateConversationRead(_, { conversationId, messageId }, context, info) {
      const conversation = idArgument(ConversationId, conversationId, 'Conversation')
      const through = idArgument(MessageId, messageId, 'Message')
      const done = await carryOut(context, info, readings, { name: 'markRead', conversation, through })
      return { ...done, conversation: await findConversation(context, conversation) }
    },
  },

  Subscription: {
    messageCreated: {
      async subscribe(_, { conversationId }, context) {
        const { id } = await ownConversation(context, conversationId)
        const topic: Topic = `conversation:${id}`
        return live(
          context,
          [topic],
          async (fresh, change): Promise<MessageEdge | null> => {
            if (kindOf(change.id) !== 'message') return null
            const message = await findMessage(fresh, MessageId.parse(change.id))
            return message && edge(message)
          },
          { early: earlyMessage },
        )
      },
      resolve: delivered,
    },
    conversationActivity: {
      async subscribe(_, { conversationId }, context) {
        const { id, member } = await ownConversation(context, conversationId)
        return live(context, [`activity:${id}`, `typing:${id}`], async (fresh, change) => {
          const isTyping = kindOf(change.id) === 'member'
          if (change.id === member) return null
          const [conversation, activity] = await Promise.all([
            findConversation(fresh, id),
            fresh.loaders.activity.load({ member, id }),
          ])
          if (!conversation || !activity || (isTyping && !activity.sharesTyping)) return null
          // That the viewer read is as hidden as the state itself.
          if (!isTyping && activity.seenThrough === null) return null
          return { conversation, isTyping }
        })
      },
      resolve: delivered,
    },
    conversations: {
      subscribe: (_, __, context) =>
        live(context, [`inbox:${signedIn(context).id}`], async (fresh, change) => {
          if (kindOf(change.id) !== 'conversation') return null
          const row = await findConversation(fresh, ConversationId.parse(change.id))
          return row?.lastMessageAt ? row : null
        }),
      resolve: delivered,
    },
  },
}
