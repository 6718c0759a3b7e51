import { z } from 'zod'
import { Picture, Target, text } from '../../../services/rules/sections/section-fields.ts'

export const Options = z
  .object({ image: Picture, caption: text(500).exactOptional(), url: Target.exactOptional() })
  .describe('A picture, optionally a link.')
