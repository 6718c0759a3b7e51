import type { CatalogueEvent, EventName } from '../../../events/catalogue.ts'
import type { MemberId, SiteId, StreamName } from '../../../events/kinds.ts'
import type { Refusal } from '../../rules/authorise.ts'

/** Context of a command: actor, site and time. */
export interface Intent {
  /** UUIDv7; a retry repeats it and gets the same result. */
  commandId: string
  actor: MemberId | 'system'
  site: SiteId | null
  /** ISO 8601, UTC: time of the server, or of the source in an import. */
  occurredAt: string
  origin: 'live' | 'import' | 'seed'
}

/** The acting member. Throws a TypeError for the system: only members give the command. */
export function actingMember({ actor }: Pick<Intent, 'actor'>): MemberId {
  if (actor === 'system') throw new TypeError('The system sent a command that only members can send')
  return actor
}

/** Reason for rejecting a command: a code for programs, a sentence for people. */
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

/** An event as it is folded, with its site if known. */
export type Folded = CatalogueEvent & { metadata?: { site: SiteId | null } }

/** A fold over a stream. */
export interface Facts<State> {
  initialState: State
  evolve: (state: State, event: Folded) => State
}

/** Folds a stream up to its current end. */
export type Fold = <State>(facts: Facts<State>, stream: StreamName) => Promise<State>

/** Facts that a decider needs from other streams. */
export type Need<T> = (fold: Fold) => Promise<T>
export type Needs<Known> = { [Name in keyof Known]: Need<Known[Name]> }

export interface Named {
  name: string
}

/** Rules of one stream. Pure: no clock, no randomness, no I/O; `needs` declares the facts passed as `known`. */
export interface Decider<State, Command extends Named, Known> extends Facts<State> {
  /** Events that each command can lead to, for the catalogue. Specifications fail if it is incomplete. */
  emits: Readonly<Record<Command['name'], readonly EventName[]>>
  stream: (command: Command, intent: Pick<Intent, 'actor'>) => StreamName
  needs: (command: Command, intent: Intent) => Needs<Known>
  /** True if the command creates its stream, so that nothing needs to be loaded. */
  creates?: (command: Command) => boolean
  decide: (state: State, command: Command, known: Known, intent: Intent) => CatalogueEvent[] | Rejected
}

/** Events of a command with the last position, or a rejection. `isRepeated`: it was carried out before. */
export type Outcome =
  | { ok: true; events: CatalogueEvent[]; position: bigint | null; isRepeated?: true }
  | { ok: false; rejection: Rejection }

/** Carries a command out: load, decide, append. */
export type Dispatch = <State, Command extends Named, Known>(
  decider: Decider<State, Command, Known>,
  command: Command,
  intent: Intent,
) => Promise<Outcome>

/** For the `default` of a switch over a union: does not compile when a case is missing. */
export function never(value: never): never {
  throw new Error(`No case for ${JSON.stringify(value)}`)
}
