import { json, lastBy, only } from '../batch.ts'
import { tablesBeside, type Projection } from '../projection.ts'

/** The sites of the network and the features that are on (spec §1, §3 Site). */
export const sites: Projection = {
  name: 'sites',
  version: 1,
  handles: ['SiteCreated', 'SiteFlagChanged'],
  tables: tablesBeside(import.meta.url),
  async apply(batch, sql) {
    const created = only(batch, 'SiteCreated').map(({ data }) => data)
    await sql`insert into site
      select * from jsonb_to_recordset(${json(created)}::jsonb)
        as made(site text, name text, prefix text, host text, description text, accent text)
      on conflict (id) do nothing`
    const flags = only(batch, 'SiteFlagChanged').map(({ data }) => data)
    const changed = json(lastBy(flags, ({ site, flag }) => `${site} ${flag}`))
    await sql`delete from site_flag
      using jsonb_to_recordset(${changed}::jsonb) as changed(site text, flag text, "on" boolean)
      where (site_flag.site, site_flag.flag) = (changed.site, changed.flag) and not changed.on`
    await sql`insert into site_flag
      select site, flag from jsonb_to_recordset(${changed}::jsonb) as changed(site text, flag text, "on" boolean)
      where changed.on
      on conflict do nothing`
  },
  changes: () => [],
}
