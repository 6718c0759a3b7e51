import { z } from 'zod'
import type { CatalogueEvent } from './catalogue.ts'
import { MemberId, SiteId } from './ids.ts'
import type { StreamName } from './kinds.ts'

/** Metadata of every event; the only personal data in it is the id of the acting member. */
export const Metadata = z.object({
  /** Id of the member who acted; `system` for actions of the network itself. */
  actor: z.union([MemberId, z.literal('system')]),
  /** Site on which the action happened; null for actions that concern the whole network. */
  site: SiteId.nullable(),
  /** Id of the command that caused the event; a retry of this command appends nothing. */
  commandId: z.uuid(),
  /** Id of the event to which the system reacted with the command; null for commands of people. */
  cause: z.uuid().nullable(),
  /** Version of the schema of the stored event data; the first version is 1. */
  version: z.int().min(1),
  /**
   * Time of the action as shown to people (ISO 8601, UTC). Imports set past times, so it can decrease along the log.
   */
  occurredAt: z.iso.datetime(),
  /** `live` for actions of people; reactors ignore imported and seeded events, which have other origins. */
  origin: z.enum(['live', 'import', 'seed']),
})
export type Metadata = z.output<typeof Metadata>

/** An event with its metadata, before it is appended to the log. */
export interface NewEvent {
  /** UUID of the event; the store ignores a repeated append of the same id. */
  id: string
  type: CatalogueEvent['type']
  data: CatalogueEvent['data']
  metadata: Metadata
}

/** Fields that the store adds when it appends an event. */
export interface Recorded {
  id: string
  stream: StreamName
  /** Revision of the event in its stream, from 0. */
  revision: number
  /** Position of the event in the whole log; increases with each event. */
  position: bigint
  /** Time at which the store appended the event, by the store's clock. */
  recordedAt: Date
  metadata: Metadata
}

/** An event as read from the log: its data, metadata and place in the log. */
export type RecordedEvent<E extends { type: string; data: unknown } = CatalogueEvent> = E & Recorded
