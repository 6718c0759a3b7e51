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
  type FormattedExecutionResult,
} from 'graphql'
import { makeHandler } from 'graphql-ws/use/@fastify/websocket'
import { z } from 'zod'
import type { Cause } from '../../../projections/projection.ts'
import { deliveries, deliverySeconds, openSubscriptions, openSocketsGauge } from '../../telemetry/metrics.ts'
import { traceAfter } from '../../telemetry/trace.ts'
import { renew, type GraphContext } from '../graphql/frame/context.ts'
import { failure, formatError, formatResult } from '../graphql/frame/errors.ts'
import { checkOperation } from '../graphql/frame/limits.ts'
import type { Delivery } from '../graphql/frame/live.ts'
import { contextOf, type GraphqlParts } from '../graphql/plugin.ts'
import { networkOf } from '../http/address.ts'
import { openBroadcasts, type Telling, type Told } from './broadcasts.ts'
import { socketLimits, type SocketLimits } from '../http/limits.ts'
import { refuseForeign } from '../plugins/security.ts'
import { TRY_AGAIN, type OpenSocket } from './sockets.ts'
import { openTurns } from '../http/turns.ts'
import { sessionTopic } from '../sessions/viewers.ts'

/** A socket that takes no more than this many bytes late is too slow. */
const MOST_BUFFERED = 1_000_000
/** The largest message that a client may send, in bytes. */
const LARGEST_MESSAGE = 65_536
/** How often, in ms, sessions that were ended elsewhere, or have expired, are looked for. */
const LOOKED_AFTER = 15_000
/** Between pings, in ms; a client that does not answer one until the next is gone. */
const KEEP_ALIVE = 12_000

const Extensions = z.object({ persistedQuery: z.string() })

/** Tells how long a change took until sockets are given it, and the trace of the command that it comes of. */
function countDelivery(field: string, cause: Cause | undefined, start: number) {
  if (!cause) return
  deliverySeconds.observe(Math.max(0, Date.now() - cause.at) / 1000)
  if (cause.command) traceAfter(`deliver ${field}`, [cause.command], start)
}

/** The field that a subscription asks for: the schema's word, as names of operations are the client's. */
function fieldOf({ document, operationName }: ExecutionArgs): string {
  const [asked] = getOperationAST(document, operationName)?.selectionSet.selections ?? []
  return asked?.kind === Kind.FIELD ? asked.name.value : 'subscription'
}

/**
 * Turns a subscription's source into results. Unlike graphql's own `subscribe` it runs every delivery in its own
 * context, as the viewer is at that moment.
 */
async function resultsOf(args: ExecutionArgs): Promise<Telling> {
  const source = await createSourceEventStream(args)
  if (!(Symbol.asyncIterator in source)) return source
  const deliveries = (source as AsyncIterable<Delivery<unknown>>)[Symbol.asyncIterator]()
  const field = fieldOf(args)
  const results: AsyncIterableIterator<Told> = {
    async next() {
      const { done, value } = await deliveries.next()
      if (done) return { done, value: undefined }
      const start = Date.now()
      const result = await execute({ ...args, rootValue: value, contextValue: value.context })
      countDelivery(field, value.cause, start)
      return { done: false, value: { result, isState: value.isState } }
    },
    async return() {
      await deliveries.return?.()
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]: () => results,
  }
  return results
}

/** What a client is told: the results alone. `end` is called once, when there are no more. */
function toldTo(
  telling: AsyncIterableIterator<Told>,
  end: () => void,
): AsyncIterableIterator<ExecutionResult> {
  const results: AsyncIterableIterator<ExecutionResult> = {
    async next() {
      const { done, value } = await telling.next().catch((error: unknown) => {
        end()
        throw error
      })
      if (done) end()
      else deliveries.inc()
      return done ? { done, value: undefined } : { done: false, value: value.result }
    },
    async return() {
      end()
      await telling.return?.()
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]: () => results,
  }
  return results
}

/** How many subscriptions are begun in one round of the event loop. */
const BEGUN_AT_ONCE = 20

/** What is known of an open socket. */
interface Held {
  counts: OpenSocket
  limits: SocketLimits
  open: Asked['open']
}

