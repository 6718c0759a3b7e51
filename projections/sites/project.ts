import { keysOf } from '../../events/entries.ts'
import { settingChange, siteEvents } from '../../events/sites.ts'
import type { EventName } from '../../events/catalogue.ts'
import type { RecordedEvent } from '../../events/event.ts'
import type { SiteId } from '../../events/kinds.ts'
import { json, lastBy, only, storable } from '../batch.ts'
import { tablesBeside, type Projection } from '../projection.ts'
import { saveChanges } from './changes.ts'

const handles = keysOf(siteEvents)
const isHandled = (name: EventName): name is (typeof handles)[number] => Object.hasOwn(siteEvents, name)

function columnsOf({ type, data }: RecordedEvent): { site: SiteId; set: object } | null {
  switch (type) {
    case 'SiteRenamed':
    case 'SiteDescribed':
    case 'SiteHostChosen':
    case 'SiteParentChosen':
    case 'SiteAccentChosen':
    case 'SiteLogoChosen': {
      const { site, ...set } = data
      return { site, set }
    }
    case 'SitePrepared':
      return { site: data.site, set: { purpose: data.purpose, hidden: true } }
    case 'SiteOpened':
      return { site: data.site, set: { hidden: false } }
    case 'SiteMenuArranged':
      return { site: data.site, set: { menu: data.items } }
    case 'SiteHomepageArranged':
      return { site: data.site, set: { homepage: data.sections } }
    case 'SiteWordingPublished': {
      const { site, ...wording } = data
      return { site, set: { wording } }
    }
    default:
      return null
  }
}

function changedColumns(batch: readonly RecordedEvent[]): object[] {
  const sites = new Map<SiteId, object>()
  for (const change of batch.map(columnsOf))
    if (change) sites.set(change.site, { ...sites.get(change.site), ...change.set })
  return [...sites].map(([site, patch]) => ({ site, patch: storable(patch) }))
}

/** Settings that a batch of events changes; null resets a setting to its default. */
const changedSettings = (batch: readonly RecordedEvent[]) =>
  lastBy(
    only(batch, 'SiteSettingChanged', 'SiteFlagChanged').flatMap((event) => {
      const change = settingChange(event)
      return change ? [{ site: event.data.site, setting: change.setting, value: storable(change.value) }] : []
    }),
    ({ site, setting }) => `${site} ${setting}`,
  )

/** Read model of sites: names, hierarchy, features, settings, menus, redirects and categories (spec §1, §3 Site). */
export const sites: Projection = {
  name: 'sites',
  version: 5,
  handles,
  tables: tablesBeside(import.meta.url),
  // If a batch has several events about the same property of a site, only the last one counts.
  async apply(batch, sql) {
    const created = only(batch, 'SiteCreated').map(({ data }) => storable(data))
    void sql`insert into site (id, name, prefix, host, description, accent)
      select site, name, prefix, host, description, accent from jsonb_to_recordset(${json(created)}::jsonb)
        as made(site text, name text, prefix text, host text, description text, accent text)
      on conflict (id) do nothing`

    void sql`update site set
        name = coalesce(patch->>'name', name),
        host = coalesce(patch->>'host', host),
        description = coalesce(patch->>'description', description),
        accent = coalesce(patch->>'accent', accent),
        logo = case when patch ? 'logo' then patch->>'logo' else logo end,
        parent = case when patch ? 'parent' then patch->>'parent' else parent end,
        purpose = coalesce(patch->>'purpose', purpose),
        hidden = coalesce((patch->>'hidden')::boolean, hidden),
        menu = coalesce(patch->'menu', menu),
        homepage = coalesce(patch->'homepage', homepage),
        wording = coalesce(patch->'wording', wording)
      from jsonb_to_recordset(${json(changedColumns(batch))}::jsonb) as changed(site text, patch jsonb)
      where site.id = changed.site`

    const flags = only(batch, 'SiteFlagChanged').filter((event) => settingChange(event) === null)
    const switched = json(
      lastBy(
        flags.map(({ data }) => storable(data)),
        ({ site, flag }) => `${site} ${flag}`,
      ),
    )
    void sql`delete from site_flag
      using jsonb_to_recordset(${switched}::jsonb) as changed(site text, flag text, "on" boolean)
      where (site_flag.site, site_flag.flag) = (changed.site, changed.flag) and not changed.on`
    void sql`insert into site_flag
      select site, flag from jsonb_to_recordset(${switched}::jsonb) as changed(site text, flag text, "on" boolean)
      where changed.on
      on conflict do nothing`

    saveChanges(batch, sql)

    const settings = changedSettings(batch)
    const unset = json(settings.filter(({ value }) => value === null))
    void sql`delete from site_setting
      using jsonb_to_recordset(${unset}::jsonb) as changed(site text, setting text)
      where (site_setting.site, site_setting.setting) = (changed.site, changed.setting)`
    const set = json(settings.filter(({ value }) => value !== null))
    void sql`insert into site_setting
      select * from jsonb_to_recordset(${set}::jsonb) as changed(site text, setting text, value jsonb)
      on conflict (site, setting) do update set value = excluded.value`

    const redirects = lastBy(
      only(batch, 'SiteRedirectAdded', 'SiteRedirectRemoved').map(({ data }) => storable(data)),
      ({ site, path }) => `${site} ${path}`,
    )
    const removed = json(redirects.filter((redirect) => !('redirect' in redirect)))
    void sql`delete from site_redirect
      using jsonb_to_recordset(${removed}::jsonb) as gone(site text, path text)
      where (site_redirect.site, site_redirect.path) = (gone.site, gone.path)`
    const added = json(redirects.filter((redirect) => 'redirect' in redirect))
    void sql`insert into site_redirect
      select * from jsonb_to_recordset(${added}::jsonb) as added(site text, path text, redirect text)
      on conflict (site, path) do update set redirect = excluded.redirect`

    const categories = lastBy(
      only(batch, 'CategoryAdded', 'CategoryRemoved').map(({ data }) => storable(data)),
      ({ site, slug }) => `${site} ${slug}`,
    )
    const closed = json(categories.filter((category) => !('name' in category)))
    void sql`delete from category
      using jsonb_to_recordset(${closed}::jsonb) as gone(site text, slug text)
      where (category.site, category.slug) = (gone.site, gone.slug)`
    const opened = json(categories.filter((category) => 'name' in category))
    void sql`insert into category
      select * from jsonb_to_recordset(${opened}::jsonb)
        as added(site text, slug text, name text, "hasPost" boolean, "indexType" text)
      on conflict (site, slug) do update
        set name = excluded.name, has_post = excluded.has_post, index_type = excluded.index_type`
  },
  changes: ({ type, data }) => (isHandled(type) && 'site' in data ? [{ topic: 'site', id: data.site }] : []),
}
