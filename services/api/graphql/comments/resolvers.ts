import { z } from 'zod'
import { CommentId, ContentId, MemberId, ReplyId } from '../../../../events/ids.ts'
import { kindOf, rowOf, type CommentableId, type MemberId as Member } from '../../../../events/kinds.ts'
import { comments } from '../../../commands/comments.ts'
import { roles } from '../../../rules/roles.ts'
import { isMemberVisible } from '../../../rules/visibility.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import type { ContentRow } from '../../reads.ts'
import { edge } from '../frame/connection.ts'
import type { Change } from '../../../../projections/projection.ts'
import { commentIn, seesContent, type ShownContent } from '../../live/early.ts'
import type { RootWatch } from '../../live/watched-rows.ts'
import { commentsUnder } from './under.ts'
import { commentCount, contentFields, findContent } from '../frame/content.ts'
import type { GraphContext } from '../frame/context.ts'
import { orNotFound } from '../frame/errors.ts'
import { commentableArgument, idArgument } from '../frame/ids.ts'
import { delivered, live, shared, type ReadEarly } from '../frame/live.ts'
import { keptMentions } from '../members/mentions.ts'
import { carryOut, caughtUp, madeId } from '../frame/mutate.ts'
import { withUpload } from './uploaded.ts'
import { postInTurn } from '../moderation/recent-texts.ts'

/** Edge of a comment or reply, marked if it is new. */
function shownEdge({ services: { reactionCounts } }: GraphContext, row: ContentRow) {
  const isNew = row.revision === 0 && row.commentCount === 0 && reactionCounts.isNew(row.id)
  return edge<ShownContent>(isNew ? { ...row, isNew } : row)
}

/** True for items with a page of their own, such as threads, also merged ones. */
const isRoot = (id: ContentId) => rowOf(kindOf(id)).under === undefined

/** Fields of a change after which the list is in the same order. */
const still: { isRearranged: boolean; movedTo: string | null } = { isRearranged: false, movedTo: null }

const Changed = z.union([ContentId, MemberId])

/**
 * A change of an item, or of a comment or reply below it, as a viewer sees it. Throws the not-found error if the viewer
 * cannot see the item any more. The id of the change is a member if everything of the member became spam, or is no
 * longer.
 */
async function commentsChange(context: GraphContext, id: CommentableId, change: Change) {
  const changed = Changed.parse(change.id)
  const subject = orNotFound(await findContent(context, id), 'Content')
  const none = { subject, commentEdge: null, replyEdge: null, removedId: null, ...still }
  if (changed === id && subject.parent !== null)
    return { ...none, isRearranged: true, movedTo: await contentFields.path(subject, {}, context) }
  if (changed === id) return none
  if (isMember(changed)) {
    const { services, viewer } = context
    if (change.cause) await caughtUp(services, ['RoleChanged'], change.cause.position)
    const member = await services.plain.members.load(changed)
    if (member?.role !== roles.spammer) return { ...none, isRearranged: true }
    return isMemberVisible(member, viewer) ? none : { ...none, removedId: changed }
  }
  if (isRoot(changed)) return { ...none, isRearranged: true }
  const row = await findContent(context, changed)
  if (!row) return { ...none, removedId: changed }
  const shown = shownEdge(context, row)
  return kindOf(changed) === 'reply' ? { ...none, replyEdge: shown } : { ...none, commentEdge: shown }
}

const isMember = (id: string): id is Member => kindOf(id) === 'member'

const parentOf = async ({ parent }: ContentRow, context: GraphContext, what: string): Promise<ContentRow> =>
  orNotFound(parent && (await findContent(context, parent)), what)

type CommentsChange = Awaited<ReturnType<typeof commentsChange>>

/** A new comment directly below a watched item, before the read model shows it. */
export const earlyComment =
  (watch: RootWatch): ReadEarly<CommentsChange> =>
  ({ services: { ahead, reactionCounts }, viewer }, { event }) => {
    if (event.type !== 'CommentCreated' || !reactionCounts.isNew(event.data.subject.id)) return undefined
    const [row, subject] = [commentIn(ahead, event), watch.row()]
    if (!row || row.parent !== subject?.id) return undefined
    // The rows of both authors are cached, and may be outdated.
    if (![row.author, subject.author].every(ahead.isCurrent)) return undefined
    if (!seesContent(ahead, row.id, viewer)) return undefined
    return { subject, commentEdge: edge(row), replyEdge: null, removedId: null, ...still }
  }

export const commentResolvers: Resolvers = {
  Comment: {
    ...contentFields,
    subject: (row, _, context) => parentOf(row, context, 'Content'),
    replyCount: commentCount,
    replies: commentsUnder,
  },

  Reply: {
    ...contentFields,
    comment: (row, _, context) => parentOf(row, context, 'Comment'),
  },

  Mutation: {
    async createComment(_, { assocId, assocType, body: typed, picture: image }, context, info) {
      const site = context.site.id
      const under = commentableArgument(assocId, assocType)
      const comment = madeId('comment', context, info)
      const body = await keptMentions(typed, context)
      const command = { name: 'createComment', comment, under, site, body } as const
      const done = await withUpload(context, image, comment, (picture) =>
        postInTurn(context, comment, (recent) =>
          carryOut(context, info, comments, { ...command, picture, recent }),
        ),
      )
      const [row, subject] = await Promise.all([findContent(context, comment), findContent(context, under)])
      return { ...done, commentId: comment, commentEdge: row && shownEdge(context, row), subject }
    },
    async updateComment(_, { commentId, body: typed }, context, info) {
      const comment = idArgument(CommentId, commentId, 'Comment')
      const body = await keptMentions(typed, context)
      const done = await carryOut(context, info, comments, { name: 'editComment', comment, body })
      return { ...done, comment: await findContent(context, comment) }
    },
    async createReply(_, { commentId, body: typed, picture: image }, context, info) {
      const site = context.site.id
      const under = idArgument(CommentId, commentId, 'Comment')
      const reply = madeId('reply', context, info)
      const body = await keptMentions(typed, context)
      const command = { name: 'createReply', reply, under, site, body } as const
      const done = await withUpload(context, image, reply, (picture) =>
        postInTurn(context, reply, (recent) =>
          carryOut(context, info, comments, { ...command, picture, recent }),
        ),
      )
      const [row, comment] = await Promise.all([findContent(context, reply), findContent(context, under)])
      const subject = comment && (await findContent(context, comment.root))
      return { ...done, replyId: reply, replyEdge: row && shownEdge(context, row), comment, subject }
    },
    async updateReply(_, { replyId, body: typed }, context, info) {
      const reply = idArgument(ReplyId, replyId, 'Reply')
      const body = await keptMentions(typed, context)
      const done = await carryOut(context, info, comments, { name: 'editReply', reply, body })
      return { ...done, reply: await findContent(context, reply) }
    },
  },

  Subscription: {
    commentsChanged: {
      subscribe: shared(async (_, { assocId, assocType }, context) => {
        const id = commentableArgument(assocId, assocType)
        orNotFound(await findContent(context, id), 'Content')
        const watch = context.services.roots.watch(id)
        const read = (fresh: GraphContext, change: Change) => commentsChange(fresh, id, change)
        return live<CommentsChange>(context, [`content:${id}`], read, {
          early: earlyComment(watch),
          onEnd: watch.close,
        })
      }),
      resolve: delivered,
    },
  },
}
