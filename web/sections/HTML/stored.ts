import { z } from 'zod'
import { Markup } from '../../../services/rules/sections/section-fields.ts'

export const Options = z.object({ html: Markup }).describe('Formatted text.')
