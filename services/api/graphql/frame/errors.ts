import {
  GraphQLError,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLFormattedError,
} from 'graphql'
import type { Rejection } from '../../../commands/frame/decider.ts'
import { refusal, type Action } from '../../../rules/authorise.ts'
import { RETRY_AFTER } from '../../read-only.ts'
import { isUnavailable, unavailable } from '../../http/problem.ts'
import type { GraphContext, Member } from './context.ts'

/** Codes of errors for the client: those of rejected commands, and of invalid or failed requests. */
export type ErrorCode = Rejection['code'] | 'BAD_REQUEST' | 'TOO_MANY' | 'UNAVAILABLE' | 'INTERNAL'

/** An error for the client, with a code for programs and a message for people. */
export const failure = (code: ErrorCode, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code } })

/** Error for exceeding a limit; `retryAfter` is in seconds. */
export const tooMany = (message: string, retryAfter: number): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'TOO_MANY', retryAfter } })

/** 'Thread not found', for which the client shows its not-found view (spec §8). */
export const notFound = (what: string): GraphQLError => failure('NOT_FOUND', `${what} not found`)

export function orNotFound<Found>(found: Found | null | undefined | '', what: string): Found {
  if (found === null || found === undefined || found === '') throw notFound(what)
  return found
}

/** Error for a rejected command; in read-only mode, `retryAfter` estimates the seconds until its end. */
export const rejected = ({ code, message }: Rejection): GraphQLError =>
  code === 'READ_ONLY'
    ? new GraphQLError(message, { extensions: { code, retryAfter: RETRY_AFTER } })
    : failure(code, message)

/** The viewer, if allowed to act. Otherwise throws the reason for the refusal. */
export function allowed(action: Action, { viewer }: Pick<GraphContext, 'viewer'>): Member {
  const refused = refusal(action, viewer)
  if (refused) throw rejected(refused)
  // The viewer is not null here, as visitors are refused every action.
  return viewer!
}

export function signedIn({ viewer }: Pick<GraphContext, 'viewer'>): Member {
  if (!viewer) throw rejected(refusal('editOwn', null)!)
  return viewer
}

/**
 * An error in the form sent to the client. Unexpected errors are passed to `onUnexpected` and replaced by a general
 * message.
 */
export function formatError(
  error: GraphQLError,
  onUnexpected: (error: Error) => void,
): GraphQLFormattedError {
  const { message, locations, path, originalError } = error
  const place = { ...(locations && { locations }), ...(path && { path }) }
  // Mercurius omits empty extensions in compiled operations.
  const { code, retryAfter }: { code?: unknown; retryAfter?: unknown } = error.extensions ?? {}
  if (typeof code === 'string')
    return { message, ...place, extensions: { code, ...(retryAfter !== undefined && { retryAfter }) } }
  // An error without a path means that the operation or its variables are invalid.
  if (!originalError || !path) return { message, ...place, extensions: { code: 'BAD_REQUEST' } }
  if (isUnavailable(originalError)) {
    const { message, ...hints } = unavailable
    return { message, ...place, extensions: hints }
  }
  onUnexpected(originalError)
  return { message: 'Something went wrong. Please try again.', ...place, extensions: { code: 'INTERNAL' } }
}

interface Result {
  data?: ExecutionResult['data'] | undefined
  errors?: readonly GraphQLError[] | undefined
}

export const formatResult = (
  { data = null, errors }: Result,
  onUnexpected: (error: Error) => void,
): FormattedExecutionResult =>
  errors ? { data, errors: errors.map((error) => formatError(error, onUnexpected)) } : { data }
