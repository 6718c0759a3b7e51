import { CommentId, kindOf, ReplyId, ThreadId } from '../../../../events/kinds.ts'
import type { Topic } from '../../../../projections/projection.ts'
import { comments } from '../../../commands/comments.ts'
import { newId } from '../../../commands/frame/ids.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import { authorNamed } from '../accounts/members.ts'
import { connection, edge, pageOf } from '../frame/connection.ts'
import { contentFields, findComment, findReply, findThread } from '../frame/content.ts'
import type { GraphContext } from '../frame/context.ts'
import { orNotFound, signedIn } from '../frame/errors.ts'
import { idArgument } from '../frame/ids.ts'
import { delivered, live } from '../frame/live.ts'
import { mutate } from '../frame/mutate.ts'

async function threadChange(context: GraphContext, id: ThreadId, changed: string) {
  const thread = await findThread(context, id)
  if (!thread) return null
  const none = { thread, commentEdge: null, replyEdge: null, removedId: null }
  switch (kindOf(changed)) {
    case 'comment': {
      const comment = await findComment(context, CommentId.parse(changed))
      return comment ? { ...none, commentEdge: edge(comment) } : { ...none, removedId: changed }
    }
    case 'reply': {
      const reply = await findReply(context, ReplyId.parse(changed))
      return reply ? { ...none, replyEdge: edge(reply) } : { ...none, removedId: changed }
    }
    default:
      return none
  }
}

export const commentResolvers: Resolvers = {
  Comment: {
    ...contentFields,
    author: (row, _, context) => authorNamed(context, row),
    thread: async ({ thread }, _, context) => orNotFound(await findThread(context, thread), 'Thread'),
    async replies({ id }, { first, after }, { loaders, viewer }) {
      const page = pageOf(first, after)
      return connection(await loaders.repliesTo.load({ args: { page, viewer }, key: id }), page)
    },
  },

  Reply: {
    ...contentFields,
    author: (row, _, context) => authorNamed(context, row),
    comment: async ({ comment }, _, context) => orNotFound(await findComment(context, comment), 'Comment'),
  },

  Mutation: {
    async createComment(_, { threadId, body }, context, info) {
      const author = signedIn(context).id
      const thread = idArgument(ThreadId, threadId, 'Thread')
      const { tools } = context.services
      const { events, position, pending } = await mutate(context, info, (intent) => {
        const comment = newId('comment', intent.commandId)
        const command = {
          name: 'createComment',
          comment,
          thread,
          site: context.site.id,
          author,
          body,
        } as const
        return tools.dispatch(comments, command, intent)
      })
      const created = events.find((event) => event.type === 'CommentCreated')
      const comment = created && (await findComment(context, created.data.comment))
      return {
        commentEdge: comment ? edge(comment) : null,
        thread: await findThread(context, thread),
        position,
        pending,
      }
    },
    async updateComment(_, { commentId, body }, context, info) {
      const author = signedIn(context).id
      const comment = idArgument(CommentId, commentId, 'Comment')
      const { position, pending } = await mutate(context, info, (intent) =>
        context.services.tools.dispatch(comments, { name: 'editComment', comment, author, body }, intent),
      )
      return { comment: await findComment(context, comment), position, pending }
    },
    async createReply(_, { commentId, body }, context, info) {
      const author = signedIn(context).id
      const comment = idArgument(CommentId, commentId, 'Comment')
      const { tools } = context.services
      const { events, position, pending } = await mutate(context, info, (intent) => {
        const reply = newId('reply', intent.commandId)
        const command = { name: 'createReply', reply, comment, site: context.site.id, author, body } as const
        return tools.dispatch(comments, command, intent)
      })
      const created = events.find((event) => event.type === 'ReplyCreated')
      const reply = created && (await findReply(context, created.data.reply))
      return {
        replyEdge: reply ? edge(reply) : null,
        comment: await findComment(context, comment),
        thread: created ? await findThread(context, created.data.thread) : null,
        position,
        pending,
      }
    },
    async updateReply(_, { replyId, body }, context, info) {
      const author = signedIn(context).id
      const reply = idArgument(ReplyId, replyId, 'Reply')
      const { position, pending } = await mutate(context, info, (intent) =>
        context.services.tools.dispatch(comments, { name: 'editReply', reply, author, body }, intent),
      )
      return { reply: await findReply(context, reply), position, pending }
    },
  },

  Subscription: {
    threadChanged: {
      async subscribe(_, { threadId }, context) {
        const id = idArgument(ThreadId, threadId, 'Thread')
        orNotFound(await findThread(context, id), 'Thread')
        const topic: Topic = `thread:${id}`
        return live(context, [topic], (fresh, change) => threadChange(fresh, id, change.id))
      },
      resolve: delivered,
    },
  },
}
