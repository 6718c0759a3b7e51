import { catalogue, type CatalogueEvent, type EventName } from './catalogue.ts'
import type { EventTypes } from './define.ts'
import type { RecordedEvent } from './event.ts'

// Fields of the events of all kinds of content: a subject and its root. The event that creates content also has its
// parent (null for a root), site and author.

const types: EventTypes = catalogue

/** Event types that create or edit content, of all kinds. */
export const contentEvents = (): EventName[] =>
  (Object.keys(types) as EventName[]).filter((type) => {
    const fields = types[type]?.versions.at(-1)?.schema.shape ?? {}
    return 'root' in fields && 'body' in fields
  })

/** Events that create content. */
export type Creation = Extract<CatalogueEvent, { data: { parent: unknown; root: unknown } }>
/** Events that change the texts of content. */
type Edit = Exclude<Extract<CatalogueEvent, { data: { root: unknown; body: unknown } }>, Creation>

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
