import type { SiteId } from '../../events/kinds.ts'
import type { Sql } from '../../services/postgres/sql.ts'

/** What is known of every site of the network at once: enough to find it, to link to it and to open its gates. */
export interface SiteRow {
  id: SiteId
  name: string
  prefix: string
  host: string
  description: string
  accent: string
  logo: string | null
  parent: SiteId | null
  /** Feature flags that are on. */
  features: string[]
}

/** What else there is of one site. What is stored was right by the rules of its day: whoever reads it looks again. */
export interface SiteDetails {
  id: SiteId
  /** What was set, by name. */
  settings: Readonly<Record<string, unknown>>
  menu: unknown
  /** Null where nobody arranged any. */
  homepage: unknown
  /** What people agree to at registration; null where none was published. */
  wording: unknown
  redirects: readonly { path: string; redirect: string }[]
  /** By name. */
  categories: readonly { slug: string; name: string; hasPost: boolean; indexType: string }[]
}

/** All sites of the network, by name. */
export const sites = (sql: Sql): Promise<SiteRow[]> => sql<SiteRow>`
  select id, name, prefix, host, description, accent, logo, parent,
    array(select flag from site_flag where site_flag.site = site.id order by flag) as features
  from site order by lower(name) collate "C", id`

/** Name and host of a site; null when there is none. */
export async function siteById(sql: Sql, id: SiteId): Promise<Pick<SiteRow, 'name' | 'host'> | null> {
  const [row] = await sql<Pick<SiteRow, 'name' | 'host'>>`select name, host from site where id = ${id}`
  return row ?? null
}

/** The details of a site; null when there is none. */
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
