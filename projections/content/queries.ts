import type { ContentId, ContentKind, MemberId, SiteId } from '../../events/kinds.ts'
import type { ContentState } from '../../services/rules/visibility.ts'
import { cursorOf, type After, type Listed } from '../page.ts'
import { fragment, type Sql } from '../../services/postgres/sql.ts'

/** Content of any kind. Texts are null if the kind has none or its author is erased. */
export interface ContentRow extends Listed {
  id: ContentId
  kind: ContentKind
  site: SiteId
  author: MemberId
  authorIsSpammer: boolean
  /** Id of the parent; null for a root. */
  parent: ContentId | null
  /** Id of the topmost ancestor; its own id for a root. */
  root: ContentId
  title: string | null
  slug: string | null
  body: string | null
  state: ContentState
  withdrawn: boolean
  insertedAt: Date
  editedAt: Date | null
  /** For a root: creation time of the newest item below it, or its own. */
  lastActiveAt: Date
  revision: number
  /** Number of visible comments and replies below it. */
  commentCount: number
}

export const contentColumns = fragment`id, kind, site, author, author_is_spammer as "authorIsSpammer", parent, root,
  title, slug, body, state, withdrawn, inserted_at as "insertedAt", edited_at as "editedAt",
  last_active_at as "lastActiveAt", revision, comment_count as "commentCount"`

/** Adds cursors to rows, for lists ordered by creation. */
export const placed = <Row extends { id: string; insertedAt: Date }>(rows: Row[]) =>
  rows.map((row) => ({ ...row, cursor: cursorOf(row.insertedAt, row.id) }))

export const contentByIds = async (sql: Sql, ids: readonly ContentId[]): Promise<ContentRow[]> =>
  placed(await sql<ContentRow>`select ${contentColumns} from content where id = any(${ids})`)

export interface OwnContent {
  id: ContentId
  /** Title of the item or of its root; null if others can no longer see the content. */
  title: string | null
  site: string
  body: string | null
  state: ContentState
  withdrawn: boolean
  insertedAt: Date
  editedAt: Date | null
}

/** A member's content of one kind on all sites, oldest first. */
export const ownContent = (
  sql: Sql,
  member: MemberId,
  kind: ContentKind,
  { after, limit }: After,
): Promise<OwnContent[]> =>
  sql`select mine.id, coalesce(mine.title, root.title) as title, site.name as site, mine.body, mine.state, mine.withdrawn,
        mine.inserted_at as "insertedAt", mine.edited_at as "editedAt"
      from content mine join site on site.id = mine.site
      left join content root on root.id = mine.root and root.id <> mine.id and root.state = 'visible'
        and not root.withdrawn and not root.author_is_spammer
      where mine.author = ${member} and mine.kind = ${kind} and mine.id > ${after} order by mine.id limit ${limit}`
