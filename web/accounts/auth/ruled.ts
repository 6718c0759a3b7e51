import type { z } from 'zod'
import { fieldProblem } from '../../../services/rules/fields.ts'

/** A field rule as react-hook-form takes it: the first message that the rule has against the value. */
export const ruled = (field: z.ZodType) => ({
  validate: (value: string): string | true => fieldProblem(field, value) ?? true,
})
