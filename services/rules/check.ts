import { z } from 'zod'

const at = (path: readonly PropertyKey[], sentence: string) => `${path.join('.')}: ${sentence}`

/** What zod says of something that has no sentence of its own, and where in the value it is. */
const placed: z.core.$ZodErrorMap = (issue) => {
  const said = z.config().localeError?.(issue)
  const sentence = typeof said === 'string' ? said : said?.message
  return sentence && issue.path?.length ? at(issue.path, sentence) : sentence
}

/** What is wrong with one of many: which one it is nobody could tell from a sentence alone. */
function oneOfMany({ path, message }: z.core.$ZodIssue): string {
  const isOne = path.some((step) => typeof step === 'number')
  return isOne && !message.startsWith(at(path, '')) ? at(path, message) : message
}

/** What a schema makes of a value; or, where it does not fit, why not, as a sentence. */
export function check<Out>(
  schema: z.ZodType<Out>,
  value: unknown,
): { data: Out; problem: null } | { problem: string } {
  const result = schema.safeParse(value, { error: placed })
  if (result.success) return { data: result.data, problem: null }
  const [issue] = result.error.issues
  return { problem: issue ? oneOfMany(issue) : 'This does not fit' }
}
