import type { z } from 'zod'
import { fieldProblem } from '../../../services/rules/fields.ts'

/** Adapts a field's rule to react-hook-form: returns the rule's first error message for a value. */
export const ruled = (field: z.ZodType) => ({
  validate: (value: string): string | true => fieldProblem(field, value) ?? true,
})
