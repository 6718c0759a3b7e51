import { z } from 'zod'
import { defineEvents, v1 } from './define.ts'
import { MediaId, MemberId, SiteId } from './ids.ts'

const media = z.object({ media: MediaId })

const file = z.object({
  /** Name of the picture's folder of files. */
  image: z.string(),
  /** Average color as #rrggbb. */
  color: z.string(),
  /** Size of the largest file in pixels. */
  width: z.int(),
  height: z.int(),
})
export type MediaFile = z.output<typeof file>

const words = z.object({
  name: z.string(),
  /** Empty for a decorative picture. */
  alt: z.string(),
  illustrator: z.string().nullable(),
  /** Part of the picture that a cut keeps. */
  focus: z.enum([
    'top-left',
    'top',
    'top-right',
    'left',
    'center',
    'right',
    'bottom-left',
    'bottom',
    'bottom-right',
  ]),
})
export type MediaWords = z.output<typeof words>

/**
 * Pictures in the library of a site, which its editors use in what they publish. They belong to the site, so nothing in
 * them is personal. Streams: media-<id>.
 */
export const mediaEvents = defineEvents({
  /** `by` is null for what the network itself adds, such as the pictures of an import. */
  MediaAdded: v1(media.extend({ site: SiteId, by: MemberId.nullable(), file, words })),
  MediaDescribed: v1(media.extend({ words })),
  /** The picture has other files; wherever it is used, it is the new one. */
  MediaReplaced: v1(media.extend({ file })),
  MediaRemoved: v1(media),
})
