import { isErased } from '../../events/define.ts'
import { streamOf } from '../../events/kinds.ts'
import { refusal } from '../rules/authorise.ts'
import type { Picture } from '../rules/images/sizes.ts'
import type { Viewer } from '../rules/visibility.ts'
import { actingMember, Rejected, type Decider } from './frame/decider.ts'
import { actorNeed } from './frame/facts.ts'

type ProfilePictureCommand =
  | { name: 'changeProfilePicture'; picture: Picture }
  | { name: 'removeProfilePicture' }

/** Picture of the member; null if there is none, or if it is erased. */
type State = Picture | null

/** Decider for the picture on the acting member's profile (spec §7 deleteProfilePicture). */
export const profilePictures: Decider<State, ProfilePictureCommand, { actor: Viewer }> = {
  emits: {
    changeProfilePicture: ['ProfilePictureChanged'],
    removeProfilePicture: ['ProfilePictureRemoved'],
  },
  initialState: null,
  evolve(state, { type, data }) {
    if (type === 'ProfilePictureRemoved') return null
    if (type !== 'ProfilePictureChanged') return state
    const { image, alt, color } = data
    return isErased(image) || isErased(alt) || isErased(color) ? null : { image, alt, color }
  },
  stream: (_, intent) => streamOf(actingMember(intent)),
  needs: (_, intent) => ({ actor: actorNeed(intent) }),
  decide(state, command, { actor }, intent) {
    const isRemoval = command.name === 'removeProfilePicture'
    const refused = refusal(isRemoval ? 'removePicture' : 'uploadImage', actor)
    if (refused) return new Rejected(refused)
    const member = actingMember(intent)
    if (isRemoval) return state ? [{ type: 'ProfilePictureRemoved', data: { member } }] : []
    const { image, alt, color } = command.picture
    if (state?.image === image && state.alt === alt) return []
    return [{ type: 'ProfilePictureChanged', data: { member, image, alt, color } }]
  },
}
