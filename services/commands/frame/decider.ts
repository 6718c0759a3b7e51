import type { CatalogueEvent, EventName } from '../../../events/catalogue.ts'
import type { MemberId, SiteId, StreamName } from '../../../events/kinds.ts'
import type { Refusal } from '../../rules/authorise.ts'

/** Context of a command: actor, site and time. */
export interface Intent {
  /** UUIDv7; a retry has the same id and gets the same result. */
  commandId: string
  actor: MemberId | 'system'
  site: SiteId | null
  /** ISO 8601, UTC: time of the server, or of the source in an import. */
  occurredAt: string
  origin: 'live' | 'import' | 'seed'
}

/** The acting member. Throws a TypeError for the system, for commands that only members give. */
export function actingMember({ actor }: Pick<Intent, 'actor'>): MemberId {
  if (actor === 'system') throw new TypeError('The system sent a command that only members can send')
  return actor
}

/** Reason for rejecting a command: a code for programs, and a message for people. */
export interface Rejection {
  code: Refusal['code'] | 'NOT_FOUND' | 'INVALID' | 'CONFLICT' | 'BLOCKED' | 'READ_ONLY'
  message: string
}

/** Result of a decider that rejects a command. */
export class Rejected {
  readonly rejection: Rejection
  constructor(rejection: Rejection) {
    this.rejection = rejection
  }
}

export const reject = (code: Rejection['code'], message: string): Rejected => new Rejected({ code, message })

/** An event as a fold gets it, with its site if known. */
export type Folded = CatalogueEvent & { metadata?: { site: SiteId | null } }

/** A fold over a stream. */
export interface Facts<State> {
  initialState: State
  evolve: (state: State, event: Folded) => State
}

/** Folds the events of a stream up to its current end. */
export type Fold = <State>(facts: Facts<State>, stream: StreamName) => Promise<State>

/** Loads facts from other streams for a decider. */
export type Need<T> = (fold: Fold) => Promise<T>
export type Needs<Known> = { [Name in keyof Known]: Need<Known[Name]> }

export interface Named {
  name: string
}

/** Rules of one stream. Pure: uses no clock, randomness or I/O; `needs` loads the facts that are passed as `known`. */
export interface Decider<State, Command extends Named, Known> extends Facts<State> {
  /** Events that each command can emit, for the catalogue. Tests of the decider fail if one is missing. */
  emits: Readonly<Record<Command['name'], readonly EventName[]>>
  stream: (command: Command, intent: Pick<Intent, 'actor'>) => StreamName
  needs: (command: Command, intent: Intent) => Needs<Known>
  /**
   * True if the command's stream is usually missing: it is decided from the initial state and appended with
   * `no_stream`, and loads the stream only if that fails or nothing results.
   */
  creates?: (command: Command) => boolean
  decide: (state: State, command: Command, known: Known, intent: Intent) => CatalogueEvent[] | Rejected
}

/**
 * Events of a command with the position of the last one, or a rejection. `isRepeated`: an earlier attempt appended
 * them.
 */
export type Outcome =
  | { ok: true; events: CatalogueEvent[]; position: bigint | null; isRepeated?: true }
  | { ok: false; rejection: Rejection }

/** Carries out a command: loads the stream, decides and appends the events. */
export type Dispatch = <State, Command extends Named, Known>(
  decider: Decider<State, Command, Known>,
  command: Command,
  intent: Intent,
) => Promise<Outcome>

/** Used as the `default` of a switch over a union, so that a missing case is a compile error. */
export function never(value: never): never {
  throw new Error(`No case for ${JSON.stringify(value)}`)
}
