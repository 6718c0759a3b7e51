import type { z } from 'zod'
import { fieldProblem } from '../../../services/rules/fields.ts'

/** Adapter from a field rule to react-hook-form: returns the rule's first message for a value. */
export const ruled = (field: z.ZodType) => ({
  validate: (value: string): string | true => fieldProblem(field, value) ?? true,
})
