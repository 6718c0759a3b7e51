import { z } from 'zod'
import { text } from '../../../services/rules/sections/section-fields.ts'

export const Options = z
  .object({ text: text(2000), author: text(200).exactOptional() })
  .describe('A quote with its attribution.')
