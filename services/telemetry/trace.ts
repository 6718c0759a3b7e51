import { context, ROOT_CONTEXT, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api'
import type { Attributes, Context, Span, SpanContext, Tracer } from '@opentelemetry/api'
import { randomBytes } from 'node:crypto'

// A trace leads from a mutation through load, append and projections to the sockets of watchers. Its id is the
// command's id (128 bits), which the metadata of every event contains, and the id of its first span is the second half
// of that id, so nothing else has to be passed on.

/** Attributes of spans: names of types, and counts; no personal data. */
export type { Attributes }

/** Null while tracing is off. */
let tracer: Tracer | null = null
let nextIds: { traceId: string; spanId: string } | null = null

export const traceWith = (next: Tracer | null): void => {
  tracer = next
}

export const isTracing = (): boolean => tracer !== null

/** Makes random ids, except for the first span of a command. */
export const spanIds = {
  generateTraceId: (): string => nextIds?.traceId ?? randomBytes(16).toString('hex'),
  generateSpanId: (): string => nextIds?.spanId ?? randomBytes(8).toString('hex'),
}

/** First span of a command's trace, whose ids are derived from the command's id. */
export function firstSpanOf(commandId: string): SpanContext & { traceId: string; spanId: string } {
  const traceId = commandId.replaceAll('-', '').toLowerCase()
  return { traceId, spanId: traceId.slice(16), traceFlags: TraceFlags.SAMPLED, isRemote: true }
}

async function within<Result>(span: Span, parent: Context, work: () => Promise<Result>): Promise<Result> {
  try {
    return await context.with(trace.setSpan(parent, span), work)
  } catch (error) {
    // Records only the error's name, as messages may contain personal data.
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'Error' })
    throw error
  } finally {
    span.end()
  }
}

/** Records work as the first span of a command's trace, or as a child of the current span. */
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

/** Records work as a child of the current span, if there is one. */
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

/** Records shared work, from `startTime` (ms since 1970) until now, in the traces of up to 100 commands. */
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
