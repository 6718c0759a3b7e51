import { z } from 'zod'
import { count, text } from '../../../services/rules/sections/section-fields.ts'

export const Options = z
  .object({
    heading: text(200).default('From the forums'),
    category: text(100).exactOptional().describe('Slug of the category to which the threads are limited.'),
    tag: text(30).exactOptional(),
    limit: count(10).default(3),
  })
  .describe('The most recently active threads.')
