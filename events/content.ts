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

export type ContentCreation = Extract<CatalogueEvent, { data: { parent: unknown; root: unknown } }>
/** Types of the events that change texts of content. */
export type ContentEdit = Exclude<
  Extract<CatalogueEvent, { data: { root: unknown; body: unknown } }>,
  ContentCreation
>

export function isContentCreation(event: RecordedEvent): event is RecordedEvent & ContentCreation
export function isContentCreation(event: CatalogueEvent): event is ContentCreation
export function isContentCreation({ data }: CatalogueEvent): boolean {
  return 'root' in data && 'parent' in data
}

export function isContentEdit(event: RecordedEvent): event is RecordedEvent & ContentEdit
export function isContentEdit(event: CatalogueEvent): event is ContentEdit
export function isContentEdit({ data }: CatalogueEvent): boolean {
  return 'root' in data && 'body' in data && !('parent' in data)
}
