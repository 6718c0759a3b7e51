import { z } from 'zod'
import { Picture, text } from '../../../services/rules/sections/section-fields.ts'

export const Options = z
  .object({
    heading: text(200).exactOptional(),
    pictures: z
      .array(
        z
          .object({ image: Picture, caption: text(500).exactOptional() })
          .meta({ id: 'GalleryPicture', description: 'A picture of a gallery with its caption.' }),
      )
      .min(1, 'Add at least one picture')
      .max(60, 'Maximum 60 pictures'),
  })
  .describe('Pictures to leaf through.')
