import { z } from 'zod'
import { Target, text } from '../../../services/rules/sections/section-fields.ts'

export const Options = z
  .object({
    heading: text(200),
    body: text(1000).exactOptional(),
    button: text(60).default('Read the forums'),
    url: Target.default('/forums').describe('A thread or the forums.'),
  })
  .describe('Link to the forums.')
