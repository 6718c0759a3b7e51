import { z } from 'zod'
import { text } from '../../../services/rules/sections/section-fields.ts'

export const Options = z
  .object({
    heading: text(200),
    body: text(1000).exactOptional(),
    button: text(60).default('Start a thread'),
    category: text(100).exactOptional().describe('Slug of the category in which the thread is started.'),
  })
  .describe('Invitation to start a thread.')
