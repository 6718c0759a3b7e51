import type { EventName } from '../events/catalogue.ts'
import type { RecordedEvent } from '../events/event.ts'

type EventNamed<Name extends EventName> = Extract<RecordedEvent, { type: Name }>

/** A row of an answer: values by column name. */
export type AnswerRow = Readonly<Record<string, string | number | null>>

/**
 * A question about the whole history, defined in a file that `npm run replay -- --file` runs. It folds the events of
 * some types into a state and makes the answer's rows from the final state. Personal fields read as ERASED.
 */
interface HistoryQuestion<State, Name extends EventName = EventName> {
  handles: readonly Name[]
  initial: State
  /** Returns the next state after an event, in the order of the log; may mutate and return the given state. */
  step: (state: State, event: EventNamed<Name>) => State
  rows: (state: State) => readonly AnswerRow[]
}

/** Defines a question; exists only so that the types of its events and state are inferred. */
export const historyQuestion = <State, const Name extends EventName>(
  question: HistoryQuestion<State, Name>,
): HistoryQuestion<State, Name> => question
