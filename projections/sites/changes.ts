import type { RecordedEvent } from '../../events/event.ts'
import { MemberId } from '../../events/ids.ts'
import type { SiteId } from '../../events/kinds.ts'
import { settingChange } from '../../events/sites.ts'
import type { Sql } from '../../services/postgres/sql.ts'
import { json, storable } from '../batch.ts'

/** What an event changes about a site. */
export type SiteSubject =
  | 'accent'
  | 'category'
  | 'description'
  | 'flag'
  | 'homepage'
  | 'host'
  | 'logo'
  | 'menu'
  | 'name'
  | 'opening'
  | 'parent'
  | 'purpose'
  | 'redirect'
  | 'setting'
  | 'site'
  | 'wording'

/** A change to a site; null for an event that changes none. `key` names the flag, setting, path or slug. */
export function siteChange(
  event: RecordedEvent,
): { site: SiteId; subject: SiteSubject; key: string; value: unknown } | null {
  const { type, data } = event
  const of = (subject: SiteSubject, value: unknown, key = '') => {
    const { site } = data as { site: SiteId }
    return storable({ site, subject, key, value })
  }
  switch (type) {
    case 'SiteCreated':
      return of('site', data.name)
    case 'SitePrepared':
      return of('purpose', data.purpose)
    case 'SiteOpened':
      return of('opening', true)
    case 'SiteRenamed':
      return of('name', data.name)
    case 'SiteDescribed':
      return of('description', data.description)
    case 'SiteHostChosen':
      return of('host', data.host)
    case 'SiteParentChosen':
      return of('parent', data.parent)
    case 'SiteAccentChosen':
      return of('accent', data.accent)
    case 'SiteLogoChosen':
      return of('logo', data.logo)
    case 'SiteFlagChanged':
    case 'SiteSettingChanged': {
      const set = settingChange(event)
      if (set) return of('setting', set.value, set.setting)
      return type === 'SiteFlagChanged' ? of('flag', data.on, data.flag) : null
    }
    case 'SiteMenuArranged':
      return of('menu', null)
    case 'SiteHomepageArranged':
      return of('homepage', null)
    case 'SiteWordingPublished':
      return of('wording', data.sentence)
    case 'SiteRedirectAdded':
      return of('redirect', data.redirect, data.path)
    case 'SiteRedirectRemoved':
      return of('redirect', null, data.path)
    case 'CategoryAdded':
      return of('category', data.name, data.slug)
    case 'CategoryRemoved':
      return of('category', null, data.slug)
    default:
      return null
  }
}

/** Member who made a change; null for the network itself. */
export const madeBy = ({ metadata }: RecordedEvent): MemberId | null =>
  MemberId.safeParse(metadata.actor).data ?? null

export function saveChanges(batch: readonly RecordedEvent[], sql: Sql): void {
  const changes = batch.flatMap((event) => {
    const change = siteChange(event)
    if (!change) return []
    const { position, metadata } = event
    return [{ ...change, position: String(position), by: madeBy(event), at: metadata.occurredAt }]
  })
  void sql`insert into site_change (position, site, subject, key, value, by, at)
    select position, site, subject, key, value, by, at from jsonb_to_recordset(${json(changes)}::jsonb)
      as made(position bigint, site text, subject text, key text, value jsonb, by text, at timestamptz)
    on conflict do nothing`
}
