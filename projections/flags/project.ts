import { json, lastBy, only } from '../batch.ts'
import { tablesBeside, type Projection } from '../projection.ts'

/** What members reported, until moderators decide (spec §3 Content flag). */
export const flags: Projection = {
  name: 'flags',
  version: 2,
  handles: ['ContentFlagged', 'ContentDeleted', 'ContentMarkedAsSpam', 'ContentPurged'],
  tables: tablesBeside(import.meta.url),
  async apply(batch, sql) {
    const flagged = only(batch, 'ContentFlagged').map(({ data, metadata }) => ({
      ...data,
      at: metadata.occurredAt,
    }))
    await sql`with added as (
        insert into flag
        select * from jsonb_to_recordset(${json(lastBy(flagged, (flag) => `${flag.item} ${flag.flagger}`))}::jsonb)
          as flagged(item text, flagger text, at timestamptz)
        on conflict do nothing
        returning item, flagged_at
      )
      insert into flagged_item
      select item, count(*), min(flagged_at), max(flagged_at), false from added group by item
      on conflict (item) do update set count = flagged_item.count + excluded.count,
        first_at = least(flagged_item.first_at, excluded.first_at),
        last_at = greatest(flagged_item.last_at, excluded.last_at)`
    const decided = only(batch, 'ContentDeleted', 'ContentMarkedAsSpam', 'ContentPurged').map(
      ({ data }) => data.item,
    )
    await sql`insert into flagged_item
      select distinct item, 0, null::timestamptz, null::timestamptz, true from unnest(${decided}::text[]) item
      on conflict (item) do update set decided = true`
  },
  changes: () => [],
}
