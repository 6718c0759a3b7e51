import { catalogue, type CatalogueEvent, type EventName } from './catalogue.ts'
import type { EventTypes } from './define.ts'
import type { RecordedEvent } from './event.ts'

// What events of any kind of content have in common: each names its subject and the root that this stands under; the
// one that creates it also its parent (null for what stands by itself), site and author.

const types: EventTypes = catalogue

/** The types of events by which content is created or edited, of every kind. */
export const contentEvents = (): EventName[] =>
  // Object.keys forgets that these are the names of the catalogue.
  (Object.keys(types) as EventName[]).filter((type) => {
    const fields = types[type]?.versions.at(-1)?.schema.shape ?? {}
    return 'root' in fields && 'body' in fields
  })

/** Events by which content comes to be. */
export type Creation = Extract<CatalogueEvent, { data: { parent: unknown; root: unknown } }>
/** Events by which an author changes its texts. */
export type Edit = Exclude<Extract<CatalogueEvent, { data: { root: unknown; body: unknown } }>, Creation>

/** True for an event that creates content, of any kind. */
export function isCreation(event: RecordedEvent): event is RecordedEvent & Creation
export function isCreation(event: CatalogueEvent): event is Creation
export function isCreation({ data }: CatalogueEvent): boolean {
  return 'root' in data && 'parent' in data
}

/** True for an event that changes the texts of content, of any kind. */
export function isEdit(event: RecordedEvent): event is RecordedEvent & Edit
export function isEdit(event: CatalogueEvent): event is Edit
export function isEdit({ data }: CatalogueEvent): boolean {
  return 'root' in data && 'body' in data && !('parent' in data)
}
