import type { EventName } from '../events/catalogue.ts'
import type { RecordedEvent } from '../events/event.ts'

/** An event of one of these types. */
export type EventNamed<Name extends EventName> = Extract<RecordedEvent, { type: Name }>

/** A row of an answer: its columns by name. */
export type AnswerRow = Readonly<Record<string, string | number | null>>

/**
 * A question to the whole history in one file, which `npm run replay -- --file` answers: a fold over the events of
 * some types, and the rows that it comes to. Personal fields come as ERASED.
 */
export interface HistoryQuestion<State, Name extends EventName = EventName> {
  /** The types of events that are read. */
  handles: readonly Name[]
  initial: State
  /** What the state becomes with an event, in log order; it may be the same object, changed. */
  step: (state: State, event: EventNamed<Name>) => State
  rows: (state: State) => readonly AnswerRow[]
}

/** Says what a file exports, so that its events and its state are typed. */
export const historyQuestion = <State, const Name extends EventName>(
  question: HistoryQuestion<State, Name>,
): HistoryQuestion<State, Name> => question
