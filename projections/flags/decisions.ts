import { keysOf } from '../../events/entries.ts'
import type { RecordedEvent } from '../../events/event.ts'
import { decisionEvents, type Verb } from '../../services/rules/decisions.ts'
import type { Sql } from '../../services/postgres/sql.ts'
import { json, only, text } from '../batch.ts'

const names = keysOf(decisionEvents)

/** Revision in the table for a purge, whose event is not in the item's stream. */
export const PURGE_REVISION = -1

const place = ({ metadata, position }: RecordedEvent) => ({
  site: metadata.site,
  at: metadata.occurredAt,
  position: String(position),
})

function decisionsIn(batch: readonly RecordedEvent[]) {
  const decided = only(batch, ...names).map((event) => {
    const { subject, by, author, seenRevision, reason, words } = event.data
    return {
      ...place(event),
      item: subject.id,
      revision: event.revision,
      verb: decisionEvents[event.type] satisfies Verb,
      by,
      author,
      seen: seenRevision,
      reason,
      words: text(words),
    }
  })
  const purges = only(batch, 'ContentPurged').map((event) => ({
    ...place(event),
    item: event.data.subject.id,
    revision: PURGE_REVISION,
    verb: 'purge',
    by: event.data.by,
    author: event.data.author,
    seen: event.data.seenRevision,
    reason: event.data.reason,
    words: null,
  }))
  return [...decided, ...purges]
}

/**
 * Writes the decisions of a batch and those that it undoes, and what stands of them to their items. A purge deletes
 * the stream of the item, so its decisions are deleted too. Returns the ids of the items.
 */
export function saveDecisions(batch: readonly RecordedEvent[], sql: Sql): string[] {
  const decided = decisionsIn(batch)
  const undone = only(batch, 'DecisionUndone').map(({ data, metadata, revision }) => ({
    item: data.subject.id,
    revision: data.decision,
    by: data.by,
    at: metadata.occurredAt,
    newest: revision,
  }))
  const newest = [
    ...decided.map(({ item, revision }) => ({ item, revision })),
    ...undone.map((event) => ({ item: event.item, revision: event.newest })),
  ]
  const purged = only(batch, 'ContentPurged').map(({ data }) => data.subject.id)
  const items = [...new Set([...decided, ...undone].map(({ item }) => item))]
  if (items.length === 0) return []
  void sql`insert into flagged_item (item) select unnest(${items}::text[]) on conflict do nothing`
  if (decided.length > 0)
    void sql`insert into decision (item, revision, verb, by, author, site, seen_revision, reason, words, decided_at,
        position)
      select item, revision, verb, by, author, site, seen, reason, words, at, position
      from jsonb_to_recordset(${json(decided)}::jsonb) as new(item text, revision int, verb text, by text, author text,
        site text, seen int, reason text, words text, at timestamptz, position bigint)
      on conflict do nothing`
  if (undone.length > 0)
    void sql`update decision set undone_by = new.by, undone_at = new.at
      from jsonb_to_recordset(${json(undone)}::jsonb) as new(item text, revision int, by text, at timestamptz)
      where decision.item = new.item and decision.revision = new.revision`
  if (purged.length > 0) void sql`update flagged_item set purged = true where item = any(${purged})`
  void sql`delete from decision using flagged_item
    where decision.item = any(${items}) and decision.item = flagged_item.item and purged
      and decision.revision <> ${PURGE_REVISION}`
  void sql`update flagged_item set revision = case when purged then -1 else greatest(revision, (
      select max(new.revision) from jsonb_to_recordset(${json(newest)}::jsonb) as new(item text, revision int)
      where new.item = flagged_item.item)) end,
      closed_through = coalesce((select max(position) from decision
        where decision.item = flagged_item.item and undone_at is null and decision.revision <> ${PURGE_REVISION}
          and verb <> 'allowPicture'), -1)
    where item = any(${items})`
  return items
}
