import type { z } from 'zod'
import { LogUnavailableError } from '../../../events/log.ts'
import { ConnectionLostError } from '../../postgres/sql.ts'

/**
 * An answer other than the one that was asked for: HTTP status, a code for programs, a sentence for people, and in how
 * many seconds it may be otherwise, where that is known.
 */
export class ProblemError extends Error {
  override name = 'ProblemError'
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
  throw new ProblemError(
    400,
    'BAD_REQUEST',
    `${field ? `${field}: ` : ''}${issue?.message ?? 'this value is invalid'}`,
  )
}

/** What somebody is told when a part of the network does not answer; in `retryAfter` seconds it may be back. */
export const unavailable = {
  code: 'UNAVAILABLE',
  message: "Part of the site isn't responding. Please try again.",
  retryAfter: 2,
} as const

/** Whether something failed because a part does not answer: tried again, with the same idempotency key, it may not. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof LogUnavailableError || error instanceof ConnectionLostError
