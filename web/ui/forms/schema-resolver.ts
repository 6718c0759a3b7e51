import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/** Adapts a schema to react-hook-form: returns the parsed values, or the first error message of each field. */
export const schemaResolver =
  <Values extends FieldValues, Checked extends FieldValues>(
    schema: z.ZodType<Checked, Values>,
  ): Resolver<Values, unknown, Checked> =>
  (values) => {
    const { data, error } = schema.safeParse(values)
    if (!error) return { values: data, errors: {} }
    const problems = error.issues
      .toReversed()
      .map(({ path, message }) => [path.join('.'), { type: 'schema', message }])
    const errors: FieldErrors<Values> = Object.fromEntries(problems)
    return { values: {}, errors }
  }
