import { recordFrom } from '../../../events/entries.ts'
import { mediaRefusal } from '../authorise.ts'
import type { Viewer } from '../visibility.ts'
import { mediaVerbs, type MediaVerb } from './verbs.ts'

/** Actions of editors that a viewer may take on a picture of the library. */
export const mediaActions = (addedBy: string | null, viewer: Viewer): Record<MediaVerb, boolean> =>
  recordFrom(mediaVerbs, (verb) => mediaRefusal(verb, addedBy, viewer) === null)
