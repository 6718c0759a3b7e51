import type { RecordedEvent } from '../../events/event.ts'
import type { Sql } from '../../services/postgres/sql.ts'
import { json, only, text } from '../batch.ts'

/** Writes the appeals of a batch and their answers. A purge deletes the stream of the item, and its appeals. */
export function saveAppeals(batch: readonly RecordedEvent[], sql: Sql): void {
  const made = only(batch, 'DecisionAppealed').map(({ data, metadata, position }) => ({
    item: data.subject.id,
    decision: data.decision,
    author: data.author,
    words: text(data.words),
    at: metadata.occurredAt,
    position: String(position),
  }))
  if (made.length > 0)
    void sql`insert into appeal (item, decision, author, words, appealed_at, position)
      select * from jsonb_to_recordset(${json(made)}::jsonb) as new(item text, decision int, author text, words text,
        at timestamptz, position bigint)
      on conflict do nothing`
  const answered = only(batch, 'AppealAnswered').map(({ data, metadata }) => ({
    item: data.subject.id,
    decision: data.decision,
    outcome: data.outcome,
    answer: text(data.words),
    at: metadata.occurredAt,
  }))
  if (answered.length > 0)
    void sql`update appeal set outcome = new.outcome, answer = new.answer, answered_at = new.at
      from jsonb_to_recordset(${json(answered)}::jsonb) as new(item text, decision int, outcome text, answer text,
        at timestamptz)
      where appeal.item = new.item and appeal.decision = new.decision`
  const touched = [
    ...made.map(({ item }) => item),
    ...only(batch, 'ContentPurged').map(({ data }) => data.subject.id),
  ]
  if (touched.length > 0)
    void sql`delete from appeal using flagged_item
      where appeal.item = any(${touched}) and flagged_item.item = appeal.item and purged`
  const erased = only(batch, 'MemberErased').map(({ data }) => data.member)
  if (erased.length > 0) void sql`update appeal set words = null, answer = null where author = any(${erased})`
}
