import { z } from 'zod'
import { choices, text } from '../../../services/rules/sections/section-fields.ts'

export const Options = z
  .object({
    question: text(300),
    choices: choices(8),
    answer: z.int('Enter a number').min(1, 'Enter the number of the right answer'),
    explanation: text(2000).exactOptional(),
  })
  .refine(({ answer, choices }) => answer <= choices.length, {
    path: ['answer'],
    message: 'Enter the number of the right answer',
  })
  .describe('A question with its answer.')
