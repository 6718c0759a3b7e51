import { z } from 'zod'
import type { CatalogueEvent } from './catalogue.ts'
import { MemberId, SiteId } from './ids.ts'
import type { StreamName } from './kinds.ts'

/** Metadata of every event. The actor's id is its only personal data. */
export const Metadata = z.object({
  /** The acting member; `system` if the network itself acts. */
  actor: z.union([MemberId, z.literal('system')]),
  /** The site of the action; null for actions on the whole network. */
  site: SiteId.nullable(),
  /** Id of the command that caused the event, so that a retry appends nothing. */
  commandId: z.uuid(),
  /** Id of the event that caused the command; null for commands of people. */
  cause: z.uuid().nullable(),
  /** Schema version of the stored data, from 1. */
  version: z.int().min(1),
  /**
   * Time of the action as shown to people (ISO 8601, UTC). Imports set it, so its order can differ from that of the
   * log.
   */
  occurredAt: z.iso.datetime(),
  /** Reactors handle `live` events only. */
  origin: z.enum(['live', 'import', 'seed']),
})
export type Metadata = z.output<typeof Metadata>

/** An event about to be appended. */
export interface NewEvent {
  /** UUID; the store ignores a second append with the same id. */
  id: string
  type: CatalogueEvent['type']
  data: CatalogueEvent['data']
  metadata: Metadata
}

/** Fields that the log adds to an event. */
export interface Recorded {
  id: string
  stream: StreamName
  /** Index of the event in its stream, from 0. */
  revision: number
  /** Position in the whole log, increasing with every event. */
  position: bigint
  /** Time of the append, by the store's clock. */
  recordedAt: Date
  metadata: Metadata
}

/** An event read from the log, with its metadata. */
export type RecordedEvent<E extends { type: string; data: unknown } = CatalogueEvent> = E & Recorded
