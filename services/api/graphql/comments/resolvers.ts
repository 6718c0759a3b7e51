import { CommentId, ContentId, ReplyId } from '../../../../events/ids.ts'
import { kindOf, type CommentableId } from '../../../../events/kinds.ts'
import { comments } from '../../../commands/comments.ts'
import { newId } from '../../../commands/frame/ids.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import type { ContentRow } from '../../reads.ts'
import { edge } from '../frame/connection.ts'
import { commentsUnder, contentFields, findContent } from '../frame/content.ts'
import type { GraphContext } from '../frame/context.ts'
import { orNotFound, signedIn } from '../frame/errors.ts'
import { commentableArgument, idArgument } from '../frame/ids.ts'
import { delivered, live } from '../frame/live.ts'
import { mutate } from '../frame/mutate.ts'

/** A change under something that members comment, as a viewer is told of it; null where the viewer does not see it. */
async function commentsChange(context: GraphContext, id: CommentableId, changed: ContentId) {
  const subject = await findContent(context, id)
  if (!subject) return null
  const none = { subject, commentEdge: null, replyEdge: null, removedId: null }
  if (changed === id) return none
  const row = await findContent(context, changed)
  if (!row) return { ...none, removedId: changed }
  return kindOf(changed) === 'reply' ? { ...none, replyEdge: edge(row) } : { ...none, commentEdge: edge(row) }
}

/** The item that a row is written under. */
const parentOf = async ({ parent }: ContentRow, context: GraphContext, what: string): Promise<ContentRow> =>
  orNotFound(parent && (await findContent(context, parent)), what)

export const commentResolvers: Resolvers = {
  Comment: {
    ...contentFields,
    subject: (row, _, context) => parentOf(row, context, 'Content'),
    replyCount: ({ commentCount }) => commentCount,
    replies: commentsUnder,
  },

  Reply: {
    ...contentFields,
    comment: (row, _, context) => parentOf(row, context, 'Comment'),
  },

  Mutation: {
    async createComment(_, { assocId, assocType, body }, context, info) {
      const author = signedIn(context).id
      const under = commentableArgument(assocId, assocType)
      const { tools } = context.services
      const { events, position, pending } = await mutate(context, info, (intent) => {
        const comment = newId('comment', intent.commandId)
        const command = {
          name: 'createComment',
          comment,
          under,
          site: context.site.id,
          author,
          body,
        } as const
        return tools.dispatch(comments, command, intent)
      })
      const created = events.find((event) => event.type === 'CommentCreated')
      const comment = created && (await findContent(context, created.data.subject.id))
      return {
        commentEdge: comment ? edge(comment) : null,
        subject: await findContent(context, under),
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
      return { comment: await findContent(context, comment), position, pending }
    },
    async createReply(_, { commentId, body }, context, info) {
      const author = signedIn(context).id
      const comment = idArgument(CommentId, commentId, 'Comment')
      const { tools } = context.services
      const { events, position, pending } = await mutate(context, info, (intent) => {
        const reply = newId('reply', intent.commandId)
        const command = {
          name: 'createReply',
          reply,
          under: comment,
          site: context.site.id,
          author,
          body,
        } as const
        return tools.dispatch(comments, command, intent)
      })
      const created = events.find((event) => event.type === 'ReplyCreated')
      const reply = created && (await findContent(context, created.data.subject.id))
      return {
        replyEdge: reply ? edge(reply) : null,
        comment: await findContent(context, comment),
        subject: created ? await findContent(context, created.data.root.id) : null,
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
      return { reply: await findContent(context, reply), position, pending }
    },
  },

  Subscription: {
    commentsChanged: {
      async subscribe(_, { assocId, assocType }, context) {
        const id = commentableArgument(assocId, assocType)
        orNotFound(await findContent(context, id), 'Content')
        return live(context, [`content:${id}`], (fresh, change) =>
          commentsChange(fresh, id, ContentId.parse(change.id)),
        )
      },
      resolve: delivered,
    },
  },
}
