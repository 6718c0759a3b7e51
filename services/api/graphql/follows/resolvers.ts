import { MemberId } from '../../../../events/ids.ts'
import { follows } from '../../../commands/follows.ts'
import type { MemberRow, Reads } from '../../reads.ts'
import { memberNamed } from '../members/members.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import { connection, pageOf } from '../frame/connection.ts'
import type { GraphContext } from '../frame/context.ts'
import { idArgument } from '../frame/ids.ts'
import { carryOut } from '../frame/mutate.ts'

/** A list of the member's follows, for the member alone. */
const listed =
  (side: Parameters<Reads['followsPage']>[1]) =>
  async (
    { id }: MemberRow,
    { first, after }: { first: number; after?: string | null | undefined },
    context: GraphContext,
  ) => {
    const { viewer, services } = context
    if (viewer?.id !== id) return null
    const page = pageOf(first, after)
    const { edges, pageInfo } = connection(await services.reads.followsPage(viewer, side, page), page)
    return {
      pageInfo,
      edges: await Promise.all(
        edges.map(async ({ cursor, node: { member, followedAt } }) => ({
          cursor,
          followedAt,
          node: await memberNamed(context, member),
        })),
      ),
    }
  }

export const followResolvers: Resolvers = {
  User: {
    following: listed('following'),
    followers: listed('followers'),
  },
  Mutation: {
    async updateFollow(_, { isFollowing, userId }, context, info) {
      const followed = idArgument(MemberId, userId, 'Member')
      const name = isFollowing ? 'follow' : 'unfollow'
      const done = await carryOut(context, info, follows, { name, followed })
      return { ...done, user: await memberNamed(context, followed) }
    },
  },
}
