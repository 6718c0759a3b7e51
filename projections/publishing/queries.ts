import { foldedText } from '../folded-text.ts'
import type { EditorialId, EditorialKind, MemberId, SiteId } from '../../events/kinds.ts'
import type { PostText } from '../../events/publishing.ts'
import type { PostState } from '../../services/rules/publishing/verbs.ts'
import type { Viewer } from '../../services/rules/visibility.ts'
import { anyOf, fragment, limit, type Fragment, type Sql } from '../../services/postgres/sql.ts'
import { contentColumns, type ContentRow } from '../content/queries.ts'
import {
  cursorOf,
  pageFrom,
  placeBefore,
  timePlace,
  type After,
  type Listed,
  type Page,
  type PageOf,
} from '../page.ts'
import { visibleTo } from '../visibility.ts'
import type { ChangeName } from './fold.ts'

/** A text without its sections, as lists need it. */
export type PostHead = Omit<PostText, 'sections'>

/** Head of an item as readers get it. */
export interface PublishedRow {
  post: EditorialId
  text: PostHead
  /** Time of the first publication, and of the last one. */
  date: Date
  modifiedAt: Date
}

interface SectionsRow {
  post: EditorialId
  sections: unknown
}

/** Heads of published items, which are for those who can see the item's row of content. */
export const publishedPosts = (sql: Sql, ids: readonly EditorialId[]): Promise<PublishedRow[]> =>
  sql<PublishedRow>`select post, text - 'sections' as text, date, modified_at as "modifiedAt" from published_post
    where post = ${anyOf(ids)}`

/** Sections of published items, which are for those who can see the item's row of content. */
export const publishedSections = (sql: Sql, ids: readonly EditorialId[]): Promise<SectionsRow[]> =>
  sql<SectionsRow>`select post, text -> 'sections' as sections from published_post where post = ${anyOf(ids)}`

/** Sections of items as their editors have them. */
export const manuscriptSections = (sql: Sql, ids: readonly EditorialId[]): Promise<SectionsRow[]> =>
  sql<SectionsRow>`select id as post, text -> 'sections' as sections from post where id = ${anyOf(ids)}`

/** Published items of a site: all, or those of some kinds, and in one group. */
export interface PostsOf {
  kinds: readonly EditorialKind[]
  group: { type: 'category' | 'tag' | 'author'; name: string } | null
  /** Number of a page of the list, from 1, instead of a cursor. */
  page: number | null
}

const listOf = (site: SiteId, { kinds, group }: PostsOf): Fragment =>
  group
    ? fragment`from post_group place where site = ${site} and type = ${group.type} and name = ${group.name}
        and kind = ${anyOf(kinds)}`
    : fragment`from post_place place where site = ${site} and kind = ${anyOf(kinds)}`

const seenBy = (viewer: Viewer): Fragment =>
  fragment`exists (select from content where content.id = place.post and ${visibleTo(viewer)})`

/** A page of the published items of a site that a viewer can see, newest first. */
export async function postsPage(
  sql: Sql,
  site: SiteId,
  of: PostsOf,
  { size, cursor }: PageOf,
  viewer: Viewer,
): Promise<Page<ContentRow>> {
  const { at, id } = timePlace(cursor, 'infinity')
  const skipped = of.page === null ? 0 : (of.page - 1) * size
  const rows = await sql<Omit<ContentRow, 'cursor'> & { placedAt: Date }>`
    with place as (
      select post, date ${listOf(site, of)} and (date, post) < (${at}::timestamptz, ${id}) and ${seenBy(viewer)}
      order by date desc, post desc offset ${skipped}::int ${limit(size + 1)})
    select ${contentColumns}, place.date as "placedAt" from place join content on content.id = place.post
    order by place.date desc, id desc`
  return pageFrom(
    rows.map(({ placedAt, ...row }) => ({ ...row, cursor: cursorOf(placedAt, row.id) })),
    size,
  )
}

/** Number of the published items of a site that a viewer can see. */
export async function postsCount(sql: Sql, site: SiteId, of: PostsOf, viewer: Viewer): Promise<number> {
  const [row] = await sql<{ count: number }>`
    select count(*)::int as count ${listOf(site, of)} and ${seenBy(viewer)}`
  return row?.count ?? 0
}

