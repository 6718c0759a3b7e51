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

/** Codes of errors: those of rejected commands, and those of requests that are no good by themselves. */
export type ErrorCode = Rejection['code'] | 'BAD_REQUEST' | 'TOO_MANY' | 'UNAVAILABLE' | 'INTERNAL'

/** An error for the client: a code for programs, a sentence for people. */
export const failure = (code: ErrorCode, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code } })

/** The error of who did something too often, and in how many seconds it may be done again. */
export const tooMany = (message: string, retryAfter: number): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'TOO_MANY', retryAfter } })

/** 'Thread not found': the client shows its not-found view (spec §8). */
export const notFound = (what: string): GraphQLError => failure('NOT_FOUND', `${what} not found`)

/** What was looked for; throws when it was not found. */
export function orNotFound<Found>(found: Found | null | undefined | '', what: string): Found {
  if (found === null || found === undefined || found === '') throw notFound(what)
  return found
}

/** The error of a command that was turned down; `retryAfter` says in how many seconds a read-only network may be over. */
export const rejected = ({ code, message }: Rejection): GraphQLError =>
  code === 'READ_ONLY'
    ? new GraphQLError(message, { extensions: { code, retryAfter: RETRY_AFTER } })
    : failure(code, message)

/** The member who asks, if that member may do it; throws why not. */
export function allowed(action: Action, { viewer }: Pick<GraphContext, 'viewer'>): Member {
  const refused = refusal(action, viewer)
  if (refused) throw rejected(refused)
  // Nothing is allowed to a visitor.
  return viewer!
}

/** The member who asks; throws when it is a visitor. */
export function signedIn({ viewer }: Pick<GraphContext, 'viewer'>): Member {
  if (!viewer) throw rejected(refusal('editOwn', null)!)
  return viewer
}

/**
 * An error as the client gets it. What was not thrown for the client is not told: `onUnexpected` hears it, and
 * the client gets a sentence.
 */
export function formatError(
  error: GraphQLError,
  onUnexpected: (error: Error) => void,
): GraphQLFormattedError {
  const { message, locations, path, originalError } = error
  const place = { ...(locations && { locations }), ...(path && { path }) }
  // A compiled operation leaves out extensions that there are not.
  const { code, retryAfter }: { code?: unknown; retryAfter?: unknown } = error.extensions ?? {}
  if (typeof code === 'string')
    return { message, ...place, extensions: { code, ...(retryAfter !== undefined && { retryAfter }) } }
  // Without a path nothing was resolved yet: the operation or its variables are no good.
  if (!originalError || !path) return { message, ...place, extensions: { code: 'BAD_REQUEST' } }
  if (isUnavailable(originalError)) {
    const { message, ...hints } = unavailable
    return { message, ...place, extensions: hints }
  }
  onUnexpected(originalError)
  return { message: 'Something went wrong. Please try again.', ...place, extensions: { code: 'INTERNAL' } }
}

/** What an operation came to. */
interface Result {
  data?: ExecutionResult['data'] | undefined
  errors?: readonly GraphQLError[] | undefined
}

/** A result as the client gets it. */
export const formatResult = (
  { data = null, errors }: Result,
  onUnexpected: (error: Error) => void,
): FormattedExecutionResult =>
  errors ? { data, errors: errors.map((error) => formatError(error, onUnexpected)) } : { data }
