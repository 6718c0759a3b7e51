import { isModerator } from '../roles.ts'
import { isSelf, type Viewer } from '../visibility.ts'

/** State of a picture in content: it waits for a moderator, who allows or removes it. */
export type PictureState = 'waiting' | 'allowed' | 'removed'

/** True if a viewer who can see an item can see its picture: until it is allowed, only its author and moderators can. */
export const isPictureVisible = (
  { author, state }: { author: string; state: PictureState },
  viewer: Viewer,
): boolean => state === 'allowed' || (viewer !== null && (isSelf(viewer, author) || isModerator(viewer.role)))
