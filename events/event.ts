import { z } from 'zod'
import type { CatalogueEvent } from './catalogue.ts'
import { MemberId, SiteId } from './ids.ts'
import type { StreamName } from './kinds.ts'

/** What is known of every event beside what happened. Never personal beyond the actor's id. */
export const Metadata = z.object({
  /** Who did it; `system` for what no member did. */
  actor: z.union([MemberId, z.literal('system')]),
  /** The site on which it was done; null for what belongs to the whole network. */
  site: SiteId.nullable(),
  /** The command that led to the event: the handle of idempotence. */
  commandId: z.uuid(),
  /** The event that led to the command, where one did. */
  cause: z.uuid().nullable(),
  /** Schema version of the data as written, from 1. */
  version: z.int().min(1),
  /** When it happened for people (ISO 8601, UTC); an import sets it, and the store's own time orders. */
  occurredAt: z.iso.datetime(),
  /** Reactors act on `live` only. */
  origin: z.enum(['live', 'import', 'seed']),
})
export type Metadata = z.output<typeof Metadata>

/** An event about to be appended. */
export interface NewEvent {
  /** UUID; the store drops a second append with the same id. */
  id: string
  type: CatalogueEvent['type']
  data: CatalogueEvent['data']
  metadata: Metadata
}

/** Where and when the log keeps an event. */
export interface Recorded {
  id: string
  stream: StreamName
  /** Place in its stream, from 0. */
  revision: number
  /** Place in the whole log; rises with every event. */
  position: bigint
  /** The store's clock. */
  recordedAt: Date
  metadata: Metadata
}

/** An event read from the log: what happened, and what is known of it. */
export type RecordedEvent<E extends { type: string; data: unknown } = CatalogueEvent> = E & Recorded
