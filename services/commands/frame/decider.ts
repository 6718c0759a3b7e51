import type { CatalogueEvent, EventName } from '../../../events/catalogue.ts'
import type { MemberId, SiteId, StreamName } from '../../../events/kinds.ts'
import type { Refusal } from '../../rules/authorise.ts'

/** Circumstances of a command: who gives it, on which site, and when. */
export interface Intent {
  /** UUIDv7 of the command; a retry has the same id and returns the first result. */
  commandId: string
  /** Digest (hexadecimal) of what a request with an idempotency key contains; a retry contains the same. */
  content?: string
  actor: MemberId | 'system'
  site: SiteId | null
  /** Time (ISO 8601, UTC) of the server, or for imports the time at which the action happened. */
  occurredAt: string
  origin: 'live' | 'import' | 'seed'
}

/** What a decider knows of an intent. Without the id of the command it makes no ids: those come with the command. */
export type Circumstances = Omit<Intent, 'commandId' | 'content'>

/** The acting member. Throws a TypeError for the system, which cannot give commands that belong to members. */
export function actingMember({ actor }: Pick<Intent, 'actor'>): MemberId {
  if (actor === 'system') throw new TypeError('The system sent a command that only members can send')
  return actor
}

/** Reason for which a command is rejected: a code for programs, and a message for people. */
export interface Rejection {
  code: Refusal['code'] | 'NOT_FOUND' | 'INVALID' | 'CONFLICT' | 'BLOCKED' | 'READ_ONLY'
  message: string
  /** Newest revision, if the command is based on an earlier one. */
  revision?: number
}

/** Rejection of a used idempotency key with other content. */
export const OTHER_CONTENT = {
  code: 'CONFLICT',
  message: 'This was sent before with other content. Send it with an idempotency key of its own.',
} as const

/** Makes the result of a decider that rejects a command. */
export class Rejected {
  readonly rejection: Rejection
  constructor(rejection: Rejection) {
    this.rejection = rejection
  }
}

export const reject = (code: Rejection['code'], message: string): Rejected => new Rejected({ code, message })

/** An event as a fold receives it, with its site and time (ISO 8601) if these are known. */
export type Folded = CatalogueEvent & { metadata?: { site: SiteId | null; occurredAt?: string } }

/** The initial state of a stream, and a function that applies an event to the state. */
export interface Facts<State> {
  initialState: State
  evolve: (state: State, event: Folded) => State
}

/** Computes the state of a stream from all its events so far. */
export type Fold = <State>(facts: Facts<State>, stream: StreamName) => Promise<State>

/** Loads state from other streams on which a decision depends. */
export type Need<T> = (fold: Fold) => Promise<T>
export type Needs<Known> = { [Name in keyof Known]: Need<Known[Name]> }

export interface Named {
  name: string
}

/**
 * Rules for one kind of stream. Pure: without clock, randomness or I/O. `needs` loads the state of others (`known`).
 */
export interface Decider<State, Command extends Named, Known> extends Facts<State> {
  /** Types of the events that each command can emit, for the catalogue; each must occur in a test of the decider. */
  emits: Readonly<Record<Command['name'], readonly EventName[]>>
  stream: (command: Command, intent: Pick<Intent, 'actor'>) => StreamName
  needs: (command: Command, intent: Intent) => Needs<Known>
  /**
   * True if the command's stream usually does not exist yet: the command is then decided on the initial state, and the
   * stream is read only if it exists after all or if the command results in no event.
   */
  creates?: (command: Command) => boolean
  decide: (state: State, command: Command, known: Known, intent: Circumstances) => CatalogueEvent[] | Rejected
}

/** Events of a command and the position of the last, or a rejection. `isRepeated`: an earlier attempt appended them. */
export type Outcome =
  | { ok: true; events: CatalogueEvent[]; position: bigint | null; isRepeated?: true }
  | { ok: false; rejection: Rejection }

/** Carries out a command: loads the stream, decides, and appends the resulting events. */
export type Dispatch = <State, Command extends Named, Known>(
  decider: Decider<State, Command, Known>,
  command: Command,
  intent: Intent,
) => Promise<Outcome>

/** Call in the `default` of a switch over a union type, which makes the compiler report a missing case. */
export function never(value: never): never {
  throw new Error(`No case for ${JSON.stringify(value)}`)
}
