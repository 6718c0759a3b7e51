import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import {
  createSourceEventStream,
  execute,
  getOperationAST,
  GraphQLError,
  Kind,
  type ExecutionArgs,
  type ExecutionResult,
} from 'graphql'
import { makeHandler } from 'graphql-ws/use/@fastify/websocket'
import { z } from 'zod'
import type { Cause } from '../../projections/projection.ts'
import { deliveries, deliverySeconds, openSubscriptions, openSocketsGauge } from '../telemetry/metrics.ts'
import { traceAfter } from '../telemetry/trace.ts'
import { renew, type GraphContext } from './graphql/context.ts'
import { failure, formatError, formatResult } from './graphql/errors.ts'
import { checkOperation } from './graphql/limits.ts'
import type { Delivery } from './graphql/live.ts'
import { contextOf, type GraphqlParts } from './graphql/plugin.ts'
import { refuseForeign } from './plugins/security.ts'
import { limitMessages, TRY_AGAIN } from './sockets.ts'
import { sessionTopic } from './viewers.ts'

/** The most subscriptions of one socket. */
const MOST_SUBSCRIPTIONS = 50
/** The most sockets of one session: more tabs nobody looks at. */
const MOST_OF_SESSION = 20
/** The most sockets of visitors at one address: many may share it. */
const MOST_OF_ADDRESS = 500
/** A socket that takes no more than this many bytes late is too slow. */
const MOST_BUFFERED = 1_000_000
/** The most messages that a client may send in a second: enough to begin all its subscriptions anew. */
const MOST_MESSAGES = 200
/** The largest message that a client may send, in bytes. */
const LARGEST_MESSAGE = 65_536
/** How often, in ms, sessions that were ended elsewhere, or have expired, are looked for. */
const LOOKED_AFTER = 15_000
/** Between pings, in ms; a client that does not answer one until the next is gone. */
const KEEP_ALIVE = 12_000

const Extensions = z.object({ persistedQuery: z.string() })

/** Counts what a socket is about to be given, and tells the trace of the command that it comes of. */
function countDelivery(field: string, cause: Cause | undefined, start: number) {
  deliveries.inc()
  if (!cause) return
  deliverySeconds.observe(Math.max(0, Date.now() - cause.at) / 1000)
  if (cause.command) traceAfter(`deliver ${field}`, [cause.command], start)
}

/** The field that a subscription asks for: the schema's word, as names of operations are the client's. */
function fieldOf({ document, operationName }: ExecutionArgs): string {
  const [asked] = getOperationAST(document, operationName)?.selectionSet.selections ?? []
  return asked?.kind === Kind.FIELD ? asked.name.value : 'subscription'
}

/** Counts a subscription in, and gives what counts it out again, once. */
function countSubscription(): () => void {
  let open = true
  openSubscriptions.inc()
  return () => {
    if (open) openSubscriptions.dec()
    open = false
  }
}

/**
 * Turns a subscription's source into results. Unlike graphql's own `subscribe` it runs every delivery in its own
 * context, as the viewer is at that moment.
 */
async function subscribe(
  args: ExecutionArgs,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
  const source = await createSourceEventStream(args)
  if (!(Symbol.asyncIterator in source)) return source
  const told = (source as AsyncIterable<Delivery<unknown>>)[Symbol.asyncIterator]()
  const field = fieldOf(args)
  const stopCounting = countSubscription()
  const results: AsyncIterableIterator<ExecutionResult> = {
    async next() {
      const { done, value } = await told.next().catch((error: unknown) => {
        stopCounting()
        throw error
      })
      if (done) stopCounting()
      if (done) return { done, value: undefined }
      const start = Date.now()
      const result = await execute({ ...args, rootValue: value, contextValue: value.context })
      countDelivery(field, value.cause, start)
      return { done: false, value: result }
    },
    async return() {
      stopCounting()
      await told.return?.()
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]: () => results,
  }
  return results
}

