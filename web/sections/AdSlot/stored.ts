import { z } from 'zod'
import { AdSize, Picture, Target } from '../../../services/rules/sections/section-fields.ts'

export const Options = z
  .object({
    size: AdSize.default('square'),
    image: Picture.exactOptional().describe('Shown until advertisers book the space.'),
    url: Target.exactOptional(),
  })
  .describe('Space for an advertisement, with one of the house.')
