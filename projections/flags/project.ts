import { json, lastBy, only } from '../batch.ts'
import { tablesBeside, type Projection } from '../projection.ts'
import { turnSpammers, type Turned } from '../spammers.ts'
import { fragment, type Sql } from '../sql.ts'

const counts = fragment`not exists (select from flag_spammer where member = flagger)`

/** Counts again what was reported by members who became spammers, or no longer are. */
async function turn({ all }: Turned, sql: Sql): Promise<void> {
  const counted = await sql<{ item: string }>`insert into flagged_item
    select item, count(*) filter (where ${counts}), min(flagged_at) filter (where ${counts}),
      max(flagged_at) filter (where ${counts}), false
    from flag where item in (select item from flag where flagger = any(${all})) group by item
    on conflict (item) do update set count = excluded.count, first_at = excluded.first_at,
      last_at = excluded.last_at
    returning item`
  await sql`delete from flagged_item where item = any(${counted.map(({ item }) => item)})
    and count = 0 and not decided`
}

/** What members reported, until moderators decide (spec §3 Content flag). Reports by spammers do not count. */
export const flags: Projection = {
  name: 'flags',
  version: 3,
  handles: ['ContentFlagged', 'ContentDeleted', 'ContentMarkedAsSpam', 'ContentPurged', 'RoleChanged'],
  tables: tablesBeside(import.meta.url),
  async apply(batch, sql) {
    const turned = await turnSpammers(batch, fragment`flag_spammer`, sql)
    if (turned.all.length > 0) await turn(turned, sql)
    const flagged = only(batch, 'ContentFlagged').map(({ data, metadata }) => ({
      ...data,
      at: metadata.occurredAt,
    }))
    await sql`with added as (
        insert into flag
        select * from jsonb_to_recordset(${json(lastBy(flagged, (flag) => `${flag.item} ${flag.flagger}`))}::jsonb)
          as flagged(item text, flagger text, at timestamptz)
        on conflict do nothing
        returning item, flagger, flagged_at
      )
      insert into flagged_item
      select item, count(*), min(flagged_at), max(flagged_at), false from added where ${counts} group by item
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
