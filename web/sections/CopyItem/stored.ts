import { z } from 'zod'
import { Markup, Target, text } from '../../../services/rules/sections/section-fields.ts'

export const Options = z
  .object({
    heading: text(200),
    html: Markup,
    url: Target.exactOptional(),
    button: text(60).exactOptional().describe('Label of the link; default: Read more.'),
  })
  .describe('Heading, formatted text and optional link.')
