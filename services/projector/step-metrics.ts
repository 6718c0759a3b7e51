import type { RecordedEvent } from '../../events/event.ts'
import type { Cause, Change, Projection } from '../../projections/projection.ts'
import { poisonedSteps, stepEvents, stepSeconds } from '../telemetry/metrics.ts'
import { isTracing, traceAfter } from '../telemetry/trace.ts'

export function causeOf({ recordedAt, metadata, position }: RecordedEvent): Cause {
  const command = isTracing() && metadata.origin === 'live' ? metadata.commandId : null
  return { at: recordedAt.getTime(), command, position }
}

export function changesOf(projection: Projection, event: RecordedEvent): Change[] {
  const cause = causeOf(event)
  return projection.changes(event).map((change) => ({ ...change, cause }))
}

/** Records a step of live work that took `ms` and ends now, in metrics and traces. */
export function countStep(
  { name }: Pick<Projection, 'name'>,
  events: readonly Pick<RecordedEvent, 'metadata'>[],
  ms: number,
): void {
  if (events.length === 0) return
  stepSeconds.observe({ projection: name }, ms / 1000)
  stepEvents.observe({ projection: name }, events.length)
  if (!isTracing()) return
  const live = events.filter(({ metadata }) => metadata.origin === 'live')
  traceAfter(
    `project ${name}`,
    live.map(({ metadata }) => metadata.commandId),
    Date.now() - ms,
    { projection: name, 'event.count': events.length },
  )
}

export const countFailure = ({ name }: Pick<Projection, 'name'>): void =>
  poisonedSteps.inc({ projection: name })
