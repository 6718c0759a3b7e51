import type { z } from 'zod'
import { LogUnavailableError } from '../../../events/log.ts'
import { ConnectionLostError, isOutOfResources } from '../../postgres/sql.ts'

/** An error response: status, code, message and, if known, the seconds until a retry can succeed. */
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

/** Validates the input of a request. Throws a 400 error that names the first invalid field. */
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

/** Error response while a part of the network is unavailable; `retryAfter` is in seconds. */
export const unavailable = {
  code: 'UNAVAILABLE',
  message: "Part of the site isn't responding. Please try again.",
  retryAfter: 2,
} as const

/** True for errors of an unavailable part; a later retry with the same idempotency key can succeed. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof LogUnavailableError || error instanceof ConnectionLostError || isOutOfResources(error)
