import { z } from 'zod'
import { Picture, Target, text } from '../../../services/rules/sections/section-fields.ts'

export const Options = z
  .object({
    sponsor: text(100),
    title: text(200),
    url: Target,
    body: text(1000).exactOptional(),
    image: Picture.exactOptional(),
  })
  .describe('Teaser that a sponsor pays for, marked as such.')
