import type { PostText } from '../../events/publishing.ts'
import type { EditorialId, EditorialKind, SiteId } from '../../events/kinds.ts'
import { limit, type Sql } from '../../services/postgres/sql.ts'
import type { PostState } from '../../services/rules/publishing/verbs.ts'

/** An item with the text that readers get, or with the newest one if they get none. */
export interface ExportedPost {
  id: EditorialId
  kind: EditorialKind
  /** Number of the item within its site, in decimal digits. */
  number: string
  state: PostState
  text: PostText
  /** True if readers do not get the newest text. */
  isRevised: boolean
  /** Time at which it was or will be published first; null if none is known. */
  date: Date | null
  modifiedAt: Date
}

/** Items of a site outside of the bin, by id, from the one after `after`. */
export const exportedPosts = (sql: Sql, site: SiteId, after: string, most: number): Promise<ExportedPost[]> =>
  sql<ExportedPost>`
    select id, kind, number::text as number, state, coalesce(published_post.text, post.text) as text,
      state = 'published' and text_revision <> published_revision as "isRevised",
      coalesce(scheduled_at, published_post.date) as date,
      coalesce(published_post.modified_at, post.modified_at) as "modifiedAt"
    from post left join published_post on published_post.post = post.id
    where post.site = ${site} and state <> 'binned' and id > ${after} order by id ${limit(most)}`
