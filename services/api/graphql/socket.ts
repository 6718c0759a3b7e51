import type { Socket } from 'node:net'
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
import pLimit from 'p-limit'
import { z } from 'zod'
import type { Cause } from '../../../projections/projection.ts'
import { deliveries, deliverySeconds, openSubscriptions, openSocketsGauge } from '../../telemetry/metrics.ts'
import { traceAfter } from '../../telemetry/trace.ts'
import { executePersisted } from './frame/operations/compiled.ts'
import { renew, type GraphContext } from './frame/context.ts'
import { failure, formatError, formatResult } from './frame/errors.ts'
import { checkOperation } from './frame/limits.ts'
import type { Delivery } from './frame/live.ts'
import { contextOf, type GraphqlParts } from './plugin.ts'
import { networkOf } from '../http/address.ts'
import { afterMissed, openBroadcasts, type Telling, type Told } from '../live/broadcasts.ts'
import { socketLimits, type SocketLimits } from '../http/limits.ts'
import { seenOf } from '../http/seen.ts'
import { refuseForeign } from '../http/security.ts'
import { keepAlive, type Room } from '../live/keep-alive.ts'
import { TRY_AGAIN, type OpenSocket } from '../live/sockets.ts'
import { openTurns } from '../http/per-iteration.ts'
import { sessionTopic } from '../sessions/viewers.ts'

const MAX_MESSAGE_BYTES = 65_536
/** Interval at which sockets are checked for sessions that expired, or whose end in another process was missed. */
const SESSIONS_CHECKED_EVERY_MS = 15_000
/** Parts of the interval, each with its share of the sessions: thousands at once would delay what is sent meanwhile. */
const CHECKS_PER_INTERVAL = 30
/** Interval of pings; a client that has not answered one by the next, or the one after it, is disconnected. */
const PING_EVERY_MS = 12_000

/**
 * Limit of deliveries that are executed at the same time, so that requests do not wait for Postgres behind thousands of
 * watchers of one thread.
 */
const MAX_EXECUTED = 64
const inTurn = pLimit(MAX_EXECUTED)

const Extensions = z.object({
  persistedQuery: z.string().optional(),
  /** Time in ms since the client requested the oldest data on its page. */
  age: z.number().nonnegative().optional(),
})

const Operation = z.object({
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
})

/** Maximum time in ms that a request for a subscription is on its way. */
const MAX_TRANSIT_MS = 3000

/** Records the time from an event to its delivery, and adds the delivery to the trace of the event's command. */
function countDelivery(field: string, cause: Cause | undefined, start: number) {
  if (!cause) return
  deliverySeconds.observe(Math.max(0, Date.now() - cause.at) / 1000)
  if (cause.command) traceAfter(`deliver ${field}`, [cause.command], start)
}

/** Field that a subscription selects; metrics use it because clients can choose any operation name. */
function fieldOf({ document, operationName }: ExecutionArgs): string {
  const [asked] = getOperationAST(document, operationName)?.selectionSet.selections ?? []
  return asked?.kind === Kind.FIELD ? asked.name.value : 'subscription'
}

/** Runs a subscription with a new context for each delivery, so that the viewer's present permissions apply. */
async function resultsOf(args: ExecutionArgs, isPersisted: boolean): Promise<Telling> {
  const source = await createSourceEventStream(args)
  if (!(Symbol.asyncIterator in source)) return source
  const deliveries = (source as AsyncIterable<Delivery<unknown>>)[Symbol.asyncIterator]()
  const field = fieldOf(args)
  const run = isPersisted ? executePersisted : execute
  async function told({ done, value }: IteratorResult<Delivery<unknown>>): Promise<IteratorResult<Told>> {
    if (done) return { done, value: undefined }
    const start = Date.now()
    const { context, cause, event, isState } = value
    const executed = await inTurn(async () => run({ ...args, rootValue: value, contextValue: context }))
    countDelivery(field, cause, start)
    const result = event ? { ...executed, extensions: seenOf(event) } : executed
    return { done: false, value: { result, isState } }
  }
  const results: AsyncIterableIterator<Told> = {
    // Not async, so that an idle subscription keeps no suspended function, as in `live`.
    next: () => deliveries.next().then(told),
    async return() {
      await deliveries.return?.()
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]: () => results,
  }
  return results
}

