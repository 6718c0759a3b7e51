import type { FastifyInstance, FastifyRequest } from 'fastify'
import { GraphQLError, type FormattedExecutionResult } from 'graphql'
import { mercurius } from 'mercurius'
import { z } from 'zod'
import { operationSeconds } from '../../telemetry/metrics.ts'
import { checked, Problem } from '../problem.ts'
import { requestContext, type Asker, type GraphContext, type Services } from './context.ts'
import { failure, formatError, formatResult } from './errors.ts'
import { checkOperation, DEEPEST } from './limits.ts'
import { OperationRequest, type FindOperation } from './operations.ts'
import { makeSchema } from './schema.ts'

/** Runs an operation in this process for whoever asks. */
export type Execute = (asker: Asker, operation: OperationRequest) => Promise<FormattedExecutionResult>

const IdempotencyKey = z.uuidv7()

function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  const parsed = IdempotencyKey.safeParse(key)
  if (!parsed.success) throw new Problem(400, 'BAD_REQUEST', 'The header idempotency-key must be a UUIDv7')
  return parsed.data
}

const askerOf = (request: FastifyRequest): Asker => ({
  site: request.site,
  session: request.session,
  idempotencyKey: idempotencyKeyOf(request),
})

/** The context of whoever sent a request. */
export const contextOf = (services: Services, request: FastifyRequest): Promise<GraphContext> =>
  requestContext(services, askerOf(request))

const Refused = z.object({
  errors: z.array(
    z
      .instanceof(GraphQLError)
      .or(
        z
          .object({ code: z.literal('MER_ERR_GQL_QUERY_DEPTH') })
          .transform(() => failure('BAD_REQUEST', `A query goes at most ${DEEPEST} levels deep`)),
      ),
  ),
})

/** The errors in what mercurius and graphql throw; null in what is no answer of theirs. */
function errorsIn(error: unknown): readonly GraphQLError[] | null {
  if (error instanceof GraphQLError) return [error]
  const several = Refused.safeParse(error)
  return several.success ? several.data.errors : null
}

/** The name of an operation of the web: each file of it has one, at its begin. */
const nameIn = (text: string): string => /^\s*(?:query|mutation) (\w+)/.exec(text)?.[1] ?? 'other'

/**
 * GraphQL at POST /api, one operation a request. A request that cannot be run answers 400, one that ran 200, also
 * with errors in it.
 */
export async function graphqlRoute(
  app: FastifyInstance,
  { services, find }: { services: Services; find: FindOperation },
): Promise<Execute> {
  const onUnexpected = (error: Error) => app.log.error({ err: error }, 'a resolver failed')
  await app.register(mercurius, {
    schema: makeSchema(),
    routes: false,
    queryDepth: DEEPEST,
    // Compiled when it is asked a second time: a page with fifty comments has two thousand fields.
    jit: 1,
    // Formatted below, together with the errors of what cannot be run.
    errorFormatter: (response) => ({ statusCode: 200, response }),
  })
  app.graphql.addHook('preExecution', async (schema, document, _, variables) => {
    checkOperation(schema, document, { variables: variables ?? {} })
  })

  async function run(asker: Asker, operation: OperationRequest, text: () => string) {
    try {
      const context = await requestContext(services, asker)
      const { variables, operationName } = operation
      // What is compiled is known by its text alone: of several operations in one, each needs a text of its own.
      const source = operationName ? `${text()}\n# ${JSON.stringify(operationName)}` : text()
      const result = await app.graphql(source, { ...context }, variables ?? {}, operationName ?? undefined)
      return formatResult(result, onUnexpected)
    } catch (error) {
      const errors = errorsIn(error)
      if (!errors) throw error
      return { errors: errors.map((error) => formatError(error, onUnexpected)) }
    }
  }

  const execute: Execute = async (asker, operation) => {
    const start = performance.now()
    let name = 'other'
    let outcome = 'failed'
    try {
      const result = await run(asker, operation, () => {
        const text = find(operation)
        // Names of persisted operations only: what clients make up would be labels without end.
        if (operation.id) name = nameIn(text)
        return text
      })
      outcome = result.errors ? 'errors' : 'answered'
      return result
    } finally {
      operationSeconds.observe({ operation: name, outcome }, (performance.now() - start) / 1000)
    }
  }

  app.post('/api', async (request, reply) => {
    const result = await execute(askerOf(request), checked(OperationRequest, request.body))
    if (!('data' in result)) reply.code(400)
    return result
  })
  return execute
}
