import type { z } from 'zod'

/** An answer other than the one that was asked for: HTTP status, a code for programs, a sentence for people. */
export class Problem extends Error {
  override name = 'Problem'
  readonly statusCode: number
  readonly code: string
  constructor(statusCode: number, code: string, message: string) {
    super(message)
    this.statusCode = statusCode
    this.code = code
  }
}

/** Checks what came from outside. Throws a 400 that names the first field that is wrong. */
export function checked<Out>(schema: z.ZodType<Out>, value: unknown): Out {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const field = issue?.path.join('.')
  throw new Problem(
    400,
    'BAD_REQUEST',
    `${field ? `${field}: ` : ''}${issue?.message ?? 'something is wrong'}`,
  )
}
