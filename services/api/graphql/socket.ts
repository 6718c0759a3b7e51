import type { Socket } from 'node:net'
import websocket from '@fastify/websocket'
import type { WebSocket } from 'ws'
import type { FastifyInstance } from 'fastify'
import {
  getOperationAST,
  GraphQLError,
  type ExecutionArgs,
  type ExecutionResult,
  type FormattedExecutionResult,
} from 'graphql'
import { makeHandler } from 'graphql-ws/use/@fastify/websocket'
import { z } from 'zod'
import { deliveries, deliverySeconds, openSubscriptions, openSocketsGauge } from '../../telemetry/metrics.ts'
import { renew, type GraphContext } from './frame/context.ts'
import { failure, formatError, formatResult } from './frame/errors.ts'
import { checkOperation } from './frame/limits.ts'
import { openFeeds } from './frame/feeds/open-feeds.ts'
import { contextOf, type GraphqlParts } from './plugin.ts'
import { networkOf } from '../http/address.ts'
import { openFrames } from '../live/frames.ts'
import { socketLimits, type SocketLimits } from '../http/limits.ts'
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
  open: Set<() => void>
  room: Room
}

interface Asked {
  id: string
  /** Same for equal subscriptions, if the operation is persisted. */
  key: string
  isPersisted: boolean
  /** Removes the subscription from the counts of its socket. */
  end: () => void
  socket: WebSocket
  connection: Socket
}

/** Open subscription as `graphql-ws` sees it: its end, as results are sent past it, in frames of many clients. */
function openStream(onReturn: () => void) {
  const ended = Promise.withResolvers<IteratorResult<ExecutionResult>>()
  ended.promise.catch(() => {})
  const end = (error?: unknown) =>
    error === undefined ? ended.resolve({ done: true, value: undefined }) : ended.reject(error)
  const stream: AsyncIterableIterator<ExecutionResult> = {
    next: () => ended.promise,
    async return() {
      onReturn()
      end()
      return ended.promise
    },
    [Symbol.asyncIterator]: () => stream,
  }
  return { stream, end }
}

interface Subscribing {
  asked: WeakMap<ExecutionArgs, Asked>
  held: WeakMap<object, Held>
  format: (result: ExecutionResult) => FormattedExecutionResult
}

function openSubscribing({ asked, held, format }: Subscribing) {
  const join = openFeeds()
  /** Frames of results, encoded once, as the same result is sent to many clients. */
  const framesOf = new WeakMap<ExecutionResult, (id: string) => Buffer>()

  function frameOf(result: ExecutionResult, id: string): Buffer {
    const frames = framesOf.get(result) ?? openFrames(format(result))
    framesOf.set(result, frames)
    return frames(id)
  }

  return async (args: ExecutionArgs) => {
    const { id, key, isPersisted, end, socket, connection } = asked.get(args)!
    const { open, room } = held.get(socket)!
    let leave = () => {}
    const over = () => {
      if (open.delete(over)) openSubscriptions.dec()
      leave()
      end()
    }
    const { stream, end: endStream } = openStream(over)
    try {
      const joined = await join(
        { args, key, isPersisted },
        {
          context: args.contextValue as GraphContext,
          send(result, cause) {
            if (socket.readyState !== socket.OPEN) return
            deliveries.inc()
            if (cause) deliverySeconds.observe(Math.max(0, Date.now() - cause.at) / 1000)
            sendTogether(connection)
            connection.write(frameOf(result, id))
          },
          room,
          end(error) {
            over()
            endStream(error)
          },
        },
      )
      if (typeof joined !== 'function') {
        end()
        return joined
      }
      leave = joined
      open.add(over)
      openSubscriptions.inc()
      return stream
    } catch (error) {
      end()
      throw error
    }
  }
}

/** Accepts WebSockets in a scope. Must come before its hooks, as it closes the sockets of requests that they refuse. */
export const acceptSockets = async (app: FastifyInstance): Promise<void> => {
  await app.register(websocket, { options: { maxPayload: MAX_MESSAGE_BYTES } })
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
  const asked = new WeakMap<ExecutionArgs, Asked>()
  const held = new WeakMap<object, Held>()
  const subscribe = openSubscribing({ asked, held, format: (result) => formatResult(result, onUnexpected) })

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
      async onSubscribe({ extra }, id, payload) {
        const { counts, limits } = held.get(extra.socket)!
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
          const contextValue = extra.context && (await renew(extra.context))
          if (!contextValue) throw failure('UNAUTHENTICATED', 'Your session has ended')
          const { args, key, isPersisted } = await operationOf(payload)
          const full = { schema, contextValue: { ...contextValue, ...since }, ...args }
          const connection = extra.request.raw.socket
          asked.set(full, { id, key, isPersisted, end, socket: extra.socket, connection })
          return full
        } catch (error) {
          end?.()
          if (error instanceof GraphQLError) return [error]
          throw error
        }
      },
      onNext: (_socket, _id, _payload, _args, result) => formatResult(result, onUnexpected),
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
    const open = new Set<() => void>()
    openSocketsGauge.inc()
    // Listens for the end of the session in any API process.
    const stop = session
      ? changes.subscribe(sessionTopic(session.id), () => sockets.closeSession(session.id))
      : () => {}
    // Also ends subscriptions that graphql-ws no longer lists because they were ended while they started.
    const endSubscriptions = () => open.forEach((end) => end())
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
