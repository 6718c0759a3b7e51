import { keysOf } from './entries.ts'
import { catalogue, type CatalogueEvent, type EventName } from './catalogue.ts'
import type { RecordedEvent } from './event.ts'

// Event fields shared by all kinds of content: the id of the item (subject) and of its topmost ancestor (root). Events
// that create an item also contain its parent (null for a root), site and author.

/** Types of the events that create or edit content of any kind. */
export const contentEvents = (): EventName[] =>
  keysOf(catalogue).filter((type) => {
    const fields = catalogue[type].versions.at(-1)?.schema.shape ?? {}
    return 'root' in fields && 'body' in fields
  })

export type Creation = Extract<CatalogueEvent, { data: { parent: unknown; root: unknown } }>
/** Types of the events that change texts of content. */
export type Edit = Exclude<Extract<CatalogueEvent, { data: { root: unknown; body: unknown } }>, Creation>

export function isCreation(event: RecordedEvent): event is RecordedEvent & Creation
export function isCreation(event: CatalogueEvent): event is Creation
export function isCreation({ data }: CatalogueEvent): boolean {
  return 'root' in data && 'parent' in data
}

export function isEdit(event: RecordedEvent): event is RecordedEvent & Edit
export function isEdit(event: CatalogueEvent): event is Edit
export function isEdit({ data }: CatalogueEvent): boolean {
  return 'root' in data && 'body' in data && !('parent' in data)
}
