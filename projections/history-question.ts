import type { EventName } from '../events/catalogue.ts'
import type { RecordedEvent } from '../events/event.ts'

export type EventNamed<Name extends EventName> = Extract<RecordedEvent, { type: Name }>

/** A row of an answer, as values by column name. */
export type AnswerRow = Readonly<Record<string, string | number | null>>

/**
 * A query on the whole history, in a file that `npm run replay -- --file` runs: a fold over events of some types, and
 * rows made from its final state. Personal fields read as ERASED.
 */
export interface HistoryQuestion<State, Name extends EventName = EventName> {
  handles: readonly Name[]
  initial: State
  /** Next state after an event, in log order; may mutate and return the given state. */
  step: (state: State, event: EventNamed<Name>) => State
  rows: (state: State) => readonly AnswerRow[]
}

/** Returns its argument unchanged; infers the types of events and state. */
export const historyQuestion = <State, const Name extends EventName>(
  question: HistoryQuestion<State, Name>,
): HistoryQuestion<State, Name> => question
