import { z } from 'zod'
import { Item, text } from '../../../services/rules/sections/section-fields.ts'

export const Options = z
  .object({
    heading: text(200).exactOptional(),
    blocks: z.array(Item).min(1, 'Add at least one').max(12, 'Maximum 12'),
  })
  .describe('Blocks of a home page, each with a picture and a link.')
