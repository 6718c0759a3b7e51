import { foldedText } from '../folded-text.ts'
import type { MemberId, SiteId } from '../../events/kinds.ts'
import { fragment, limit, type Sql } from '../../services/postgres/sql.ts'
import { cursorOf, pageFrom, placeBefore, type Listed, type Page, type PageOf } from '../page.ts'
import type { SiteSubject } from './changes.ts'

/** Properties of a site that every request needs: to find the site, to link to it, and to check its features. */
export interface SiteRow {
  id: SiteId
  name: string
  prefix: string
  host: string
  description: string
  accent: string
  logo: string | null
  parent: SiteId | null
  /** Purpose of a site that was created hidden; null for others. */
  purpose: string | null
  isHidden: boolean
  /** Names of the features that are switched on. */
  features: string[]
}

/** Other properties of a site. Readers validate stored values again, as rules may have changed since. */
export interface SiteDetails {
  id: SiteId
  /** Stored values by the name of the setting. */
  settings: Readonly<Record<string, unknown>>
  menu: unknown
  /** Sections of the site's home page; null if the site has the default home page. */
  homepage: unknown
  /** Wording to which new members agree at registration; null if the site has the default wording. */
  wording: unknown
  redirects: readonly { path: string; redirect: string }[]
  categories: readonly { slug: string; name: string; hasPost: boolean; indexType: string }[]
}

export const sites = (sql: Sql): Promise<SiteRow[]> => sql<SiteRow>`
  select id, name, prefix, host, description, accent, logo, parent, purpose, hidden as "isHidden",
    array(select flag from site_flag where site_flag.site = site.id order by flag) as features
  from site order by ${foldedText(fragment`name`)} collate "C", id`

/** Values of the setting `second_factor` of all sites. */
export async function secondFactorDemands(sql: Sql): Promise<unknown[]> {
  const rows = await sql<{ value: unknown }>`select value from site_setting where setting = 'second_factor'`
  return rows.map(({ value }) => value)
}

export async function siteById(
  sql: Sql,
  id: SiteId,
): Promise<(Pick<SiteRow, 'name' | 'host' | 'accent'> & Pick<SiteDetails, 'wording'>) | null> {
  const [row] = await sql<Pick<SiteRow, 'name' | 'host' | 'accent'> & Pick<SiteDetails, 'wording'>>`
    select name, host, accent, wording from site where id = ${id}`
  return row ?? null
}

export async function siteDetails(sql: Sql, id: SiteId): Promise<SiteDetails | null> {
  const [row] = await sql<SiteDetails>`
    select id, menu, homepage, wording,
      coalesce((select jsonb_object_agg(setting, value) from site_setting where site = site.id), '{}') as settings,
      coalesce((select jsonb_agg(jsonb_build_object('path', path, 'redirect', redirect) order by path)
        from site_redirect where site_redirect.site = site.id), '[]') as redirects,
      coalesce((select jsonb_agg(jsonb_build_object('slug', slug, 'name', category.name, 'hasPost', has_post,
          'indexType', index_type) order by slug)
        from category where category.site = site.id), '[]') as categories
    from site where id = ${id}`
  return row ?? null
}

export interface SiteChangeRow extends Listed {
  position: bigint
  subject: SiteSubject
  /** The flag, setting, path or slug; otherwise empty. */
  key: string
  /** Null if it was removed or reset, and for menus and home pages. */
  value: unknown
  /** Value that the change before gave it; null if there was none. */
  before: unknown
  by: MemberId | null
  at: Date
}

export async function siteChangesPage(
  sql: Sql,
  site: SiteId,
  { size, cursor }: PageOf,
): Promise<Page<SiteChangeRow>> {
  const rows = await sql<Omit<SiteChangeRow, 'cursor'>>`
    select position, subject, key, value, by, at,
      (select value from site_change as earlier
        where earlier.site = site_change.site and earlier.subject = site_change.subject
          and earlier.key = site_change.key and earlier.position < site_change.position
        order by position desc limit 1) as before
    from site_change where site = ${site} and position < ${placeBefore(cursor)}
    order by position desc ${limit(size + 1)}`
  return pageFrom(
    rows.map((row) => ({ ...row, cursor: cursorOf(row.position, site) })),
    size,
  )
}
