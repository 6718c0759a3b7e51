import { z } from 'zod'
import { Markup, text, video } from '../../../services/rules/sections/section-fields.ts'

export const Options = z
  .object({ heading: text(200), html: Markup, ...video })
  .describe('A video beside formatted text.')
