import type { ContentId, ContentKind, MemberId, SiteId } from '../../events/kinds.ts'
import type { ContentState } from '../../services/rules/visibility.ts'
import { cursorOf, type Listed } from '../page.ts'
import { fragment, type Sql } from '../../services/postgres/sql.ts'

/** A row of content of any kind. Texts are null where the kind has none, and once the author is erased. */
export interface ContentRow extends Listed {
  id: ContentId
  kind: ContentKind
  site: SiteId
  author: MemberId
  authorIsSpammer: boolean
  /** The item that it is written under; null where it stands by itself. */
  parent: ContentId | null
  /** The topmost item that it stands under; itself where it stands by itself. */
  root: ContentId
  title: string | null
  slug: string | null
  body: string | null
  state: ContentState
  /** True once its author took it back. */
  withdrawn: boolean
  insertedAt: Date
  editedAt: Date | null
  /** Time of the newest item under a root. */
  lastActiveAt: Date
  /** Revision of the item's stream. */
  revision: number
  /** Comments and replies under it that a visitor sees. */
  commentCount: number
}

export const contentColumns = fragment`id, kind, site, author, author_is_spammer as "authorIsSpammer", parent, root,
  title, slug, body, state, withdrawn, inserted_at as "insertedAt", edited_at as "editedAt",
  last_active_at as "lastActiveAt", revision, comment_count as "commentCount"`

/** Rows as lists have them that go by the time of writing. */
export const placed = <Row extends { id: string; insertedAt: Date }>(rows: Row[]) =>
  rows.map((row) => ({ ...row, cursor: cursorOf(row.insertedAt, row.id) }))

/** Content of any kind. */
export const contentByIds = async (sql: Sql, ids: readonly ContentId[]): Promise<ContentRow[]> =>
  placed(await sql<ContentRow>`select ${contentColumns} from content where id = any(${ids})`)
