import { z } from 'zod'
import { Markup, Target, text } from '../../../services/rules/sections/section-fields.ts'

export const Options = z
  .object({
    heading: text(200),
    html: Markup,
    url: Target.exactOptional(),
    button: text(60).exactOptional().describe('The label of the link; Read more where it is missing.'),
  })
  .describe('A piece of copy: a heading, a text with its structure, and where to read on.')
