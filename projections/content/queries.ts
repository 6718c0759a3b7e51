import type { ContentId, ContentKind, MemberId, SiteId } from '../../events/kinds.ts'
import type { ContentState } from '../../services/rules/visibility.ts'
import { cursorOf, type After, type Listed } from '../page.ts'
import { anyOf, fragment, type Sql } from '../../services/postgres/sql.ts'

/** Row of content of any kind. A text is null if the kind of content has no such text or if the author is erased. */
export interface ContentRow extends Listed {
  id: ContentId
  kind: ContentKind
  site: SiteId
  author: MemberId
  authorIsSpammer: boolean
  /** Id of the item's parent; null for a root. */
  parent: ContentId | null
  /** Id of the item's topmost ancestor; for a root, its own id. */
  root: ContentId
  title: string | null
  slug: string | null
  body: string | null
  state: ContentState
  withdrawn: boolean
  insertedAt: Date
  editedAt: Date | null
  /** For a root: time at which the newest item below it, or else the root itself, was created. */
  lastActiveAt: Date
  revision: number
  /** Number of visible comments and replies below the item. */
  commentCount: number
}

export const contentColumns = fragment`id, kind, site, author, author_is_spammer as "authorIsSpammer", parent, root,
  title, slug, body, state, withdrawn, inserted_at as "insertedAt", edited_at as "editedAt",
  last_active_at as "lastActiveAt", revision, comment_count as "commentCount"`

/** Adds cursors to rows of lists that are ordered by creation time. */
export const placed = <Row extends { id: string; insertedAt: Date }>(rows: Row[]) =>
  rows.map((row) => ({ ...row, cursor: cursorOf(row.insertedAt, row.id) }))

export const contentByIds = async (sql: Sql, ids: readonly ContentId[]): Promise<ContentRow[]> =>
  placed(await sql<ContentRow>`select ${contentColumns} from content where id = ${anyOf(ids)}`)

export interface OwnContent {
  id: ContentId
  /** Title of the item or of its root; null if members other than the author can no longer see the item. */
  title: string | null
  site: string
  body: string | null
  state: ContentState
  withdrawn: boolean
  insertedAt: Date
  editedAt: Date | null
}

/** All items of one kind that a member wrote on any site, oldest first. */
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
