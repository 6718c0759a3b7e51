import { z } from 'zod'
import { Item, text } from '../../../services/rules/sections/section-fields.ts'

export const Options = z
  .object({
    heading: text(200),
    items: z.array(Item).min(1, 'Add at least one').max(20, 'Maximum 20'),
  })
  .describe('List of links for those who want to read more.')
