import { z } from 'zod'

/**
 * Where in a value something is, and what zod says of it, for what has no sentence of its own: within something as large
 * as a file nobody would find it.
 */
const placed: z.core.$ZodErrorMap = (issue) => {
  const said = z.config().localeError?.(issue)
  const sentence = typeof said === 'string' ? said : said?.message
  return sentence && issue.path?.length ? `${issue.path.join('.')}: ${sentence}` : sentence
}

/** What a schema makes of a value; or, where it does not fit, why not, as a sentence. */
export function check<Out>(
  schema: z.ZodType<Out>,
  value: unknown,
): { data: Out; problem: null } | { problem: string } {
  const result = schema.safeParse(value, { error: placed })
  if (result.success) return { data: result.data, problem: null }
  return { problem: result.error.issues[0]?.message ?? 'This does not fit' }
}
