import { context, ROOT_CONTEXT, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api'
import type { Attributes, Context, Span, SpanContext, Tracer } from '@opentelemetry/api'
import { randomBytes } from 'node:crypto'

// Traces: one from a mutation through load and append and the projector's steps to the sockets of those who watch.
//
// Nothing is carried along for them. The trace id is the command's id, which has 128 bits too and stands in the metadata
// of every event; the id of its first span is the second half of it.

/** What a span may tell: names of types, and counts. Nothing of people. */
export type { Attributes }

/** Where spans begin; null while tracing is off. */
let tracer: Tracer | null = null
/** The ids that the span which begins next is to have. */
let wanted: { traceId: string; spanId: string } | null = null

/** Lets spans begin there; null switches them off. */
export const traceWith = (next: Tracer | null): void => {
  tracer = next
}

/** Whether spans are recorded: what only they need may be left out otherwise. */
export const isTracing = (): boolean => tracer !== null

/** Makes ids: random ones, but for the first span of a command. */
export const spanIds = {
  generateTraceId: (): string => wanted?.traceId ?? randomBytes(16).toString('hex'),
  generateSpanId: (): string => wanted?.spanId ?? randomBytes(8).toString('hex'),
}

/** The first span of a command's trace, known from its id alone. */
export function firstSpanOf(commandId: string): SpanContext & { traceId: string; spanId: string } {
  const traceId = commandId.replaceAll('-', '').toLowerCase()
  return { traceId, spanId: traceId.slice(16), traceFlags: TraceFlags.SAMPLED, isRemote: true }
}

async function within<Result>(span: Span, parent: Context, work: () => Promise<Result>): Promise<Result> {
  try {
    return await context.with(trace.setSpan(parent, span), work)
  } catch (error) {
    // Its name only: messages may have values of rows in them.
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'Error' })
    throw error
  } finally {
    span.end()
  }
}

/**
 * Work for a command as a span of its trace: the first one, or one below the span of the trace in which it runs.
 */
export function traceCommand<Result>(
  name: string,
  commandId: string,
  work: () => Promise<Result>,
  attributes: Attributes = {},
): Promise<Result> {
  if (!tracer) return work()
  const first = firstSpanOf(commandId)
  const active = context.active()
  if (trace.getSpanContext(active)?.traceId === first.traceId) return traced(name, work, attributes)
  wanted = first
  const span = tracer.startSpan(name, { root: true, attributes }, ROOT_CONTEXT)
  wanted = null
  return within(span, active, work)
}

/** Work as a span below the one in which it runs; without such a one it is not traced. */
export function traced<Result>(
  name: string,
  work: () => Promise<Result>,
  attributes: Attributes = {},
): Promise<Result> {
  const active = context.active()
  if (!tracer || !trace.getSpanContext(active)) return work()
  return within(tracer.startSpan(name, { attributes }, active), active, work)
}

/** The most traces that one piece of work is told to. */
const MOST = 100

/**
 * Tells the traces of commands of work that was done for all of them together, in this process or another, from a
 * moment (ms since 1970) until now. No more than a hundred hear of it.
 */
export function traceAfter(
  name: string,
  commandIds: Iterable<string>,
  startTime: number,
  attributes: Attributes = {},
): void {
  if (!tracer) return
  for (const commandId of [...new Set(commandIds)].slice(0, MOST)) {
    const parent = trace.setSpanContext(ROOT_CONTEXT, firstSpanOf(commandId))
    tracer.startSpan(name, { startTime, attributes }, parent).end()
  }
}
