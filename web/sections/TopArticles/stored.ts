import { z } from 'zod'
import { Item, text } from '../../../services/rules/sections/section-fields.ts'

export const Options = z
  .object({
    heading: text(200),
    articles: z.array(Item).min(1, 'Add at least one').max(10, 'Maximum 10'),
  })
  .describe('Numbered list of articles, the best first.')
