import { z } from 'zod'
import { lead, text } from '../../../services/rules/sections/section-fields.ts'

export const Options = z
  .object({ heading: text(200), body: text(1000).exactOptional(), ...lead })
  .describe('Invitation to sign up for e-mails.')