/** Results of a subscription for one client. `end` is called once, when the subscription ends. */
function toldTo(
  telling: AsyncIterableIterator<Told>,
  end: () => void,
): AsyncIterableIterator<ExecutionResult> {
  function count({ done, value }: IteratorResult<Told>): IteratorResult<ExecutionResult> {
    if (done) end()
    else deliveries.inc()
    return done ? { done, value: undefined } : { done: false, value: value.result }
  }
  function fail(error: unknown): never {
    end()
    throw error
  }
  const results: AsyncIterableIterator<ExecutionResult> = {
    next: () => telling.next().then(count, fail),
    async return() {
      end()
      await telling.return?.()
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]: () => results,
  }
  return results
}

/** Sends the results of one event loop iteration in a single packet, because each packet wakes the client. */
function sendTogether(connection: Socket): void {
  connection.cork()
  process.nextTick(() => connection.uncork())
}

/** Maximum number of subscriptions that start per event loop iteration. */
const MAX_STARTED_PER_ROUND = 20

interface Held {
  counts: OpenSocket
  limits: SocketLimits
  open: Asked['open']
  room: Room
}

/**
 * A subscription that a client requested: a key that is the same for equal subscriptions, if its operation is
 * persisted, and a function that removes the subscription from the counts of its socket.
 */
interface Asked {
  key: string
  isPersisted: boolean
  end: () => void
  /** All open subscriptions of the same socket. */
  open: Set<AsyncIterableIterator<ExecutionResult>>
}

