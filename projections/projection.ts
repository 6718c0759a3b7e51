import { readFileSync } from 'node:fs'
import type { EventName } from '../events/catalogue.ts'
import type { RecordedEvent } from '../events/event.ts'
import type { Sql } from '../services/postgres/sql.ts'

/** A change that a committed batch caused, for subscribers: it contains ids, never content. */
export interface Change {
  topic: Topic
  id: string
  /** Set by the projector, never by projections. */
  cause?: Cause
}

/** The event that caused a change, for metrics and traces. */
export interface Cause {
  /** Time at which the log stored the event, in ms since 1970. */
  at: number
  /** Id of the command that caused the event; null when tracing is off. */
  command: string | null
}

/** Topics of subscriptions. */
export type Topic =
  /** Everything below a root, by the root's id. */
  | `content:${string}`
  /** Content of a site, including its lists. */
  | `content-of:${string}`
  | `reactions:${string}`
  | `conversation:${string}`
  /** A member's conversation list and unread counts. */
  | `inbox:${string}`
  | `member:${string}`
  /** Settings of any site, by its id. */
  | 'site'
  /** The end of a session. */
  | `session:${string}`
  /** Replays and audits, for operators. */
  | 'operations'
  /** The network's read-only mode. */
  | 'maintenance'
  /** An analyst's open questions. */
  | `questions:${string}`
  /** A question's progress and answer. */
  | `question:${string}`

/** A read model as a function from events to rows, used in live updates, replays and audits. */
export interface Projection {
  /** In snake case; name and version form the name of the tables' schema. */
  name: string
  /** Incremented with each change of the tables or of their meaning. */
  version: number
  /** Schemas of the read model that this one replaces: it starts to serve once it has reached their positions. */
  formerly?: readonly string[]
  handles: readonly EventName[]
  /** False if its rows do not depend on personal fields, so that events can be read without keys. */
  personal?: false
  /** True if viewers never wait for its rows: it collects events for a moment, so that other projections go first. */
  unhurried?: true
  /** DDL of its tables, with unqualified names. */
  tables: string
  /**
   * Applies a batch, in log order, with a few set-based statements. Deterministic: uses no clock, randomness or I/O
   * except `sql`, whose search path is this projection's schema. Idempotent. Returns changes that only the rows show.
   */
  apply: (batch: readonly RecordedEvent[], sql: Sql) => Promise<readonly Change[] | void>
  /** Changes that an event causes regardless of rows. */
  changes: (event: RecordedEvent) => Change[]
}

export const schemaOf = (projection: Pick<Projection, 'name' | 'version'>): string =>
  `${projection.name}_v${projection.version}`

/** Schemas of a projection's tables: this version, all earlier ones, and those it replaces. */
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
