import type { RecordedEvent } from '../../events/event.ts'
import { bySeverity, severityOf } from '../../services/rules/reports/severity.ts'
import { json, lastBy, only, text } from '../batch.ts'
import { tablesBeside, type Projection } from '../projection.ts'
import { saveAppeals } from './appeals.ts'
import { saveDecisions } from './decisions.ts'
import { saveNotes } from './notes.ts'

/** Row of a report after a batch of events; withdrawn reports keep their rows. */
function flagRow({ type, data, metadata, position }: RecordedEvent) {
  if (type !== 'ContentFlagged' && type !== 'FlagWithdrawn') return []
  const { subject, flagger } = data
  const said =
    type === 'ContentFlagged'
      ? { author: data.author, reason: data.reason, note: text(data.note) }
      : { author: null, reason: null, note: null }
  const place = { item: subject.id, flagger, site: metadata.site, at: metadata.occurredAt }
  return [{ ...place, ...said, withdrawn: type === 'FlagWithdrawn', position: String(position) }]
}

/** Read model of reports by members, and of moderators' decisions (spec §3 Content flag). */
export const flags: Projection = {
  name: 'flags',
  version: 13,
  handles: [
    'ContentFlagged',
    'FlagWithdrawn',
    'FlagsDismissed',
    'AuthorWarned',
    'ContentHidden',
    'ContentReinstated',
    'ContentLocked',
    'ContentPinned',
    'ContentMoved',
    'ContentMerged',
    'PictureAllowed',
    'PictureRemoved',
    'MemberPictureRemoved',
    'ContentMarkedAsSpam',
    'MemberMarkedAsSpam',
    'ContentDeleted',
    'DecisionUndone',
    'DecisionAppealed',
    'AppealAnswered',
    'NoteWritten',
    'ContentWithdrawn',
    'ContentRestored',
    'ContentPurged',
    'MemberErased',
  ],
  tables: tablesBeside(import.meta.url),
  async apply(batch, sql) {
    const flagged = lastBy(batch.flatMap(flagRow), ({ item, flagger }) => `${item} ${flagger}`)
    if (flagged.length > 0)
      void sql`insert into flag
      select * from jsonb_to_recordset(${json(flagged)}::jsonb) as flagged(item text, flagger text, site text,
        author text, reason text, note text, at timestamptz, withdrawn boolean, position bigint)
      on conflict (item, flagger) do update set site = excluded.site, author = excluded.author,
        reason = excluded.reason, note = excluded.note, flagged_at = excluded.flagged_at,
        withdrawn = excluded.withdrawn, position = excluded.position
        where flag.position < excluded.position`
    const withdrawn = lastBy(
      only(batch, 'ContentWithdrawn', 'ContentRestored'),
      ({ data }) => data.subject.id,
    ).map(({ type, data }) => ({ item: data.subject.id, withdrawn: type === 'ContentWithdrawn' }))
    const touched = [...flagged, ...withdrawn].map(({ item }) => item)
    if (touched.length > 0)
      void sql`insert into flagged_item (item) select distinct unnest(${touched}::text[]) on conflict do nothing`
    const counted = [...flagged.map(({ item }) => item), ...saveDecisions(batch, sql)]
    if (withdrawn.length > 0)
      void sql`update flagged_item set withdrawn = new.withdrawn
        from jsonb_to_recordset(${json(withdrawn)}::jsonb) as new(item text, withdrawn boolean)
        where flagged_item.item = new.item`
    // A purge deletes the item's stream, including withdrawals of the item, so these must not count any more.
    if (touched.length > 0 || counted.length > 0)
      void sql`update flagged_item set withdrawn = false
        where item = any(${[...touched, ...counted]}) and purged and withdrawn`
    if (counted.length > 0)
      void sql`update flagged_item set (count, first_at, last_at, severity) = (
          select count(*), min(flagged_at), max(flagged_at),
            coalesce(min(array_position(${bySeverity}::text[], reason)) - 1, ${severityOf([])}) from flag
          where flag.item = flagged_item.item and not flag.withdrawn and position > closed_through)
        where item = any(${counted})`
    saveAppeals(batch, sql)
    saveNotes(batch, sql)
    const erased = only(batch, 'MemberErased').map(({ data }) => data.member)
    if (erased.length > 0) {
      void sql`update flag set note = null where flagger = any(${erased})`
      void sql`update decision set words = null where author = any(${erased})`
    }
  },
  changes: ({ data }) => ('subject' in data ? [{ topic: 'moderation', id: data.subject.id }] : []),
}
