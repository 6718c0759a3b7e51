import { z } from 'zod'
import { text, video } from '../../../services/rules/sections/section-fields.ts'

export const Options = z
  .object({ title: text(200), body: text(1000).exactOptional(), ...video })
  .describe('A video with its title.')
