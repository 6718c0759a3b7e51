import type { RecordedEvent } from '../../events/event.ts'
import type { Sql } from '../../services/postgres/sql.ts'
import { json, only, text } from '../batch.ts'

/** Writes the notes of a batch. A purge deletes the stream of the item, and its notes. */
export function saveNotes(batch: readonly RecordedEvent[], sql: Sql): void {
  const written = only(batch, 'NoteWritten').map(({ data, metadata, position, revision }) => ({
    item: data.subject.id,
    revision,
    by: data.by,
    author: data.author,
    text: text(data.text),
    at: metadata.occurredAt,
    position: String(position),
  }))
  if (written.length > 0)
    void sql`insert into note
      select item, revision, by, author, text, at, position
      from jsonb_to_recordset(${json(written)}::jsonb) as new(item text, revision int, by text, author text, text text,
        at timestamptz, position bigint)
      on conflict do nothing`
  const touched = [
    ...written.map(({ item }) => item),
    ...only(batch, 'ContentPurged').map(({ data }) => data.subject.id),
  ]
  if (touched.length > 0)
    void sql`delete from note using flagged_item
      where note.item = any(${touched}) and flagged_item.item = note.item and purged`
  const erased = only(batch, 'MemberErased').map(({ data }) => data.member)
  if (erased.length > 0) void sql`update note set text = null where author = any(${erased})`
}
