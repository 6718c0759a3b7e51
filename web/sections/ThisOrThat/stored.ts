import { z } from 'zod'
import { Picture, text } from '../../../services/rules/sections/section-fields.ts'

const Choice = z
  .object({ label: text(100), image: Picture.exactOptional() })
  .meta({ id: 'ThisOrThatChoice', description: 'One of two answers.' })

export const Options = z
  .object({
    question: text(200),
    first: Choice,
    second: Choice,
  })
  .describe('A question with two answers to choose from.')