/** A subscription that is asked for: by which key others ask for the same, and what counts it out. */
interface Asked {
  key: string
  end: () => void
  /** The open subscriptions of its socket. */
  open: Set<AsyncIterableIterator<ExecutionResult>>
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
      throw failure(
        'BAD_REQUEST',
        'The WebSocket accepts only subscriptions. Send queries and mutations to /api',
      )
    }
    const key = JSON.stringify([id, payload.query, operationName, variables])
    return { args: { document, variableValues: variables, operationName }, key }
  }

  const turn = openTurns(BEGUN_AT_ONCE)
  const broadcast = openBroadcasts()
  const asked = new WeakMap<ExecutionArgs, Asked>()
  const held = new WeakMap<object, Held>()
  /** Many are told the same result. */
  const formattedOnce = new WeakMap<object, FormattedExecutionResult>()

  /** Begins a subscription. Visitors of a site who ask for the same are told the same: they are nobody in particular. */
  async function subscribe(args: ExecutionArgs) {
    const { key, end, open } = asked.get(args)!
    const { site, session } = args.contextValue as GraphContext
    const begin = () => resultsOf(args)
    try {
      const telling = await (session ? begin() : broadcast(site, key, begin))
      if (!(Symbol.asyncIterator in telling)) {
        end()
        return telling
      }
      const results = toldTo(telling, () => {
        if (open.delete(results)) openSubscriptions.dec()
        end()
      })
      open.add(results)
      openSubscriptions.inc()
      return results
    } catch (error) {
      end()
      throw error
    }
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
        const { counts, open, limits } = held.get(socket.extra.socket)!
        const end = counts.subscribe()
        try {
          if (!end) {
            const { subscriptions, subscriptionsOfAll } = limits
            throw failure(
              'TOO_MANY',
              `A connection can have at most ${subscriptions} subscriptions, and all your connections together at most ${subscriptionsOfAll}`,
            )
          }
          await turn()
          // As things are by now, not as they were when the socket was opened.
          const contextValue = socket.extra.context && (await renew(socket.extra.context))
          if (!contextValue) throw failure('UNAUTHENTICATED', 'Your session has ended')
          const { args, key } = operationOf(payload)
          const full = { schema, contextValue, ...args }
          asked.set(full, { key, end, open })
          return full
        } catch (error) {
          end?.()
          if (error instanceof GraphQLError) return [error]
          throw error
        }
      },
      onNext({ extra: { socket } }, _id, _payload, _args, result) {
        if (socket.bufferedAmount > MOST_BUFFERED) socket.close(TRY_AGAIN, 'The connection is too slow')
        const formatted = formattedOnce.get(result) ?? formatResult(result, onUnexpected)
        formattedOnce.set(result, formatted)
        return formatted
      },
      onError: (_socket, _id, _payload, errors) => formatted(errors),
    },
    KEEP_ALIVE,
  )

  app.get('/api/socket', { websocket: true, preValidation: refuseForeign }, function (socket, request) {
    const { session, ip } = request
    const limits = session ? socketLimits.member : socketLimits.visitor
    const holder = session?.member ?? networkOf(ip)
    const counts = sockets.add(socket, { holder, session: session?.id ?? null, limits })
    if (!counts) return socket.close(TRY_AGAIN, 'Too many connections')
    const open = new Set<AsyncIterableIterator<ExecutionResult>>()
    held.set(socket, { counts, limits, open })
    openSocketsGauge.inc()
    // Whichever process ended it.
    const stop = session
      ? changes.subscribe(sessionTopic(session.id), () => sockets.closeSession(session.id))
      : () => {}
    socket.on('close', () => {
      openSocketsGauge.dec()
      stop()
      // Also those that a client began and ended so fast that their handler lost sight of them.
      for (const results of open) void results.return?.()
    })
    return handler.call(this, socket, request)
  })

  const timer = setInterval(async () => {
    const ended = await viewers.renew(sockets.sessions()).catch(() => [])
    ended.forEach(sockets.closeSession)
  }, LOOKED_AFTER)
  const stopListening = changes.onResync(sockets.closeAll)
  app.addHook('preClose', async () => {
    clearInterval(timer)
    stopListening()
    sockets.closeAll()
  })
}
