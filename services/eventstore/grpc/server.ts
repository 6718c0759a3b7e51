import {
  createServer,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { INTERNAL, failure, type Failure } from './failure.ts'
import { FrameError, framed, openFrames } from './frames.ts'

// gRPC over HTTP/2 without a package, as each event passes through it: messages that are sent in one turn of the event
// loop share a frame of HTTP/2 and a system call.

const MAX_MESSAGE_BYTES = 16 * 1024 * 1024
/** Bytes that a client may send before the node has read them. */
const WINDOW_BYTES = 1024 * 1024
/** Memory of a connection, in MB; its calls limit what they send themselves. */
const MAX_SESSION_MB = 1024
const KEEPALIVE_MS = 10_000
/** Time that calls have to end after `close`. */
const DRAIN_MS = 200

/** A call as the node sees it. */
export interface Call<Request, Response> {
  headers: IncomingHttpHeaders
  /** Listeners, to be set before the first wait: for each request, for the last one, and for a lost client. */
  onRequest: (request: Request) => void
  onEnd: () => void
  onGone: () => void
  /** False once the call has ended or its client is gone. */
  isOpen: () => boolean
  /** Sends a response; false if the client should read first (`ready`). */
  write: (response: Response) => boolean
  /** Resolves when there is room for a response, or the call has ended. */
  ready: () => Promise<void>
  end: () => void
  fail: (failure: Failure) => void
}

interface Method<Request, Response> {
  path: string
  requestDeserialize: (bytes: Buffer) => Request
  responseSerialize: (response: Response) => Uint8Array
}
type Handler<Request, Response> = (call: Call<Request, Response>) => unknown
type Route = (stream: ServerHttp2Stream, headers: IncomingHttpHeaders) => void

/** Method and handler, as a route of a server. */
export const route = <Request, Response>(
  { path, requestDeserialize, responseSerialize }: Method<Request, Response>,
  handle: Handler<Request, Response>,
): [path: string, route: Route] => [
  path,
  (stream, headers) => serve(stream, headers, requestDeserialize, responseSerialize, handle),
]

/** Answers a call of one request. */
export type Answer<Response> = (failure: Failure | null, response?: Response) => void

/** Handler of calls with one request and one response. */
export const unary =
  <Request, Response>(
    handle: (call: { request: Request }, answer: Answer<Response>) => unknown,
  ): Handler<Request, Response> =>
  (call) => {
    call.onRequest = (request) => {
      call.onRequest = () => {}
      void handle({ request }, (failure, response) => {
        if (failure) return call.fail(failure)
        if (response !== undefined) call.write(response)
        call.end()
      })
    }
  }

const responseHeaders = { ':status': 200, 'content-type': 'application/grpc+proto' }
/** Value of a header, which must be ASCII. */
const ascii = (text: string) => text.replaceAll(/[^\x20-\x7e]/gu, encodeURIComponent)
const trailersOf = ({ code, details, trailers }: Failure) => ({
  'grpc-status': String(code),
  'grpc-message': encodeURI(details),
  ...Object.fromEntries(Object.entries(trailers).map(([name, value]) => [name, ascii(value)])),
})
const OK = failure(0, '')

function serve<Request, Response>(
  stream: ServerHttp2Stream,
  headers: IncomingHttpHeaders,
  decode: (bytes: Buffer) => Request,
  encode: (response: Response) => Uint8Array,
  handle: Handler<Request, Response>,
): void {
  let outcome: Failure | null = null
  let isCorked = false
  const isOpen = () => outcome === null && !stream.destroyed

  function end(how: Failure) {
    if (!isOpen()) return
    outcome = how
    if (stream.headersSent) return void stream.end()
    stream.respond({ ...responseHeaders, ...trailersOf(how) }, { endStream: true })
    stream.resume()
  }

  const call: Call<Request, Response> = {
    headers,
    onRequest: () => {},
    onEnd: () => {},
    onGone: () => {},
    isOpen,
    write(response) {
      if (!isOpen()) return true
      if (!stream.headersSent) stream.respond(responseHeaders, { waitForTrailers: true })
      if (!isCorked) {
        isCorked = true
        stream.cork()
        process.nextTick(() => {
          isCorked = false
          stream.uncork()
        })
      }
      return stream.write(framed(encode(response)))
    },
    ready: () =>
      new Promise((resolve) => {
        if (!isOpen() || !stream.writableNeedDrain) return resolve()
        const done = () => {
          stream.off('drain', done).off('close', done)
          resolve()
        }
        stream.on('drain', done).on('close', done)
      }),
    end: () => end(OK),
    fail: end,
  }

  const messagesOf = openFrames(MAX_MESSAGE_BYTES)
  function receive(chunk: Buffer) {
    if (!isOpen()) return
    try {
      for (const message of messagesOf(chunk)) call.onRequest(decode(message))
    } catch (error) {
      if (error instanceof FrameError) end(failure(error.code, error.message))
      else end(failure(INTERNAL, 'The request could not be read.'))
    }
  }
  stream.on('wantTrailers', () => stream.sendTrailers(trailersOf(outcome ?? OK)))
  stream.on('close', () => call.onGone())
  handle(call)
  stream.on('data', receive).on('end', () => call.onEnd())
}

/** Closes connections whose clients do not respond to pings. */
function keepAlive(session: ServerHttp2Session) {
  let isAnswered = true
  const timer = setInterval(() => {
    if (session.destroyed) return
    if (!isAnswered) return session.destroy()
    isAnswered = false
    const isSent = session.ping((error) => (isAnswered = error === null))
    if (!isSent) session.destroy()
  }, KEEPALIVE_MS).unref()
  session.once('close', () => clearInterval(timer))
}

export interface GrpcServer {
  accept: (socket: Duplex) => void
  /** Ends all calls, after a moment for those that end by themselves. */
  close: () => Promise<void>
}

/** Opens a server for routes (by path), which listens to nothing itself; `unknown` makes the error of other paths. */
export function openGrpc(
  routes: Iterable<[path: string, route: Route]>,
  unknown: (path: string) => Failure,
): GrpcServer {
  const known = new Map(routes)
  const sessions = new Set<ServerHttp2Session>()
  const server = createServer({
    maxSessionMemory: MAX_SESSION_MB,
    settings: { initialWindowSize: WINDOW_BYTES },
  })
  server.setTimeout(0)
  server.on('session', (session) => {
    sessions.add(session)
    session.setLocalWindowSize(WINDOW_BYTES)
    session.on('error', () => {})
    session.once('close', () => sessions.delete(session))
    keepAlive(session)
  })
  server.on('stream', (stream: ServerHttp2Stream, headers) => {
    stream.on('error', () => {})
    const path = String(headers[':path'])
    const serves = known.get(path) ?? refuse(unknown(path))
    serves(stream, headers)
  })
  return {
    accept: (socket) => void server.emit('connection', socket),
    async close() {
      const ended = Promise.all(
        [...sessions].map((session) => new Promise<void>((resolve) => session.close(resolve))),
      )
      await Promise.race([ended, sleep(DRAIN_MS, undefined, { ref: false })])
      for (const session of sessions) session.destroy()
    },
  }
}

const asIs = (bytes: Uint8Array) => bytes

/** Route that answers every call with an error. */
const refuse =
  (how: Failure): Route =>
  (stream, headers) =>
    serve(stream, headers, asIs, asIs, (call) => call.fail(how))