/** Addresses of items on a site. */
export interface PostAddress {
  type: 'slug' | 'permalink'
  address: string
}

/**
 * The item that is published on a site under an address, or else the one that was last. Of several, which only a race
 * can cause, the oldest.
 */
export async function postAt(
  sql: Sql,
  site: SiteId,
  { type, address }: PostAddress,
): Promise<EditorialId | null> {
  const [row] = await sql<{ post: EditorialId }>`
    select post_address.post from post_address join published_post on published_post.post = post_address.post
      join post_place on post_place.post = post_address.post and post_place.site = post_address.site
    where post_address.site = ${site} and type = ${type} and address = ${address}
    order by (text ->> type is not distinct from address) desc, published_post.date, post_address.post limit 1`
  return row?.post ?? null
}

/** The item of a site that has a number, in any state. Of several, which only a mistake can cause, the oldest. */
export async function postNumbered(sql: Sql, site: SiteId, number: string): Promise<EditorialId | null> {
  const [row] = await sql<{ id: EditorialId }>`select id from post
    where site = ${site} and number = ${number}::bigint order by inserted_at, id limit 1`
  return row?.id ?? null
}

/** Those of the given items that appear on a site. */
export const postsOn = (
  sql: Sql,
  site: SiteId,
  ids: readonly EditorialId[],
): Promise<{ post: EditorialId }[]> =>
  sql`select post from post_place where site = ${site} and post = ${anyOf(ids)}`

/** An item that is published on its original site, for the sitemap. */
interface PublishedAddress {
  id: EditorialId
  kind: EditorialKind
  slug: string
  permalink: string | null
  modifiedAt: Date
}

const ownPlace = (site: SiteId): Fragment => fragment`from post_place place
  join published_post on published_post.post = place.post and published_post.site = place.site
  where place.site = ${site} and ${seenBy(null)}`

/** Items of a site that everybody can see, by id, from the one after `after`. */
export const publishedAddresses = (
  sql: Sql,
  site: SiteId,
  after: string,
  most: number,
): Promise<PublishedAddress[]> =>
  sql`select place.post as id, kind, text ->> 'slug' as slug, text ->> 'permalink' as permalink,
      published_post.modified_at as "modifiedAt"
    ${ownPlace(site)} and place.post > ${after} order by place.post ${limit(most)}`

/** The id after which each page of a site's list of addresses starts ('' for the first); [] without items. */
export async function publishedAddressPages(sql: Sql, site: SiteId, size: number): Promise<string[]> {
  const rows = await sql<{ after: string }>`
    select coalesce(before, '') as after from (
      select lag(place.post) over (order by place.post) as before,
        row_number() over (order by place.post) - 1 as number ${ownPlace(site)}) listed
    where number % ${size}::int = 0 order by number`
  return rows.map(({ after }) => after)
}

/** An item as its editors have it. */
export interface ManuscriptRow extends Listed {
  id: EditorialId
  site: SiteId
  kind: EditorialKind
  /** Number in its site, in decimal digits. */
  number: string
  state: PostState
  text: PostHead
  authors: MemberId[]
  textRevision: number
  /** True if a published item has changes that are not published. */
  hasUnpublishedChanges: boolean
  scheduledAt: Date | null
  date: Date | null
  insertedAt: Date
  modifiedAt: Date
}

const columns = fragment`id, site, kind, number::text as number, state, text - 'sections' as text, authors, text_revision as "textRevision",
  state = 'published' and text_revision > published_revision and text is distinct from (
    select published_post.text from published_post where published_post.post = post.id) as "hasUnpublishedChanges",
  scheduled_at as "scheduledAt", date, inserted_at as "insertedAt", modified_at as "modifiedAt"`

const placed = (rows: Omit<ManuscriptRow, 'cursor'>[]): ManuscriptRow[] =>
  rows.map((row) => ({ ...row, cursor: cursorOf(row.modifiedAt, row.id) }))

export const manuscriptsByIds = async (sql: Sql, ids: readonly EditorialId[]): Promise<ManuscriptRow[]> =>
  placed(await sql<ManuscriptRow>`select ${columns} from post where id = ${anyOf(ids)}`)

