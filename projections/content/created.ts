import type { Creation } from '../../events/content.ts'
import type { RecordedEvent } from '../../events/event.ts'
import { cursorOf } from '../page.ts'
import { created } from './fold.ts'
import type { ContentRow } from './queries.ts'

/** Row of an item that has just been created, as queries will read it. */
export function createdRow(event: RecordedEvent & Creation, authorIsSpammer: boolean): ContentRow {
  const {
    origin: _origin,
    mergedInto: _into,
    mergedBy: _by,
    texts,
    ...item
  } = created(event, authorIsSpammer)
  const insertedAt = new Date(item.insertedAt)
  return { ...item, ...texts, insertedAt, lastActiveAt: insertedAt, cursor: cursorOf(insertedAt, item.id) }
}
