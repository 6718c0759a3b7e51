import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify'
import {
  execute as executeText,
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  type DocumentNode,
  type FormattedExecutionResult,
  type GraphQLSchema,
} from 'graphql'
import { z } from 'zod'
import { operationSeconds } from '../../telemetry/metrics.ts'
import { checked, ProblemError } from '../http/problem.ts'
import { networkOf } from '../http/address.ts'
import { may } from '../../rules/authorise.ts'
import { BEHIND } from '../http/seen.ts'
import { limitBodies, MAX_WRITER_BODY_BYTES } from '../http/bodies.ts'
import { personOf } from '../http/request-limit.ts'
import { executePersisted } from './frame/operations/compiled.ts'
import { requestContext, type Asker, type GraphContext, type Services } from './frame/context.ts'
import type { DocumentOf } from './frame/operations/documents.ts'
import { failure, formatError, formatResult } from './frame/errors.ts'
import { answerType, GRAPHQL_RESPONSE } from './media-types.ts'
import { checkOperation } from './frame/limits.ts'
import { caughtUpWithSeen } from './frame/mutate.ts'
import {
  OperationRequest,
  type FindOperation,
  type Operation,
} from './frame/operations/persisted-operations.ts'

export type Execute = (asker: Asker, operation: OperationRequest) => Promise<FormattedExecutionResult>

const IdempotencyKey = z.uuidv7()

export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  const parsed = IdempotencyKey.safeParse(key)
  if (!parsed.success)
    throw new ProblemError(400, 'BAD_REQUEST', 'The idempotency-key header must be a UUIDv7')
  return parsed.data
}

const askerOf = (request: FastifyRequest): Asker => ({
  site: request.site,
  session: request.session,
  person: personOf(request),
  network: networkOf(request.ip),
  idempotencyKey: idempotencyKeyOf(request),
})

export const contextOf = (services: Services, request: FastifyRequest): Promise<GraphContext> =>
  requestContext(services, askerOf(request))

/** Throws unless the document contains the requested operation and that operation is not a subscription. */
function checkAnswerable(document: DocumentNode, operationName?: string) {
  const asked = getOperationAST(document, operationName)
  if (!asked)
    throw failure('BAD_REQUEST', 'Name the operation to run, or send a document with only one operation')
  if (asked.operation === OperationTypeNode.SUBSCRIPTION)
    throw failure('BAD_REQUEST', 'Open subscriptions over the WebSocket at /api/socket')
}

type ErrorHandler = NonNullable<RouteShorthandOptions['errorHandler']>

export interface GraphqlParts {
  services: Services
  find: FindOperation
  schema: GraphQLSchema
  documentOf: DocumentOf
}

/**
 * Serves GraphQL at POST /api, one operation per request (GraphQL over HTTP). A request without an operation gets status
 * 400; one that cannot be run gets 400 as `application/graphql-response+json` and 200 as `application/json`; all others
 * get 200, even with errors.
 */
export async function graphqlRoute(
  app: FastifyInstance,
  { services, find, schema, documentOf, errorHandler }: GraphqlParts & { errorHandler: ErrorHandler },
): Promise<Execute> {
  const onUnexpected = (error: Error) => app.log.error({ err: error }, 'a resolver failed')
  const formatErrors = (errors: readonly GraphQLError[]) => ({
    errors: errors.map((error) => formatError(error, onUnexpected)),
  })

  function execute(operation: Operation, contextValue: GraphContext, request: OperationRequest) {
    const document = documentOf(operation)
    const variables = request.variables ?? {}
    const operationName = request.operationName || undefined
    checkAnswerable(document, operationName)
    checkOperation(schema, document, { variables, ...(operationName && { operationName }) })
    const run = operation.isPersisted ? executePersisted : executeText
    return run({
      schema,
      document,
      contextValue,
      variableValues: variables,
      operationName: operationName ?? null,
    })
  }

  async function run(asker: Asker, request: OperationRequest, found: () => Promise<Operation>) {
    try {
      const context = await requestContext(services, asker)
      const result = await execute(await found(), context, request)
      // A result without `data` means that the variables were invalid and the operation was not run.
      return 'data' in result ? formatResult(result, onUnexpected) : formatErrors(result.errors ?? [])
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error
      return formatErrors([error])
    }
  }

  const answer: Execute = async (asker, request) => {
    const start = performance.now()
    let name = 'other'
    let outcome = 'failed'
    try {
      const result = await run(asker, request, async () => {
        const operation = await find(request)
        // Only names of persisted operations become labels of metrics, as clients could otherwise create any number of
        // labels.
        if (operation.isPersisted) ({ name } = operation)
        return operation
      })
      outcome = result.errors ? 'errors' : 'answered'
      return result
    } finally {
      operationSeconds.observe({ operation: name, outcome }, (performance.now() - start) / 1000)
    }
  }

  const bodies = {
    bodyLimit: MAX_WRITER_BODY_BYTES,
    preParsing: limitBodies(async (request) =>
      may('writePosts', (await contextOf(services, request)).viewer),
    ),
  }
  app.post('/api', { ...bodies, errorHandler }, async (request, reply) => {
    const { isReached } = await caughtUpWithSeen(services, request.headers)
    if (!isReached) reply.header(BEHIND, 'true')
    const result = await answer(askerOf(request), checked(OperationRequest, request.body))
    const type = answerType(request.headers.accept)
    if (type === GRAPHQL_RESPONSE && !('data' in result)) reply.code(400)
    return reply.type(`${type}; charset=utf-8`).send(JSON.stringify(result))
  })
  refuseOtherMethods(app)
  return answer
}

function refuseOtherMethods(app: FastifyInstance): void {
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: '/api',
    async handler(_, reply) {
      reply.header('allow', 'POST')
      throw new ProblemError(405, 'METHOD_NOT_ALLOWED', 'Send operations with the method POST')
    },
  })
}
