import { z } from 'zod'
import { Picture, Target, text } from '../../../services/rules/sections/section-fields.ts'

export const Options = z
  .object({
    heading: text(200),
    body: text(2000).exactOptional(),
    image: Picture,
    url: Target.exactOptional(),
    button: text(60).exactOptional().describe('Label of the link; default: Read more.'),
  })
  .describe('A large picture with a heading, text and link.')
