import type { Span, Tracer } from '@opentelemetry/api'
import { context, trace, TraceFlags } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { threadId } from 'node:worker_threads'
import pg from 'pg'
import { WebSocket } from 'ws'
import { spanIds, traceWith } from '../../../../services/telemetry/trace.ts'
import { now } from '../clock.ts'
import type { Mark, MarkName } from './marks.ts'

// Loaded into each process of a network with `--import`, to record the project's own spans, and the moments that they do
// not show. It wraps packages and uses Node's diagnostics channels, so that the services need no code for it.

/** Long, as writing delays other work. */
const FLUSH_INTERVAL_MS = 1500
/** A notification with its topics is at most 8,000 characters long. */
const MAX_DETAIL_CHARACTERS = 8000
const MAX_TEXT_CHARACTERS = 200

const folder = process.env.BENCH_MARKS ?? '.'
const part = /services\/([^/]+)/.exec(process.argv[1] ?? '')?.[1] ?? 'other'
const file = join(folder, `${part}-${process.pid}-${threadId}`)
let waiting: Mark[] = []

function mark(name: MarkName, start: number, detail = '', of = 0, end = start) {
  waiting.push({ part, name, start, end, of, detail: detail.slice(0, MAX_DETAIL_CHARACTERS) })
}

function flush() {
  if (waiting.length === 0) return
  appendFileSync(file, waiting.map((one) => `${JSON.stringify(one)}\n`).join(''))
  waiting = []
}
setInterval(flush, FLUSH_INTERVAL_MS).unref()
process.on('exit', flush)

/** Records spans as marks: OpenTelemetry's own start at whole milliseconds. */
const tracer: Pick<Tracer, 'startSpan'> = {
  startSpan(name, _, parent) {
    const start = now()
    const traceId = (parent && trace.getSpanContext(parent)?.traceId) ?? spanIds.generateTraceId()
    const ids = { traceId, spanId: spanIds.generateSpanId(), traceFlags: TraceFlags.SAMPLED }
    const span: Pick<Span, 'spanContext' | 'setStatus' | 'end'> = {
      spanContext: () => ids,
      setStatus: () => span as Span,
      end: () => mark('span', start, name, 0, now()),
    }
    return span as Span
  },
}
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
traceWith(tracer as Tracer)

subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: { url: string } }
  if (request.url === '/api') mark('request', now())
})
subscribe('tracing:fastify.request.handler:start', () => mark('handler', now()))

/** Records the chunks that a stream of the event store's protocol sends and receives. */
function watchStream(message: unknown) {
  const { stream } = message as { stream: { push: Function; write: Function } }
  const { push, write } = stream
  stream.push = (chunk: unknown, ...rest: unknown[]) => {
    if (chunk) mark('received', now())
    return push.call(stream, chunk, ...rest)
  }
  stream.write = (...args: unknown[]) => {
    const result: unknown = write.apply(stream, args)
    mark('written', now())
    return result
  }
}
subscribe('http2.client.stream.created', watchStream)
subscribe('http2.server.stream.created', watchStream)

const { prepare } = DatabaseSync.prototype
DatabaseSync.prototype.prepare = function (text, ...rest) {
  const statement = prepare.call(this, text, ...rest)
  if (!/^(begin|commit)/i.test(text)) return statement
  const run = statement.run.bind(statement)
  statement.run = (...args: never[]) => {
    const start = now()
    const result = run(...args)
    mark(/^begin/i.test(text) ? 'write' : 'synced', start, '', 0, now())
    return result
  }
  return statement
}

interface Client {
  marked?: number
}
let clients = 0
type Asked = { text?: string; values?: unknown[]; handleReadyForQuery?: (...args: unknown[]) => void }

const known = new Map<string, { beginning: string; tells: boolean }>()

function aboutOf(text: string) {
  const before = known.get(text)
  if (before) return before
  const beginning = text.trim().replaceAll(/\s+/g, ' ').slice(0, MAX_TEXT_CHARACTERS)
  const about = { beginning, tells: text.includes('pg_notify') }
  known.set(text, about)
  return about
}

/** Returns the beginning of a statement; for one that notifies, also its parameters. */
function textOf(asked: string | Asked, values: unknown): string {
  const { beginning, tells } = aboutOf(typeof asked === 'string' ? asked : (asked.text ?? ''))
  if (!tells) return beginning
  const parameters = typeof asked === 'string' || !asked.values ? values : asked.values
  const text = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)
  return `${beginning} ${JSON.stringify(parameters, text)}`
}

const { query } = pg.Client.prototype
pg.Client.prototype.query = function (this: pg.Client & Client, ...args: unknown[]) {
  const of = (this.marked ??= ++clients)
  const start = now()
  const asked = args[0] as string | Asked
  const detail = textOf(asked, args[1])
  const end = () => mark('statement', start, detail, of, now())
  const last = args.at(-1)
  if (typeof asked === 'object' && asked.handleReadyForQuery) {
    const ready = asked.handleReadyForQuery
    asked.handleReadyForQuery = function (...rest) {
      end()
      return ready.apply(this, rest)
    }
  } else if (typeof last === 'function') {
    args[args.length - 1] = (...results: unknown[]) => {
      end()
      last(...results)
    }
  }
  const result: unknown = Reflect.apply(query, this, args)
  if (result instanceof Promise) result.then(end, end)
  return result
} as typeof query

const { emit } = pg.Client.prototype
pg.Client.prototype.emit = function (name: string | symbol, ...args: unknown[]) {
  if (name === 'notification') mark('news', now(), (args[0] as { payload?: string }).payload)
  return emit.call(this, name, ...args)
}

const { send } = WebSocket.prototype
WebSocket.prototype.send = function (this: WebSocket, ...args: Parameters<typeof send>) {
  mark('sent', now(), typeof args[0] === 'string' ? args[0].slice(0, MAX_TEXT_CHARACTERS) : '')
  return Reflect.apply(send, this, args)
} as typeof send
