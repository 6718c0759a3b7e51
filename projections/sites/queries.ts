import type { SiteId } from '../../events/kinds.ts'
import type { Sql } from '../sql.ts'

export interface SiteRow {
  id: SiteId
  name: string
  prefix: string
  host: string
  description: string
  accent: string
  /** Feature flags that are on. */
  features: string[]
}

/** All sites of the network, by name. */
export const sites = (sql: Sql): Promise<SiteRow[]> => sql<SiteRow>`
  select site.*, array(select flag from site_flag where site_flag.site = site.id order by flag) as features
  from site order by name, id`
