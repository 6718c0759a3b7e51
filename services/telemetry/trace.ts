import { context, ROOT_CONTEXT, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api'
import type { Attributes, Context, Span, SpanContext, Tracer } from '@opentelemetry/api'
import { randomBytes } from 'node:crypto'

// A trace leads from a mutation through load, append and projections to the sockets that receive its changes. The id
// of the trace (128 bits) is the command's id, which the metadata of every event contains, and the second half of it
// is the id of the first span. So nothing else has to be passed on.

/** Attributes of spans: names of types, and counts, but no personal data. */
export type { Attributes }

/** The tracer; null while tracing is off. */
let tracer: Tracer | null = null
let nextIds: { traceId: string; spanId: string } | null = null

export const traceWith = (next: Tracer | null): void => {
  tracer = next
}

export const isTracing = (): boolean => tracer !== null

/** Makes random ids for spans, except for the first span of a command, whose id is derived from the command's. */
export const spanIds = {
  generateTraceId: (): string => nextIds?.traceId ?? randomBytes(16).toString('hex'),
  generateSpanId: (): string => nextIds?.spanId ?? randomBytes(8).toString('hex'),
}

/** First span of a command's trace; its ids are derived from the command's id. */
export function firstSpanOf(commandId: string): SpanContext & { traceId: string; spanId: string } {
  const traceId = commandId.replaceAll('-', '').toLowerCase()
  return { traceId, spanId: traceId.slice(16), traceFlags: TraceFlags.SAMPLED, isRemote: true }
}

async function within<Result>(span: Span, parent: Context, work: () => Promise<Result>): Promise<Result> {
  try {
    return await context.with(trace.setSpan(parent, span), work)
  } catch (error) {
    // Records only the name of an error, because its message may contain personal data.
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'Error' })
    throw error
  } finally {
    span.end()
  }
}

/** Records work as a child of the current span, or as the first span of a command's trace that has none yet. */
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
  nextIds = first
  const span = tracer.startSpan(name, { root: true, attributes }, ROOT_CONTEXT)
  nextIds = null
  return within(span, active, work)
}

/** Records work as a child of the current span; records nothing if there is none. */
export function traced<Result>(
  name: string,
  work: () => Promise<Result>,
  attributes: Attributes = {},
): Promise<Result> {
  const active = context.active()
  if (!tracer || !trace.getSpanContext(active)) return work()
  return within(tracer.startSpan(name, { attributes }, active), active, work)
}

const MAX_TRACES = 100

/** Records work for several commands, from `startTime` (ms since 1970) until now, in at most 100 of their traces. */
export function traceAfter(
  name: string,
  commandIds: Iterable<string>,
  startTime: number,
  attributes: Attributes = {},
): void {
  if (!tracer) return
  for (const commandId of [...new Set(commandIds)].slice(0, MAX_TRACES)) {
    const parent = trace.setSpanContext(ROOT_CONTEXT, firstSpanOf(commandId))
    tracer.startSpan(name, { startTime, attributes }, parent).end()
  }
}
