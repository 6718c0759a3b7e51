import type { Attributes, Tracer } from '@opentelemetry/api'

// Traces: one from a mutation through load and append, the projector's steps, to the sockets of those who watch.
//
// Nothing is carried along for them. The trace id is the command's id, which is 128 bits too and stands in the metadata
// of every event; the id of its first span is the second half of it.

/** What a span may tell: ids of types, and counts. */
export type { Attributes }

/** Where spans begin; null while tracing is off. */
let tracer: Tracer | null = null

/** Whether spans are recorded: what is only needed for them may be left out otherwise. */
export const isTracing = (): boolean => tracer !== null

/** Work as the first span of a command's trace. */
export const beginTrace = <Result>(
  _name: string,
  _commandId: string,
  work: () => Promise<Result>,
  _attributes?: Attributes,
): Promise<Result> => work()

/** Work as a span: below the span that it runs in, else below the first one of the command's trace. */
export const traced = <Result>(
  _name: string,
  _commandId: string | null,
  work: () => Promise<Result>,
  _attributes?: Attributes,
): Promise<Result> => work()

/** Spans of work that was done for several commands at once, from a moment (ms since 1970) until now. */
export function tracedFor(
  _name: string,
  _commandIds: Iterable<string>,
  _from: number,
  _attributes?: Attributes,
): void {}