/** Serves subscriptions at /api/socket by graphql-transport-ws, with the session of the upgrade request's cookie. */
export async function socketRoute(
  app: FastifyInstance,
  { services, find, schema, documentOf }: GraphqlParts,
): Promise<void> {
  const { sockets, viewers, changes } = services
  const onUnexpected = (error: Error) => app.log.error({ err: error }, 'a subscription failed')
  const formatted = (errors: readonly GraphQLError[]) =>
    errors.map((error) => formatError(error, onUnexpected))

  async function operationOf(payload: { query: string; extensions?: unknown }) {
    const id = Extensions.safeParse(payload.extensions).data?.persistedQuery ?? null
    const parsed = Operation.parse(payload)
    const [operationName, variables] = [parsed.operationName ?? undefined, parsed.variables ?? {}]
    const { text, isPersisted } = await find({ id, query: payload.query, operationName })
    const document = documentOf({ text, isPersisted })
    const named = operationName === undefined ? {} : { operationName }
    checkOperation(schema, document, { variables, ...named })
    if (getOperationAST(document, operationName)?.operation !== 'subscription') {
      throw failure(
        'BAD_REQUEST',
        'The WebSocket accepts only subscriptions. Send queries and mutations to /api.',
      )
    }
    const key = JSON.stringify([id, payload.query, operationName, variables])
    return { args: { document, variableValues: variables, operationName }, key, isPersisted }
  }

  const turn = openTurns(MAX_STARTED_PER_ROUND)
  const broadcast = openBroadcasts()
  const asked = new WeakMap<ExecutionArgs, Asked>()
  const held = new WeakMap<object, Held>()
  /** Formatted results, cached because the same result is sent to many clients. */
  const formattedOnce = new WeakMap<object, FormattedExecutionResult>()

  /** Starts a subscription. A site's visitors share equal subscriptions, as all visitors have the same permissions. */
  async function subscribe(args: ExecutionArgs) {
    const { key, isPersisted, end, open } = asked.get(args)!
    const context = args.contextValue as GraphContext
    const begin = (contextValue: GraphContext) => resultsOf({ ...args, contextValue }, isPersisted)
    /** Joins the subscription of other visitors, after the changes that this visitor's page lacks. */
    async function join({ readAt, ...present }: GraphContext): Promise<Telling> {
      const shared = await broadcast(context.site, key, () => begin(present))
      if (readAt === undefined || !(Symbol.asyncIterator in shared)) return shared
      return afterMissed(shared, () => begin({ ...context, isPast: true }))
    }
    try {
      const telling = await (context.session ? begin(context) : join(context))
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

  await app.register(websocket, { options: { maxPayload: MAX_MESSAGE_BYTES } })
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
        const { age } = Extensions.safeParse(payload.extensions).data ?? {}
        const since = age === undefined ? {} : { readAt: Date.now() - age - MAX_TRANSIT_MS }
        try {
          if (!end) {
            const { subscriptions, subscriptionsOfAll } = limits
            throw failure(
              'TOO_MANY',
              `A connection can have at most ${subscriptions} subscriptions, and all your connections combined can have at most ${subscriptionsOfAll}`,
            )
          }
          await turn()
          // Uses the viewer's present permissions instead of those at the time when the socket was opened.
          const contextValue = socket.extra.context && (await renew(socket.extra.context))
          if (!contextValue) throw failure('UNAUTHENTICATED', 'Your session has ended')
          const { args, key, isPersisted } = await operationOf(payload)
          const full = { schema, contextValue: { ...contextValue, ...since }, ...args }
          asked.set(full, { key, isPersisted, end, open })
          return full
        } catch (error) {
          end?.()
          if (error instanceof GraphQLError) return [error]
          throw error
        }
      },
      async onNext({ extra: { socket, request } }, _id, _payload, _args, result) {
        await held.get(socket)!.room()
        sendTogether(request.raw.socket)
        const formatted = formattedOnce.get(result) ?? formatResult(result, onUnexpected)
        formattedOnce.set(result, formatted)
        return formatted
      },
      onError: (_socket, _id, _payload, errors) => formatted(errors),
    },
    // `keepAlive` below pings instead, as this handler would end the connection without a reason.
    0,
  )

  app.get('/api/socket', { websocket: true, preValidation: refuseForeign }, function (socket, request) {
    const { session, ip } = request
    const limits = session ? socketLimits.member : socketLimits.visitor
    const holder = session?.member ?? networkOf(ip)
    const counts = sockets.add(socket, { holder, session: session?.id ?? null, limits })
    if (!counts) return socket.close(TRY_AGAIN, 'Too many connections')
    const open = new Set<AsyncIterableIterator<ExecutionResult>>()
    openSocketsGauge.inc()
    // Listens for the end of the session in any API process.
    const stop = session
      ? changes.subscribe(sessionTopic(session.id), () => sockets.closeSession(session.id))
      : () => {}
    // Also ends subscriptions that graphql-ws no longer lists because they were ended while they started.
    const endSubscriptions = () => open.forEach((results) => void results.return?.())
    const written = () => request.raw.socket.bytesWritten
    const room = keepAlive(socket, { everyMs: PING_EVERY_MS, written, letGo: endSubscriptions })
    held.set(socket, { counts, limits, open, room })
    socket.on('close', () => {
      openSocketsGauge.dec()
      stop()
      endSubscriptions()
    })
    return handler.call(this, socket, request)
  })

  let unchecked: string[] = []
  let checks = 0
  const timer = setInterval(async () => {
    const left = CHECKS_PER_INTERVAL - (checks++ % CHECKS_PER_INTERVAL)
    if (left === CHECKS_PER_INTERVAL) unchecked = sockets.sessions()
    const ended = await viewers.renew(unchecked.splice(0, Math.ceil(unchecked.length / left))).catch(() => [])
    ended.forEach(sockets.closeSession)
  }, SESSIONS_CHECKED_EVERY_MS / CHECKS_PER_INTERVAL)
  const stopListening = changes.onResync(sockets.closeAll)
  app.addHook('preClose', async () => {
    clearInterval(timer)
    stopListening()
    sockets.closeAll()
  })
}