/** The item of a kind whose newest text has a slug, unless it is in the bin. Of several, the oldest. */
export async function manuscriptNamed(
  sql: Sql,
  site: SiteId,
  kind: EditorialKind,
  slug: string,
): Promise<EditorialId | null> {
  const [row] = await sql<{ id: EditorialId }>`select id from post
    where site = ${site} and slug = ${slug} and kind = ${kind} and state <> 'binned' order by inserted_at, id limit 1`
  return row?.id ?? null
}

interface ManuscriptsOf {
  states: readonly PostState[]
  kinds: readonly EditorialKind[]
  category: string | null
  /** Only items of which this member is an author. */
  author: MemberId | null
  /** Part of the title; '' finds every item. */
  part: string
}

/** A page of the items of a site as their editors have them, those changed last first. */
export async function manuscriptsPage(
  sql: Sql,
  site: SiteId,
  { states, kinds, category, author, part }: ManuscriptsOf,
  { size, cursor }: PageOf,
): Promise<Page<ManuscriptRow>> {
  const { at, id } = timePlace(cursor, 'infinity')
  const rows = await sql<ManuscriptRow>`select ${columns} from post
    where site = ${site} and (modified_at, id) < (${at}::timestamptz, ${id}) and state = ${anyOf(states)}
      and kind = ${anyOf(kinds)} and (${category}::text is null or ${category} = any(categories))
      and (${author}::text is null or ${author} = any(authors))
      and strpos(${foldedText(fragment`title`)}, ${foldedText(fragment`${part}::text`)}) > 0
    order by modified_at desc, id desc ${limit(size + 1)}`
  return pageFrom(placed(rows), size)
}

/**
 * An item of a site, other than `except`, that has an address in its newest text, in one of the states, or is published
 * under it.
 */
export async function addressTakenBy(
  sql: Sql,
  site: SiteId,
  { type, address }: PostAddress,
  except: EditorialId | null,
  states: readonly PostState[],
): Promise<EditorialId | null> {
  const [row] = await sql<{ id: EditorialId }>`
    select id from post where site = ${site} and id is distinct from ${except} and state = ${anyOf(states)}
      and (${type} = 'slug' and slug = ${address} or ${type} = 'permalink' and permalink = ${address})
    union all
    select post_place.post from post_place join published_post on published_post.post = post_place.post
    where post_place.site = ${site} and post_place.post is distinct from ${except} and text ->> ${type} = ${address}
    limit 1`
  return row?.id ?? null
}

export interface PostChangeRow extends Listed {
  post: EditorialId
  revision: number
  change: ChangeName
  by: MemberId | null
  at: Date
  reason: string | null
  scheduledAt: Date | null
  /** The text that the change gave the item; null if it gave none. */
  text: PostText | null
}

/** Changes of an item, newest first. */
export async function postChangesPage(
  sql: Sql,
  post: EditorialId,
  { size, cursor }: PageOf,
): Promise<Page<PostChangeRow>> {
  const rows = await sql<PostChangeRow>`
    select post, revision, change, by, at, reason, scheduled_at as "scheduledAt", text from post_change
    where post = ${post} and revision < ${placeBefore(cursor)}::bigint order by revision desc ${limit(size + 1)}`
  return pageFrom(
    rows.map((row) => ({ ...row, cursor: cursorOf(BigInt(row.revision), row.post) })),
    size,
  )
}

/** An item whose time has come; `scheduled` is the revision that scheduled it. */
interface DuePost {
  id: EditorialId
  scheduled: number
}

/** Scheduled items whose time has come, those that wait longest first. */
export const duePosts = (sql: Sql, now: Date, most: number): Promise<DuePost[]> =>
  sql<DuePost>`select id, scheduled_by as scheduled from post
    where scheduled_at <= ${now} order by scheduled_at, id ${limit(most)}`

/** Time of the item that is scheduled first; null if none is. */
export async function nextPost(sql: Sql): Promise<Date | null> {
  const [row] = await sql<{ at: Date | null }>`
    select min(scheduled_at) as at from post where scheduled_at is not null`
  return row?.at ?? null
}

/** All items of which a member is an author, oldest first. */
export const ownPosts = (
  sql: Sql,
  member: MemberId,
  { after, limit: most }: After,
): Promise<{ id: EditorialId; title: string; site: string; state: PostState; date: Date | null }[]> =>
  sql`select post.id, post.title, site.name as site, post.state, post.date from post join site on site.id = post.site
    where ${member} = any(authors) and post.id > ${after} order by post.id limit ${most}`
