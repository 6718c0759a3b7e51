import { MemberId } from '../../../../events/ids.ts'
import { follows } from '../../../commands/follows.ts'
import { memberNamed } from '../accounts/members.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import { idArgument } from '../frame/ids.ts'
import { mutate } from '../frame/mutate.ts'
import { signedIn } from '../frame/errors.ts'

export const followResolvers: Resolvers = {
  Mutation: {
    async updateFollow(_, { isFollowing, userId }, context, info) {
      const follower = signedIn(context).id
      const followed = idArgument(MemberId, userId, 'Member')
      const name = isFollowing ? 'follow' : 'unfollow'
      const { position, pending } = await mutate(context, info, (intent) =>
        context.services.tools.dispatch(follows, { name, follower, followed }, intent),
      )
      return { user: await memberNamed(context, followed), position, pending }
    },
  },
}
