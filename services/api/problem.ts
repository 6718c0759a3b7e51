import type { z } from 'zod'

/**
 * An answer other than the one that was asked for: HTTP status, a code for programs, a sentence for people, and in how
 * many seconds it may be otherwise, where that is known.
 */
export class Problem extends Error {
  override name = 'Problem'
  readonly statusCode: number
  readonly code: string
  readonly retryAfter: number | undefined
  constructor(statusCode: number, code: string, message: string, retryAfter?: number) {
    super(message)
    this.statusCode = statusCode
    this.code = code
    this.retryAfter = retryAfter
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
