import { recordFrom } from '../../../events/entries.ts'
import { postRefusal, type EditedPost } from '../authorise.ts'
import type { Viewer } from '../visibility.ts'
import { postVerbs, type PostVerb } from './verbs.ts'

/** Actions of editors that a viewer may take on an item. */
export const postActions = (post: EditedPost, viewer: Viewer): Record<PostVerb, boolean> =>
  recordFrom(postVerbs, (verb) => postRefusal(verb, post, viewer) === null)
