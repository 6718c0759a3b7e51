import type { CatalogueEvent, EventName } from '../../../events/catalogue.ts'
import type { MemberId, SiteId, StreamName } from '../../../events/kinds.ts'
import type { Refusal } from '../../rules/authorise.ts'

/** Who wants what, where and when: what every command carries. */
export interface Intent {
  /** UUIDv7; a retry repeats it and gets the same answer. */
  commandId: string
  actor: MemberId | 'system'
  site: SiteId | null
  /** ISO 8601, UTC: the server's clock, or the source's in an import. */
  occurredAt: string
  origin: 'live' | 'import' | 'seed'
}

/** The member who acts. Throws a TypeError where the system does: the command is one of members. */
export function actingMember({ actor }: Pick<Intent, 'actor'>): MemberId {
  if (actor === 'system') throw new TypeError('The system gave a command of members')
  return actor
}

/** Why a command was turned down: a code for programs, a sentence for people. */
export interface Rejection {
  code: Refusal['code'] | 'NOT_FOUND' | 'INVALID' | 'CONFLICT' | 'BLOCKED' | 'READ_ONLY'
  message: string
}

/** The answer of a decider that turns a command down. */
export class Rejected {
  readonly rejection: Rejection
  constructor(rejection: Rejection) {
    this.rejection = rejection
  }
}

export const reject = (code: Rejection['code'], message: string): Rejected => new Rejected({ code, message })

/** An event as it is folded: with the site on which it came about, where that is known. */
export type Folded = CatalogueEvent & { metadata?: { site: SiteId | null } }

/** Something that is learned by folding a stream. */
export interface Facts<State> {
  initialState: State
  evolve: (state: State, event: Folded) => State
}

/** Folds a stream as it stands. */
export type Fold = <State>(facts: Facts<State>, stream: StreamName) => Promise<State>

/** Something beyond a decider's own stream that it must know. */
export type Need<T> = (fold: Fold) => Promise<T>
export type Needs<Known> = { [Name in keyof Known]: Need<Known[Name]> }

/** A command, by its name. */
export interface Named {
  name: string
}

/**
 * What may happen to one stream. Pure: no clock, no randomness, no I/O; what it must know beyond its own stream
 * it declares in `needs`, and gets as `known`.
 */
export interface Decider<State, Command extends Named, Known> extends Facts<State> {
  /** The events that each command may lead to: what the catalogue tells. Stories fail when it does not tell the truth. */
  emits: Readonly<Record<Command['name'], readonly EventName[]>>
  stream: (command: Command, intent: Pick<Intent, 'actor'>) => StreamName
  needs: (command: Command, intent: Intent) => Needs<Known>
  /** Whether the command makes its stream, so that there is nothing to load before it. */
  creates?: (command: Command) => boolean
  decide: (state: State, command: Command, known: Known, intent: Intent) => CatalogueEvent[] | Rejected
}

/**
 * What became of a command: what it led to and where the last of it stands in the log, or why not. `isRepeated` says
 * that it was carried out before.
 */
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