/** Subscriptions at /api/socket, by graphql-transport-ws. The session is that of the cookie at the upgrade. */
export async function socketRoute(
  app: FastifyInstance,
  { services, find, schema, documentOf }: GraphqlParts,
): Promise<void> {
  const { sockets, viewers, changes } = services
  const onUnexpected = (error: Error) => app.log.error({ err: error }, 'a subscription failed')
  const formatted = (errors: readonly GraphQLError[]) =>
    errors.map((error) => formatError(error, onUnexpected))

  /** What a client asks for, checked like what comes over HTTP. Throws GraphQLError. */
  function operationOf(payload: {
    query: string
    extensions?: unknown
    variables?: unknown
    operationName?: unknown
  }) {
    const persisted = Extensions.safeParse(payload.extensions)
    const operationName = z.string().nullish().parse(payload.operationName) ?? undefined
    const id = persisted.data?.persistedQuery ?? null
    const document = documentOf(find({ id, query: payload.query, operationName }).text)
    const variables = z.record(z.string(), z.unknown()).nullish().parse(payload.variables) ?? {}
    const named = operationName === undefined ? {} : { operationName }
    checkOperation(schema, document, { variables, ...named })
    if (getOperationAST(document, operationName)?.operation !== 'subscription') {
      throw failure('BAD_REQUEST', 'Only subscriptions go over the socket; send the rest to /api')
    }
    return { document, variableValues: variables, operationName }
  }

  await app.register(websocket, { options: { maxPayload: LARGEST_MESSAGE } })
  const handler = makeHandler<Record<string, unknown>, { context: GraphContext }>(
    {
      schema,
      subscribe,
      isProd: true,
      connectionInitWaitTimeout: 5000,
      async onConnect(socket) {
        socket.extra.context = await contextOf(services, socket.extra.request)
        return true
      },
      async onSubscribe(socket, _id, payload) {
        try {
          if (Object.keys(socket.subscriptions).length > MOST_SUBSCRIPTIONS) {
            throw failure('TOO_MANY', `A socket has at most ${MOST_SUBSCRIPTIONS} subscriptions`)
          }
          // As things are by now, not as they were when the socket was opened.
          const contextValue = socket.extra.context && (await renew(socket.extra.context))
          if (!contextValue) throw failure('UNAUTHENTICATED', 'The session has ended')
          return { schema, contextValue, ...operationOf(payload) }
        } catch (error) {
          if (error instanceof GraphQLError) return [error]
          throw error
        }
      },
      onNext({ extra: { socket } }, _id, _payload, _args, result) {
        if (socket.bufferedAmount > MOST_BUFFERED) socket.close(TRY_AGAIN, 'The connection is too slow')
        return formatResult(result, onUnexpected)
      },
      onError: (_socket, _id, _payload, errors) => formatted(errors),
    },
    KEEP_ALIVE,
  )

  app.get('/api/socket', { websocket: true, preValidation: refuseForeign }, function (socket, request) {
    const { session, ip } = request
    const [holder, most] = session ? [session.id, MOST_OF_SESSION] : [`visitor ${ip}`, MOST_OF_ADDRESS]
    limitMessages(socket, MOST_MESSAGES)
    if (sockets.add(holder, socket, most)) {
      openSocketsGauge.inc()
      // Whichever process ended it.
      const stop = session
        ? changes.subscribe(sessionTopic(session.id), () => sockets.closeSession(session.id))
        : () => {}
      socket.on('close', () => {
        openSocketsGauge.dec()
        stop()
      })
      return handler.call(this, socket, request)
    }
    socket.close(TRY_AGAIN, 'Too many connections')
  })

  const timer = setInterval(async () => {
    const sessions = sockets.holders().filter((holder) => !holder.startsWith('visitor '))
    const ended = await viewers.renew(sessions).catch(() => [])
    ended.forEach(sockets.closeSession)
  }, LOOKED_AFTER)
  const stopListening = changes.onResync(sockets.closeAll)
  app.addHook('preClose', async () => {
    clearInterval(timer)
    stopListening()
    sockets.closeAll()
  })
}
