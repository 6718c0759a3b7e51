import { z } from 'zod'
import { Picture, Target, text } from '../../../services/rules/sections/section-fields.ts'

export const Options = z
  .object({
    title: text(200),
    body: text(1000).exactOptional(),
    image: Picture.exactOptional(),
    url: Target.exactOptional().describe('The page of the quiz.'),
  })
  .describe('Invitation to a quiz.')
