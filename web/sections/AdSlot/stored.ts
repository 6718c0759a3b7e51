import { z } from 'zod'
import { AdSize, Picture, Target } from '../../../services/rules/sections/section-fields.ts'

export const Options = z
  .object({
    size: AdSize.default('square'),
    image: Picture.exactOptional().describe('Shown until advertisers book the space.'),
    url: Target.exactOptional(),
  })
  .refine(({ image, url }) => url === undefined || image?.alt !== '', {
    path: ['image', 'alt'],
    message: 'Describe the picture, because it is a link',
  })
  .describe('Space for an advertisement, with one of the house.')
