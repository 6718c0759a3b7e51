import {
  GraphQLError,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLFormattedError,
} from 'graphql'
import type { Rejection } from '../../../commands/frame/decider.ts'
import { refusal, type Action } from '../../../rules/authorise.ts'
import { isOutOfResources } from '../../../postgres/sql.ts'
import { RETRY_AFTER } from '../../read-only.ts'
import { isUnavailable, ProblemError, unavailable } from '../../http/problem.ts'
import type { GraphContext, Member } from './context.ts'

/** Error codes that clients receive: those of rejected commands, and those of invalid or failed requests. */
type ErrorCode = Rejection['code'] | 'BAD_REQUEST' | 'TOO_MANY' | 'UNAVAILABLE' | 'INTERNAL'

/** An error that the client receives, with a code for programs and a message for people. */
export const failure = (code: ErrorCode, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code } })

/** Error for a client that exceeds a rate limit; `retryAfter` is the time to wait, in seconds. */
export const tooMany = (message: string, retryAfter: number): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'TOO_MANY', retryAfter } })

/** Error such as 'Thread not found', for which the client shows its page for missing items (spec §8). */
export const notFound = (what: string): GraphQLError => failure('NOT_FOUND', `${what} not found`)

export function orNotFound<Found>(found: Found | null | undefined | '', what: string): Found {
  if (found === null || found === undefined || found === '') throw notFound(what)
  return found
}

/**
 * Error for a rejected command. In read-only mode, `retryAfter` is the expected number of seconds until it ends; a
 * conflict may name the newest `revision`.
 */
export const rejected = ({ code, message, revision }: Rejection): GraphQLError =>
  new GraphQLError(message, {
    extensions: {
      code,
      ...(code === 'READ_ONLY' && { retryAfter: RETRY_AFTER }),
      ...(revision !== undefined && { revision }),
    },
  })

/** Returns the viewer if the action is allowed. Otherwise throws an error with the reason. */
export function allowed(action: Action, { viewer }: Pick<GraphContext, 'viewer'>): Member {
  const refused = refusal(action, viewer)
  if (refused) throw rejected(refused)
  // The viewer cannot be null here, because visitors are refused every action that this function checks.
  return viewer!
}

export function signedIn({ viewer }: Pick<GraphContext, 'viewer'>): Member {
  if (!viewer) throw rejected(refusal('editOwn', null)!)
  return viewer
}

/** Converts an error for the client; passes unexpected errors to `onUnexpected` and replaces their messages. */
export function formatError(
  error: GraphQLError,
  onUnexpected: (error: Error) => void,
): GraphQLFormattedError {
  const { message, locations, path, originalError } = error
  const place = { ...(locations && { locations }), ...(path && { path }) }
  // graphql-jit leaves out empty `extensions` from errors of compiled operations, so the property may be missing.
  const { code, retryAfter, revision }: { code?: unknown; retryAfter?: unknown; revision?: unknown } =
    originalError instanceof ProblemError ? originalError : (error.extensions ?? {})
  if (typeof code === 'string')
    return {
      message,
      ...place,
      extensions: {
        code,
        ...(retryAfter !== undefined && { retryAfter }),
        ...(revision !== undefined && { revision }),
      },
    }
  // If an error has no path, the operation or its variables are invalid.
  if (!originalError || !path) return { message, ...place, extensions: { code: 'BAD_REQUEST' } }
  if (isUnavailable(originalError)) {
    // A lost connection is logged where it is lost.
    if (isOutOfResources(originalError)) onUnexpected(originalError)
    const { message, ...hints } = unavailable
    return { message, ...place, extensions: hints }
  }
  onUnexpected(originalError)
  return { message: 'Something went wrong. Please try again.', ...place, extensions: { code: 'INTERNAL' } }
}

interface Result {
  data?: ExecutionResult['data'] | undefined
  errors?: readonly GraphQLError[] | undefined
  extensions?: ExecutionResult['extensions'] | undefined
}

export const formatResult = (
  { data = null, errors, extensions }: Result,
  onUnexpected: (error: Error) => void,
): FormattedExecutionResult => ({
  data,
  ...(errors && { errors: errors.map((error) => formatError(error, onUnexpected)) }),
  ...(extensions && { extensions }),
})
