import { MemberId } from '../../../../events/ids.ts'
import { follows } from '../../../commands/follows.ts'
import { memberNamed } from '../accounts/members.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import { idArgument } from '../frame/ids.ts'
import { carryOut } from '../frame/mutate.ts'

export const followResolvers: Resolvers = {
  Mutation: {
    async updateFollow(_, { isFollowing, userId }, context, info) {
      const followed = idArgument(MemberId, userId, 'Member')
      const name = isFollowing ? 'follow' : 'unfollow'
      const done = await carryOut(context, info, follows, { name, followed })
      return { ...done, user: await memberNamed(context, followed) }
    },
  },
}
