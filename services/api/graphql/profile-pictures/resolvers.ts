import { profilePictures } from '../../../commands/profile-pictures.ts'
import { avatarOf } from '../../../rules/images/sizes.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import { isAvailable, memberNamed } from '../members/members.ts'
import { signedIn } from '../frame/errors.ts'
import { carryOut } from '../frame/mutate.ts'

export const profilePictureResolvers: Resolvers = {
  User: {
    avatar: (member, _, context) =>
      member.picture && isAvailable(member, context) ? avatarOf(member.id, member.picture) : null,
  },
  Mutation: {
    async deleteProfilePicture(_, __, context, info) {
      const done = await carryOut(context, info, profilePictures, { name: 'removeProfilePicture' })
      return { ...done, user: await memberNamed(context, signedIn(context).id) }
    },
  },
}
