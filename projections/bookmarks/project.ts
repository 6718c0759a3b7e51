import { json, lastBy, only } from '../batch.ts'
import { tablesBeside, type Projection } from '../projection.ts'

/** Bookmarks of members. Those of erased members are deleted. */
export const bookmarks: Projection = {
  name: 'bookmarks',
  version: 1,
  handles: ['BookmarkAdded', 'BookmarkRemoved', 'MemberErased'],
  personal: false,
  tables: tablesBeside(import.meta.url),
  async apply(batch, sql) {
    const erased = only(batch, 'MemberErased').map(({ data }) => data.member)
    if (erased.length > 0) {
      await sql`insert into bookmark_leaver select distinct unnest(${erased}::text[]) on conflict do nothing`
      await sql`delete from bookmark where member = any(${erased})`
    }
    const ends = only(batch, 'BookmarkAdded', 'BookmarkRemoved').map(({ type, data, metadata }) => ({
      member: data.member,
      item: data.subject.id,
      added_at: type === 'BookmarkAdded' ? metadata.occurredAt : null,
    }))
    if (ends.length === 0) return
    const changed = json(lastBy(ends, ({ member, item }) => `${member} ${item}`))
    await sql`with changed as (
        select * from jsonb_to_recordset(${changed}::jsonb) as changed(member text, item text, added_at timestamptz)
        where not exists (select from bookmark_leaver where bookmark_leaver.member = changed.member)
      ), removed as (
        delete from bookmark using changed
        where (bookmark.member, bookmark.item) = (changed.member, changed.item) and changed.added_at is null
      )
      insert into bookmark select member, item, added_at from changed where added_at is not null
      on conflict (member, item) do update set added_at = excluded.added_at`
  },
  changes: () => [],
}
