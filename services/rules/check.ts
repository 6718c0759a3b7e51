import { z } from 'zod'

const at = (path: readonly PropertyKey[], sentence: string) => `${path.join('.')}: ${sentence}`

/** Adds the path of the invalid value to zod's own messages. */
const messageWithPath: z.core.$ZodErrorMap = (issue) => {
  const message = z.config().localeError?.(issue)
  const sentence = typeof message === 'string' ? message : message?.message
  return sentence && issue.path?.length ? at(issue.path, sentence) : sentence
}

const MAX_LEVELS = 32

export const tooDeepMessage = `This is nested too deeply: the maximum is ${MAX_LEVELS} levels`

/** Maximum depth of a value, because validating deeper values could exhaust the stack. */
export function isShallow(value: unknown): boolean {
  let level = [value].filter(isObject)
  for (let left = MAX_LEVELS; left > 0 && level.length > 0; left--)
    level = level.flatMap((one) => Object.values(one).filter(isObject))
  return level.length === 0
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Validates a value. With `placed`, messages that the schema defines also contain the path of the invalid field. */
export function check<Out>(
  schema: z.ZodType<Out>,
  value: unknown,
  { placed = false } = {},
): { data: Out; problem: null } | { problem: string } {
  if (!isShallow(value)) return { problem: tooDeepMessage }
  const result = schema.safeParse(value, { error: messageWithPath })
  if (result.success) return { data: result.data, problem: null }
  const { path, message } = result.error.issues[0] ?? { path: [], message: "This isn't valid" }
  const isPlaced = path.length === 0 || message.startsWith(at(path, ''))
  return { problem: placed && !isPlaced ? at(path, message) : message }
}

/** Path of the first field in the input that the schema does not know, to report typing errors in JSON; else null. */
export function unknownField(value: unknown, parsed: unknown): string | null {
  if (typeof value !== 'object' || typeof parsed !== 'object' || value === null || parsed === null)
    return null
  const parsedFields = new Map(Object.entries(parsed))
  for (const [name, part] of Object.entries(value)) {
    if (!parsedFields.has(name)) return name
    const nested = unknownField(part, parsedFields.get(name))
    if (nested) return `${name}.${nested}`
  }
  return null
}
