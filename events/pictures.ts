import { z } from 'zod'
import { defineEvents, personal, v1 } from './define.ts'
import { ContentSubject, MemberId } from './ids.ts'

/** Events of pictures in content, in the stream of the item; decisions about them are in moderation.ts. */
export const contentPictureEvents = defineEvents({
  /** An author added a picture to a new item, which others see once a moderator has allowed it. */
  PictureAttached: v1(
    z.object({
      subject: ContentSubject,
      root: ContentSubject,
      author: MemberId,
      /** Digest that names the files of the picture (`services/rules/images/sizes.ts`). */
      image: personal(z.string(), 'author'),
      /** Words of the author that describe the picture; null if there are none. */
      alt: personal(z.string().nullable(), 'author'),
      /** Average color of the picture as #rrggbb. */
      color: personal(z.string(), 'author'),
      /** Size of the largest file in pixels. */
      width: z.int().min(1),
      height: z.int().min(1),
    }),
  ),
})
