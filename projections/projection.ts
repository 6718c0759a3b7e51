import { readFileSync } from 'node:fs'
import type { EventName } from '../events/catalogue.ts'
import type { RecordedEvent } from '../events/event.ts'
import type { Sql } from '../services/postgres/sql.ts'

/** A change by a committed batch, for subscribers: ids only, never content. */
export interface Change {
  topic: Topic
  id: string
  /** Set by the projector, not by projections. */
  cause?: Cause
}

/** The event behind a change, for metrics and traces. */
export interface Cause {
  /** Time at which the log stored the event, in ms since 1970. */
  at: number
  /** Id of the command that led to it; null when tracing is off. */
  command: string | null
}

/** A subject of subscriptions. */
export type Topic =
  /** Everything below a root, by the root's id. */
  | `content:${string}`
  /** Content of a site, and so the lists of it. */
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

/** A read model as a function from events to rows, shared by live updates, replays and audits. */
export interface Projection {
  /** In snake case; with the version it names the schema of the tables. */
  name: string
  /** Incremented with each change of the tables or of their meaning. */
  version: number
  /** Schemas of the read model that this one replaces: it serves only once it has reached their positions. */
  formerly?: readonly string[]
  handles: readonly EventName[]
  /** False if its rows do not depend on personal fields, so that events are read without keys. */
  personal?: false
  /** True if nobody waits for its rows: events are collected for a moment, to give way to other projections. */
  unhurried?: true
  /** DDL of its tables, with unqualified names. */
  tables: string
  /**
   * Applies a batch, in log order, with a few set-based statements. Deterministic: no clock, no randomness, no I/O
   * except `sql`, whose search path is this projection's schema. Idempotent. Returns changes that only rows reveal.
   */
  apply: (batch: readonly RecordedEvent[], sql: Sql) => Promise<readonly Change[] | void>
  /** Changes that follow from an event alone. */
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
