import type { RecordedEvent } from '../../events/event.ts'
import { LogUnavailableError, WrongRevisionError, type Log } from '../../events/log.ts'
import type { Dispatch, Outcome } from '../commands/frame/decider.ts'
import { appendedEvents, appendSeconds, commandSeconds } from './metrics.ts'
import { traceCommand, traced } from './trace.ts'

const secondsSince = (start: number) => (performance.now() - start) / 1000

function reasonOf(error: unknown): string {
  if (error instanceof WrongRevisionError) return 'raced'
  return error instanceof LogUnavailableError ? 'unavailable' : 'failed'
}

/** Wraps the log so that appends are counted, and that reads and appends become spans of their command's trace. */
export const measuredLog = <Kind extends Log<RecordedEvent>>(log: Kind): Kind => ({
  ...log,
  read: (stream, options) =>
    traced('load', () => log.read(stream, options), { 'stream.category': stream.split('-', 1)[0] ?? '' }),
  async append(stream, events, expected) {
    const start = performance.now()
    const types = [...new Set(events.map(({ type }) => type))].join(' ')
    try {
      const appended = await traced('append', () => log.append(stream, events, expected), {
        'event.types': types,
        'event.count': events.length,
      })
      appendSeconds.observe({ outcome: 'kept' }, secondsSince(start))
      appendedEvents.inc(events.length)
      return appended
    } catch (error) {
      appendSeconds.observe({ outcome: reasonOf(error) }, secondsSince(start))
      throw error
    }
  },
})

function outcomeOf(outcome: Outcome): string {
  if (!outcome.ok) return outcome.rejection.code.toLowerCase()
  if (outcome.isRepeated) return 'repeated'
  return outcome.events.length > 0 ? 'done' : 'unchanged'
}

/** Wraps the dispatch so that commands are counted and traced. */
export const measuredDispatch =
  (dispatch: Dispatch): Dispatch =>
  (decider, command, intent) =>
    traceCommand(
      `dispatch ${command.name}`,
      intent.commandId,
      async () => {
        const start = performance.now()
        let outcome = 'failed'
        try {
          const result = await dispatch(decider, command, intent)
          outcome = outcomeOf(result)
          return result
        } catch (error) {
          if (error instanceof LogUnavailableError) outcome = 'unavailable'
          throw error
        } finally {
          commandSeconds.observe({ command: command.name, outcome }, secondsSince(start))
        }
      },
      { command: command.name },
    )
