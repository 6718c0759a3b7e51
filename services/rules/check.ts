import type { z } from 'zod'

/** What a schema makes of a value; or, where it does not fit, why not, as a sentence. */
export function check<Out>(
  schema: z.ZodType<Out>,
  value: unknown,
): { data: Out; problem: null } | { problem: string } {
  const result = schema.safeParse(value)
  if (result.success) return { data: result.data, problem: null }
  return { problem: result.error.issues[0]?.message ?? 'This does not fit' }
}
