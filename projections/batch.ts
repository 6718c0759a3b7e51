import { isErased, type Erased } from '../events/define.ts'
import type { EventName } from '../events/catalogue.ts'
import type { RecordedEvent } from '../events/event.ts'

export const only = <Name extends EventName>(
  batch: readonly RecordedEvent[],
  ...names: Name[]
): Extract<RecordedEvent, { type: Name }>[] =>
  batch.filter((event): event is Extract<RecordedEvent, { type: Name }> =>
    names.some((name) => name === event.type),
  )

export const lastBy = <Item>(items: readonly Item[], key: (item: Item) => string): Item[] => [
  ...new Map(items.map((item) => [key(item), item])).values(),
]

/** Text for a column; null if erased. Replaces characters that Postgres rejects: U+0000 and lone surrogates. */
export const text = (value: string | Erased | null): string | null =>
  value === null || isErased(value) ? null : value.replaceAll('\0', '\uFFFD').toWellFormed()

/** JSON for a column; characters that Postgres rejects (see `text`) are replaced. */
export const storable = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value, storableTexts))

function storableTexts(_: string, value: unknown): unknown {
  if (typeof value === 'string') return text(value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [text(name), inner]))
}

/** Rows as a single JSON parameter, for `jsonb_to_recordset(${json(rows)}::jsonb)`. */
export const json = (rows: readonly object[]): string => JSON.stringify(rows)
