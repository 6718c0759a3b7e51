import type { MemberId } from '../../events/kinds.ts'
import { anyOf, type Sql } from '../../services/postgres/sql.ts'
import type { Platform } from '../../services/rules/social-sites.ts'

/** Profile or page elsewhere that a member links to. */
export interface SocialSiteRow {
  member: MemberId
  id: string
  platform: Platform
  handle: string
}

/** Links of members, in the order in which each member added them. */
export const socialSitesOf = (sql: Sql, members: readonly MemberId[]): Promise<SocialSiteRow[]> =>
  sql<SocialSiteRow>`select member, social_site as id, platform, handle from social_site
    where member = ${anyOf(members)} order by member, social_site`
