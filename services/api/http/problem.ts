import type { z } from 'zod'
import { LogUnavailableError } from '../../../events/log.ts'
import { ConnectionLostError } from '../../postgres/sql.ts'

/** A problem response: status, code, a sentence, and the seconds until a retry can succeed, if known. */
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

/** Validates input. Throws a 400 that names the first invalid field. */
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

/** Response when a part of the network does not respond; `retryAfter` is in seconds. */
export const unavailable = {
  code: 'UNAVAILABLE',
  message: "Part of the site isn't responding. Please try again.",
  retryAfter: 2,
} as const

/** True for failures of a part that does not respond: a retry with the same idempotency key can succeed. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof LogUnavailableError || error instanceof ConnectionLostError
