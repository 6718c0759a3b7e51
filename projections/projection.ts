import { readFileSync } from 'node:fs'
import type { EventName } from '../events/catalogue.ts'
import type { RecordedEvent } from '../events/event.ts'
import type { Sql } from '../services/postgres/sql.ts'

/** What a committed batch changed, for those who watch it: ids only, never content. */
export interface Change {
  topic: Topic
  /** Id of the thing that is new or changed. */
  id: string
  /** The event that it comes of. The projector puts it there; no projection gives it. */
  cause?: Cause
}

/** Of which event a change comes, for those who measure and trace. */
export interface Cause {
  /** When the log took the event, in ms since 1970. */
  at: number
  /** The command that led to it; null where nobody traces. */
  command: string | null
}

/** What a subscriber can watch. */
export type Topic =
  /** All that stands under one root: its id. */
  | `content:${string}`
  /** Any content of one site, and so the lists of it. */
  | `content-of:${string}`
  | `reactions:${string}`
  | `conversation:${string}`
  /** The conversation list and unread counts of one member. */
  | `inbox:${string}`
  | `member:${string}`
  /** Anything of any site: its id. */
  | 'site'
  /** One session: that it has ended. */
  | `session:${string}`
  /** Replays and audits (ids): what operators watch. */
  | 'operations'
  /** Whether the network is read-only. */
  | 'maintenance'
  /** The questions that one analyst has open. */
  | `questions:${string}`
  /** One question, how far it has come, and its answer. */
  | `question:${string}`

/** A read model: how events become rows. A value, so that live work, replay and audit share it. */
export interface Projection {
  /** In snake case; with the version it names the schema of its tables. */
  name: string
  /** Raised with every change of its tables or of what it makes of events. */
  version: number
  /** Schemas of the read model whose place it took: until it tells as much as they do, it does not serve. */
  formerly?: readonly string[]
  handles: readonly EventName[]
  /**
   * False for one that needs nothing personal: it is brought further without a look at the keys. What is personal may
   * come to it as ERASED or in the clear, and must make no difference to its rows.
   */
  personal?: false
  /**
   * True for one that nobody watches, and whose rows no member waits for: what comes is let gather for a moment, so
   * that it does not stand in the way of the others.
   */
  unhurried?: true
  /** The statements that make its tables, unqualified. */
  tables: string
  /**
   * Applies a batch, in log order, with a few set-based statements. No clock, no randomness, no I/O but `sql`,
   * which looks tables up in this projection's schema only. Applied twice it changes nothing. Gives what changed for
   * those who watch and only rows tell.
   */
  apply: (batch: readonly RecordedEvent[], sql: Sql) => Promise<readonly Change[] | void>
  /** What an event changes for those who watch, as far as the event itself tells. */
  changes: (event: RecordedEvent) => Change[]
}

/** The schema that holds a projection's tables. */
export const schemaOf = (projection: Pick<Projection, 'name' | 'version'>): string =>
  `${projection.name}_v${projection.version}`

/** The schemas of a projection's tables, of this version, of each before it, and of what was in its place. */
export const schemasOf = ({
  name,
  version,
  formerly = [],
}: Pick<Projection, 'name' | 'version' | 'formerly'>): string[] => [
  ...formerly,
  ...Array.from({ length: version }, (_, n) => schemaOf({ name, version: n + 1 })),
]

/** Reads the `tables.sql` beside a `project.ts` (pass its `import.meta.url`). */
export const tablesBeside = (url: string): string => readFileSync(new URL('tables.sql', url), 'utf8')
