import type { ContentCreation } from '../../events/content.ts'
import type { RecordedEvent } from '../../events/event.ts'
import { cursorOf } from '../page.ts'
import { created, weight } from './fold.ts'
import type { ContentRow } from './queries.ts'

/** Row of an item that has just been created, as queries will read it. */
export function createdRow(event: RecordedEvent & ContentCreation, authorIsSpammer: boolean): ContentRow {
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

/** Row of a root after a comment directly below it. */
export function commentedRow(
  root: ContentRow,
  event: RecordedEvent & ContentCreation,
  authorIsSpammer: boolean,
): ContentRow {
  const comment = created(event, authorIsSpammer)
  const at = new Date(comment.insertedAt)
  const lastActiveAt = at > root.lastActiveAt ? at : root.lastActiveAt
  return { ...root, commentCount: root.commentCount + weight(comment), lastActiveAt }
}
