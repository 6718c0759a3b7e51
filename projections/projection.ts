import { readFileSync } from 'node:fs'
import type { CatalogueEvent, EventName } from '../events/catalogue.ts'
import type { RecordedEvent } from '../events/event.ts'
import type { SiteId } from '../events/kinds.ts'
import type { Sql } from '../services/postgres/sql.ts'

/** A change that a committed batch caused, announced to subscribers; it contains only ids, never content. */
export interface Change {
  topic: Topic
  id: string
  /** Event that caused the change; the projector adds it, so projections leave it out. */
  cause?: Cause
}

/** The event that caused a change, for metrics, for traces, and to order deliveries to subscribers. */
export interface Cause {
  /** Time at which the log stored the event, in ms since 1970. */
  at: number
  /** Id of the command that caused the event; null when tracing is off. */
  command: string | null
  /** Log position of the event; if several events of a batch cause the same change, that of the last one. */
  position: bigint
}

/** Topics to which clients and processes subscribe for changes. */
export type Topic =
  /**
   * Changes of a root item and of everything below it, by the id of the root. The id is that of the changed item, or of
   * a member whose items became spam, or are no longer.
   */
  | `content:${string}`
  /** Changes of a site's content, including its lists. */
  | `content-of:${string}`
  /** Changes of a member's status updates and of the replies to them, with the id of the item or as for `content:`. */
  | `statuses:${string}`
  | `reactions:${string}`
  | `conversation:${string}`
  /** A conversation was read, with its id. */
  | `activity:${string}`
  /** A member is typing in a conversation, with the member's id; of interest only at that moment. */
  | `typing:${string}`
  /** Changes of a member's list of conversations and unread counts. */
  | `inbox:${string}`
  /** Changes of what a member is told, and of what the member has read of it, with the member's id. */
  | `notices:${string}`
  | `member:${string}`
  /** Changes of the role of any member, such as of a new spammer, with the member's id. */
  | 'roles'
  | `disorder:${string}`
  /** An item in the editor: who has it open, with the id of a member, and its changes, with that of the item. */
  | `editing:${string}`
  /** Changes of the settings of any site, with the site's id. */
  | 'site'
  | `session:${string}`
  /** Changes of replays and audits, for operators. */
  | 'operations'
  /** Reports and decisions in the moderators' queue, with the id of the item. */
  | 'moderation'
  /** Claims of items in the moderators' queue, with the id of the item. */
  | 'claims'
  /** Start and end of the network's read-only mode. */
  | 'maintenance'
  /** Changes of an analyst's open questions. */
  | `questions:${string}`
  /** Changes of the progress of a question and of its answer. */
  | `question:${string}`

/** An event as far as it determines changes: its type, its data and the site on which it happened. */
export type ChangeSource = CatalogueEvent & { metadata: { site: SiteId | null } }

/** A read model: its tables, and how events change them. */
export interface Projection {
  /** Name of the projection in snake case; name and version together are the name of its tables' schema. */
  name: string
  /** Version of the tables; increment it with each change of the tables or of the meaning of their columns. */
  version: number
  /**
   * Schemas of older read models that this one replaces: its tables serve once they reach the old tables' positions.
   */
  formerly?: readonly string[]
  handles: readonly EventName[]
  /** False if the rows do not depend on personal fields, so that the projection can read events without keys. */
  personal?: false
  /** True if viewers never wait for these rows: batches are then delayed, so that other projections go first. */
  unhurried?: true
  /** Handled types for whose rows nobody waits, as they concern others: batches of them are delayed like unhurried ones. */
  aside?: readonly EventName[]
  /** SQL statements that create the tables, without a schema in the names. */
  tables: string
  /**
   * Applies a batch of events in the order of the log, with a few statements for all events together. Deterministic:
   * uses no clock, randomness or I/O except `sql`, whose search path is the schema of this projection's tables.
   * Idempotent. Returns changes that can be determined only from rows. The last statements need not be awaited, and
   * are then sent together with the commit.
   */
  apply: (batch: readonly RecordedEvent[], sql: Sql) => Promise<readonly Change[] | void>
  /** Changes that an event causes and that can be determined without rows. */
  changes: (event: ChangeSource) => Change[]
}

export const schemaOf = (projection: Pick<Projection, 'name' | 'version'>): string =>
  `${projection.name}_v${projection.version}`

/** Names of all schemas that may have tables of a projection, including older versions and replaced read models. */
export const schemasOf = ({
  name,
  version,
  formerly = [],
}: Pick<Projection, 'name' | 'version' | 'formerly'>): string[] => [
  ...formerly,
  ...Array.from({ length: version }, (_, n) => schemaOf({ name, version: n + 1 })),
]

/** Reads the file `tables.sql` in the folder of a `project.ts`, whose `import.meta.url` is passed. */
export const tablesBeside = (url: string): string => readFileSync(new URL('tables.sql', url), 'utf8')
