import { profilePictures } from '../../../commands/accounts/profile-pictures.ts'
import { avatarWidths, imagePath } from '../../../rules/images/sizes.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import { isAvailable, memberNamed } from '../accounts/members.ts'
import { signedIn } from '../frame/errors.ts'
import { carryOut } from '../frame/mutate.ts'

export const profilePictureResolvers: Resolvers = {
  User: {
    avatar(member, _, context) {
      const { id, picture } = member
      if (!picture || !isAvailable(member, context)) return null
      const { image, alt, color } = picture
      const at = (width: number) => imagePath(id, image, width)
      const { header, thumb, profileTooltip, medium, full } = avatarWidths
      return {
        header: at(header),
        thumb: at(thumb),
        profileTooltip: at(profileTooltip),
        medium: at(medium),
        large: at(full),
        full: at(full),
        alt,
        color,
      }
    },
  },
  Mutation: {
    async deleteProfilePicture(_, __, context, info) {
      const done = await carryOut(context, info, profilePictures, { name: 'removeProfilePicture' })
      return { ...done, user: await memberNamed(context, signedIn(context).id) }
    },
  },
}
