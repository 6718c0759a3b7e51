import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BusyError } from '../../operational/passwords/hashing.ts'
import { ChangeInProgressError } from '../../operational/factors/second-factors.ts'
import { isForPeople, sendProblemPage } from '../pages/problem-page.ts'
import { answerType } from '../graphql/media-types.ts'
import { isUnavailable, ProblemError, unavailable } from '../http/problem.ts'

/** Messages for errors of Fastify and its plugins, by HTTP status. */
const sentences: Record<number, [code: string, message: string]> = {
  400: ['BAD_REQUEST', "The request couldn't be read because its address or JSON is malformed"],
  404: ['NOT_FOUND', 'Nothing was found at this address'],
  414: ['TOO_LONG', 'The address is too long'],
  413: ['TOO_LARGE', 'The request is too large'],
  415: ['UNSUPPORTED', 'Send JSON with the content type application/json'],
  429: ['TOO_MANY', 'Too many requests. Please wait a minute and try again.'],
  503: ['BUSY', "We're very busy right now. Please try again."],
}

/** Converts an error to a form that can be shown to clients, because it contains no internal details. */
function problemOf(error: FastifyError | Error): ProblemError {
  if (error instanceof ProblemError) return error
  if (isUnavailable(error)) {
    const { code, message, retryAfter } = unavailable
    return new ProblemError(503, code, message, retryAfter)
  }
  if (error instanceof BusyError) return new ProblemError(503, 'BUSY', error.message)
  if (error instanceof ChangeInProgressError) return new ProblemError(409, 'CONFLICT', error.message)
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  const [code, message] = sentences[status] ?? (status < 500 ? sentences[400]! : [])
  return code && message
    ? new ProblemError(status, code, message)
    : new ProblemError(500, 'INTERNAL', 'Something went wrong. Please try again.')
}

/** Logs an unexpected error; returns a form of it that can be shown to clients. */
export function reportedProblem(error: FastifyError | Error, request: FastifyRequest): ProblemError {
  const problem = problemOf(error)
  if (problem.statusCode === 500)
    request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed')
  if (isUnavailable(error) || error instanceof BusyError)
    request.log.warn(
      { error: error.message, route: request.routeOptions.url },
      isUnavailable(error) ? 'a dependency does not work' : 'this process is too busy to answer',
    )
  return problem
}

/**
 * Responds to an error: `{ status: 'error', code, message }`, with the other fields of the route's answers, or a page for
 * people.
 */
export function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
  others: object = {},
) {
  const problem = reportedProblem(error, request)
  const { statusCode, code, message, retryAfter } = problem
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  if (isForPeople(request)) {
    request.log.info({ status: statusCode, code }, 'an error page was sent')
    return sendProblemPage(reply, problem)
  }
  return reply.code(statusCode).send({ status: 'error', ...others, code, message })
}

/** Responds to an error of a request for GraphQL, in the media type and the format of GraphQL over HTTP. */
export function answerGraphqlError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode, code, message, retryAfter } = reportedProblem(error, request)
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  const errors = [{ message, extensions: { code, retryAfter } }]
  return reply
    .code(statusCode)
    .type(`${answerType(request.headers.accept)}; charset=utf-8`)
    .send(JSON.stringify({ status: 'error', code, message, errors }))
}

/** Option of a route whose answers have other fields besides, also if they are errors. */
export const refusingWith = (others: object) => ({
  errorHandler: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
    answerError(error, request, reply, others),
})

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => answerError(error, request, reply))
  app.setNotFoundHandler(async () => {
    throw new ProblemError(404, 'NOT_FOUND', 'Nothing was found at this address')
  })
}
