import { z } from 'zod'
import { ContentId, MemberId, StatusId, StatusReplyId } from '../../../../events/ids.ts'
import { kindOf } from '../../../../events/kinds.ts'
import type { Change } from '../../../../projections/projection.ts'
import { statuses } from '../../../commands/statuses.ts'
import { roles } from '../../../rules/roles.ts'
import { isMemberVisible } from '../../../rules/visibility.ts'
import type { ContentRow, MemberRow } from '../../reads.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import { mayReadStatuses } from '../members/audience.ts'
import { isAvailable, memberNamed } from '../members/members.ts'
import { keptMentions } from '../members/mentions.ts'
import { commentsUnder } from '../comments/under.ts'
import { connection, edge, pageOf } from '../frame/connection.ts'
import { commentCount, contentFields, findContent } from '../frame/content.ts'
import type { GraphContext } from '../frame/context.ts'
import { notFound, orNotFound } from '../frame/errors.ts'
import { idArgument } from '../frame/ids.ts'
import { delivered, live, shared } from '../frame/live.ts'
import { carryOut, caughtUp, madeId } from '../frame/mutate.ts'
import { postInTurn } from '../moderation/recent-texts.ts'

async function statusesOf(member: MemberRow, page: ReturnType<typeof pageOf>, context: GraphContext) {
  const { viewer, services } = context
  return (await mayReadStatuses(member, context))
    ? services.reads.statusesPage(member.id, page, viewer)
    : null
}

async function memberBySlug(slug: string, context: GraphContext): Promise<MemberRow> {
  const member = await context.services.reads.memberBySlug(slug)
  return orNotFound(member && isAvailable(member, context) ? member : null, 'Member')
}

/** The status of a reply, which the viewer sees if the viewer sees the reply. */
const statusOf = async ({ root }: ContentRow, context: GraphContext): Promise<ContentRow> =>
  orNotFound(await findContent(context, root), 'Status update')

const Changed = z.union([ContentId, MemberId])

/** A change on a profile as a viewer sees it. Throws the not-found error if the audience leaves the viewer out. */
async function statusesChange(context: GraphContext, owner: MemberId, { id, cause }: Change) {
  const { services, viewer, loaders } = context
  const changed = Changed.parse(id)
  const none = { status: null, statusEdge: null, replyEdge: null, removedId: null, isRearranged: false }
  if (kindOf(changed) === 'member') {
    if (cause) await caughtUp(services, ['RoleChanged'], cause.position)
    const member = await services.plain.members.load(MemberId.parse(changed))
    if (member?.role !== roles.spammer) return { ...none, isRearranged: true }
    return isMemberVisible(member, viewer) ? none : { ...none, removedId: changed }
  }
  if (!(await mayReadStatuses(await memberNamed(context, owner), context))) throw notFound('Member')
  const item = ContentId.parse(changed)
  const row = await loaders.content.load(item)
  const seen = row && (await findContent(context, item))
  const status = row && (await findContent(context, row.root))
  if (!seen) return { ...none, status, removedId: item }
  return seen.parent === null
    ? { ...none, status, statusEdge: edge(seen) }
    : { ...none, status, replyEdge: edge(seen) }
}

export const statusResolvers: Resolvers = {
  Query: {
    async userProfileStatus(_, { id, slug }, context) {
      const status = orNotFound(
        await findContent(context, idArgument(StatusId, id, 'Status update')),
        'Status update',
      )
      if (slug && (await memberBySlug(slug, context)).id !== status.author) throw notFound('Status update')
      return status
    },
    async userProfileStatusHistory(_, { slug, limit }, context) {
      const page = await statusesOf(await memberBySlug(slug, context), pageOf(limit ?? 20, null), context)
      return page?.rows ?? []
    },
  },

  User: {
    async statuses(member, { first, after }, context) {
      const page = pageOf(first ?? 20, after)
      return connection(await statusesOf(member, page, context), page)
    },
    showsStatuses: (member, _, context) => mayReadStatuses(member, context),
  },

  UserProfileStatus: {
    ...contentFields,
    user: contentFields.author,
    replyCount: commentCount,
    replies: commentsUnder,
  },

  UserProfileStatusReply: {
    ...contentFields,
    user: contentFields.author,
    inReplyTo: (row, _, context) => statusOf(row, context),
  },

  Mutation: {
    async createUserProfileStatus(_, { body: typed }, context, info) {
      const body = await keptMentions(typed, context)
      const status = madeId('status', context, info)
      const command = { name: 'createStatus', status, site: context.site.id, body } as const
      const done = await postInTurn(context, status, (recent) =>
        carryOut(context, info, statuses, { ...command, recent }),
      )
      const row = await findContent(context, status)
      return { ...done, statusId: status, statusEdge: row && edge(row) }
    },
    async updateUserProfileStatus(_, { statusId, body: typed }, context, info) {
      const body = await keptMentions(typed, context)
      const status = idArgument(StatusId, statusId, 'Status update')
      const done = await carryOut(context, info, statuses, { name: 'editStatus', status, body })
      return { ...done, status: await findContent(context, status) }
    },
    async createUserProfileStatusReply(_, { statusId, body: typed }, context, info) {
      const body = await keptMentions(typed, context)
      const under = idArgument(StatusId, statusId, 'Status update')
      const reply = madeId('statusreply', context, info)
      const command = { name: 'createStatusReply', reply, under, site: context.site.id, body } as const
      const done = await postInTurn(context, reply, (recent) =>
        carryOut(context, info, statuses, { ...command, recent }),
      )
      const [row, status] = await Promise.all([findContent(context, reply), findContent(context, under)])
      return { ...done, replyId: reply, replyEdge: row && edge(row), status }
    },
    async updateUserProfileStatusReply(_, { replyId, body: typed }, context, info) {
      const body = await keptMentions(typed, context)
      const reply = idArgument(StatusReplyId, replyId, 'Reply')
      const done = await carryOut(context, info, statuses, { name: 'editStatusReply', reply, body })
      return { ...done, reply: await findContent(context, reply) }
    },
  },

  Subscription: {
    userProfileStatusesChanged: {
      subscribe: shared(async (_, { userId }, context) => {
        const owner = idArgument(MemberId, userId, 'Member')
        if (!(await mayReadStatuses(await memberNamed(context, owner), context))) throw notFound('Member')
        return live(context, [`statuses:${owner}`], (fresh, change) => statusesChange(fresh, owner, change))
      }),
      resolve: delivered,
    },
  },
}
