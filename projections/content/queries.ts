import type { ContentId, ContentKind, MemberId, SiteId } from '../../events/kinds.ts'
import type { PictureState } from '../../services/rules/images/reviews.ts'
import type { ContentPicture } from '../../services/rules/images/sizes.ts'
import type { ContentRule } from '../../services/rules/content-rules/names.ts'
import type { RoleId } from '../../services/rules/roles.ts'
import type { ContentState, Viewer } from '../../services/rules/visibility.ts'
import { offered, visibleTo } from '../visibility.ts'
import { cursorOf, pageFrom, timePlace, type After, type Listed, type Page, type PageOf } from '../page.ts'
import { anyOf, fragment, limit, type Sql } from '../../services/postgres/sql.ts'

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
  /** True if nobody can comment on the item or reply below it. */
  locked: boolean
  /** True if the item stands first in lists. */
  pinned: boolean
  /** Slug of a category of the site; null if the item is in none. */
  category: string | null
  /** Tags of a thread, in its author's order. */
  tags: string[]
  /** The rule that held the newest text when it was posted; null if none did. */
  heldBy: ContentRule | null
  /** Null without a picture, or once the author is erased. */
  picture: ContentPicture | null
  pictureState: PictureState | null
  withdrawn: boolean
  /** True for an item of editors that is not on the site at present. */
  unpublished: boolean
  insertedAt: Date
  editedAt: Date | null
  /** For a root: time at which the newest item below it, or else the root itself, was created. */
  lastActiveAt: Date
  revision: number
  /** Number of visible comments and replies below the item. */
  commentCount: number
}

export const contentColumns = fragment`id, kind, site, author, author_is_spammer as "authorIsSpammer", parent, root,
  title, slug, body, state, held_by as "heldBy", picture, picture_state as "pictureState", locked, pinned, category, tags, withdrawn, unpublished, inserted_at as "insertedAt",
  edited_at as "editedAt", last_active_at as "lastActiveAt", revision, comment_count as "commentCount"`

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
  picture: ContentPicture | null
  state: ContentState
  withdrawn: boolean
  insertedAt: Date
  editedAt: Date | null
}

/** A page of everything that a member wrote on a site and that a viewer can read, newest first. */
export async function contributionsPage(
  sql: Sql,
  author: MemberId,
  site: SiteId,
  { size, cursor }: PageOf,
  viewer: Viewer,
): Promise<Page<ContentRow>> {
  const { at, id } = timePlace(cursor, 'infinity')
  const rows = await sql<ContentRow>`
    select ${contentColumns} from content
    where author = ${author} and site = ${site} and (inserted_at, id) < (${at}::timestamptz, ${id})
      and state <> 'deleted' and not withdrawn and body is not null and ${offered} and ${visibleTo(viewer)}
    order by inserted_at desc, id desc ${limit(size + 1)}`
  return pageFrom(placed(rows), size)
}

const whole = fragment`concat_ws(e'\\n', title, body) as text`
const MAX_RECENT_TEXTS = 200

/** Newest texts that a member posted after a time, at most 200. */
export const recentTexts = (
  sql: Sql,
  author: MemberId,
  after: Date,
): Promise<{ text: string; postedAt: Date }[]> =>
  sql`select ${whole}, inserted_at as "postedAt" from content
    where author = ${author} and inserted_at > ${after} and body is not null
    order by inserted_at desc ${limit(MAX_RECENT_TEXTS)}`

/** Time of the newest item of a site; null if there is none. */
export async function newestTextAt(sql: Sql, site: SiteId): Promise<Date | null> {
  const [row] = await sql<{
    at: Date | null
  }>`select max(inserted_at) as at from content where site = ${site}`
  return row?.at ?? null
}

/** An item with its whole text, and its author as far as rules for texts need to know. */
interface PostedText extends Listed {
  id: ContentId
  /** The newest wording. */
  text: string
  isEdited: boolean
  postedAt: Date
  author: MemberId
  role: RoleId
  registeredAt: Date
}

/** Items of a site that were posted in a time (`until` included), oldest first, without those of erased members. */
export async function textsPosted(
  sql: Sql,
  site: SiteId,
  { after, until }: { after: Date; until: Date },
  { size, cursor }: PageOf,
): Promise<Page<PostedText>> {
  const { at, id } = timePlace(cursor, '-infinity')
  const rows = await sql<PostedText>`
    select content.id, ${whole}, edited_at is not null as "isEdited", inserted_at as "postedAt", author, role,
      registered_at as "registeredAt"
    from content join member on member.id = author
    where content.site = ${site} and inserted_at > ${after} and inserted_at <= ${until} and body is not null
      and (inserted_at, content.id) > (${at}::timestamptz, ${id})
    order by inserted_at, content.id ${limit(size + 1)}`
  return pageFrom(
    rows.map((row) => ({ ...row, cursor: cursorOf(row.postedAt, row.id) })),
    size,
  )
}

/** All items of one kind that a member wrote on any site, oldest first. */
export const ownContent = (
  sql: Sql,
  member: MemberId,
  kind: ContentKind,
  { after, limit: most }: After,
): Promise<OwnContent[]> =>
  sql`select mine.id, coalesce(mine.title, root.title) as title, site.name as site, mine.body, mine.picture, mine.state, mine.withdrawn,
        mine.inserted_at as "insertedAt", mine.edited_at as "editedAt"
      from content mine join site on site.id = mine.site
      left join content root on root.id = mine.root and root.id <> mine.id and root.state = 'visible'
        and not root.withdrawn and not root.author_is_spammer
      where mine.author = ${member} and mine.kind = ${kind} and mine.id > ${after} order by mine.id limit ${most}`
