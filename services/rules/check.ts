import { z } from 'zod'

const at = (path: readonly PropertyKey[], sentence: string) => `${path.join('.')}: ${sentence}`

/** What zod says of something that has no sentence of its own, and where in the value it is. */
const placedByZod: z.core.$ZodErrorMap = (issue) => {
  const said = z.config().localeError?.(issue)
  const sentence = typeof said === 'string' ? said : said?.message
  return sentence && issue.path?.length ? at(issue.path, sentence) : sentence
}

/** Levels of objects and lists within each other that a value of JSON may have. */
const MOST_LEVELS = 32

/** What is told of a value with more. */
export const tooDeep = `This is nested more than ${MOST_LEVELS} levels deep`

/** Whether a value of JSON can be gone through level by level without running out of stack. */
export function isShallow(value: unknown): boolean {
  let level = [value].filter(isObject)
  for (let left = MOST_LEVELS; left > 0 && level.length > 0; left--)
    level = level.flatMap((one) => Object.values(one).filter(isObject))
  return level.length === 0
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * What a schema makes of a value; or, where it does not fit, why not, as a sentence. `placed` says of sentences of the
 * schema's own, too, where in the value they belong: those of fields stand beside their fields, and name none.
 */
export function check<Out>(
  schema: z.ZodType<Out>,
  value: unknown,
  { placed = false } = {},
): { data: Out; problem: null } | { problem: string } {
  if (!isShallow(value)) return { problem: tooDeep }
  const result = schema.safeParse(value, { error: placedByZod })
  if (result.success) return { data: result.data, problem: null }
  const { path, message } = result.error.issues[0] ?? { path: [], message: "This isn't valid" }
  const isPlaced = path.length === 0 || message.startsWith(at(path, ''))
  return { problem: placed && !isPlaced ? at(path, message) : message }
}

/**
 * The first field of a value that a schema left out of what it made of it, by its path; null when it knows them all. For
 * what somebody wrote by hand, who would otherwise not learn of a slip.
 */
export function strayField(value: unknown, made: unknown): string | null {
  if (typeof value !== 'object' || typeof made !== 'object' || value === null || made === null) return null
  const known = new Map(Object.entries(made))
  for (const [name, part] of Object.entries(value)) {
    if (!known.has(name)) return name
    const below = strayField(part, known.get(name))
    if (below) return `${name}.${below}`
  }
  return null
}
