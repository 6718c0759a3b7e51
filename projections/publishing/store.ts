import type { EditorialId, SiteId } from '../../events/kinds.ts'
import type { PostText } from '../../events/publishing.ts'
import { anyOf, type Sql } from '../../services/postgres/sql.ts'
import { json } from '../batch.ts'
import type { Item, PostEvent, Posts } from './fold.ts'

/** Reads the rows that a batch concerns, without texts. */
export async function loadPosts(batch: readonly PostEvent[], sql: Sql): Promise<Posts> {
  const ids = [...new Set(batch.map(({ data }) => data.subject.id))]
  const [found] = await sql<{ items: Item[] | null; purged: EditorialId[] }>`with item as (
      select id, site, kind, number::text, state, text_revision as "textRevision", published_revision as "publishedRevision",
        revision, scheduled_by as "scheduledBy",
        to_char(scheduled_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "scheduledAt",
        to_char(date at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as date,
        to_char(inserted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "insertedAt",
        to_char(modified_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "modifiedAt"
      from post where id = ${anyOf(ids)})
    select (select json_agg(item) from item) as items,
      array(select post from purged_post where post = ${anyOf(ids)}) as purged`
  return {
    items: new Map((found?.items ?? []).map((item) => [item.id, item])),
    purged: new Set(found?.purged),
    publications: new Map(),
    addresses: new Map(),
    changes: [],
  }
}

const row = ({ text, ...item }: Item) => ({
  ...item,
  text: text ?? null,
  title: text?.title ?? null,
  slug: text?.slug ?? null,
  permalink: text?.permalink ?? null,
  authors: text?.authors ?? [],
  categories: text?.categories ?? [],
})

/** Saves rows; a text that is left out keeps its stored value. */
function saveItems({ items }: Posts, sql: Sql): void {
  void sql`merge into post using jsonb_to_recordset(${json([...items.values()].map(row))}::jsonb) as new(
      id text, site text, kind text, number bigint, state text, text jsonb, title text, slug text, permalink text, authors text[],
      categories text[], "textRevision" int, "publishedRevision" int, revision int, "scheduledBy" int,
      "scheduledAt" timestamptz, date timestamptz, "insertedAt" timestamptz, "modifiedAt" timestamptz)
    on post.id = new.id
    when matched then update set state = new.state, text_revision = new."textRevision",
      published_revision = new."publishedRevision", revision = new.revision, scheduled_by = new."scheduledBy",
      scheduled_at = new."scheduledAt", date = new.date, modified_at = new."modifiedAt",
      text = coalesce(new.text, post.text), title = coalesce(new.title, post.title),
      slug = coalesce(new.slug, post.slug),
      permalink = case when new.text is null then post.permalink else new.permalink end,
      authors = case when new.text is null then post.authors else new.authors end,
      categories = case when new.text is null then post.categories else new.categories end
    when not matched then insert values (new.id, new.site, new.kind, new.number, new.state, new.text, new.title,
      new.slug, new.permalink, new.authors, new.categories, new."textRevision", new."publishedRevision", new.revision,
      new."scheduledBy", new."scheduledAt", new.date, new."insertedAt", new."modifiedAt")`
}

/** Takes items off all sites. */
function takeOff(posts: readonly string[], sql: Sql): void {
  void sql`delete from published_post where post = any(${posts})`
  void sql`delete from post_place where post = any(${posts})`
  void sql`delete from post_group where post = any(${posts})`
}

/** Sites on which items appear. */
export const placesOf = async (
  posts: readonly EditorialId[],
  sql: Sql,
): Promise<{ post: EditorialId; site: SiteId }[]> =>
  posts.length === 0 ? [] : sql`select post, site from post_place where post = ${anyOf(posts)}`

export const sitesOf = (site: SiteId, { crossPublished }: PostText): SiteId[] => [
  ...new Set([site, ...crossPublished]),
]

function savePublications({ publications }: Posts, sql: Sql): void {
  const all = [...publications.values()]
  takeOff(
    all.map(({ id }) => id),
    sql,
  )
  const on = all.flatMap(({ id, site, kind, revision, published }) =>
    published ? [{ post: id, site, kind, revision, ...published }] : [],
  )
  if (on.length === 0) return
  void sql`insert into published_post select post, site, text, date, "modifiedAt", revision
    from jsonb_to_recordset(${json(on)}::jsonb) as new(
      post text, site text, text jsonb, date timestamptz, "modifiedAt" timestamptz, revision int)`
  const places = on.flatMap(({ post, kind, date, site, text }) =>
    sitesOf(site, text).map((site) => ({ site, post, kind, date })),
  )
  void sql`insert into post_place select site, post, kind, date
    from jsonb_to_recordset(${json(places)}::jsonb) as new(site text, post text, kind text, date timestamptz)`
  const groups = on.flatMap(({ post, kind, date, site, text }) =>
    sitesOf(site, text).flatMap((site) => [
      ...text.categories.map((name) => ({ site, type: 'category', name, post, kind, date })),
      ...text.tags.map((name) => ({ site, type: 'tag', name, post, kind, date })),
      // Under the team's name, an item is in the archives of its authors no more.
      ...(text.byline === 'authors' ? text.authors : []).map((name) => ({
        site,
        type: 'author',
        name,
        post,
        kind,
        date,
      })),
    ]),
  )
  if (groups.length > 0)
    void sql`insert into post_group select site, type, name, post, kind, date
      from jsonb_to_recordset(${json(groups)}::jsonb) as new(
        site text, type text, name text, post text, kind text, date timestamptz)`
}

function saveAddresses({ addresses }: Posts, sql: Sql): void {
  const rows = [...addresses.values()].flatMap(({ post, revision, site, text }) =>
    sitesOf(site, text).flatMap((site) => [
      { site, type: 'slug', address: text.slug, post, revision },
      ...(text.permalink === null
        ? []
        : [{ site, type: 'permalink', address: text.permalink, post, revision }]),
    ]),
  )
  if (rows.length === 0) return
  void sql`insert into post_address select site, type, address, post, max(revision)
    from jsonb_to_recordset(${json(rows)}::jsonb) as new(
      site text, type text, address text, post text, revision int)
    group by site, type, address, post
    on conflict (site, type, address, post) do update set revision = greatest(post_address.revision, excluded.revision)`
}

function saveChanges({ changes }: Posts, sql: Sql): void {
  void sql`insert into post_change select post, revision, change, by, at, reason, "scheduledAt", text
    from jsonb_to_recordset(${json(changes)}::jsonb) as new(post text, revision int, change text, by text,
      at timestamptz, reason text, "scheduledAt" timestamptz, text jsonb)
    on conflict (post, revision) do nothing`
}

/** Saves the rows that a batch changed. */
export function savePosts(posts: Posts, sql: Sql): void {
  if (posts.changes.length === 0) return
  saveItems(posts, sql)
  saveChanges(posts, sql)
  if (posts.publications.size > 0) savePublications(posts, sql)
  saveAddresses(posts, sql)
}

/** Deletes the rows of purged items and ignores their later events, as if their streams had never existed. */
export function purgePosts(posts: readonly string[], sql: Sql): void {
  void sql`insert into purged_post select distinct unnest(${posts}::text[]) on conflict do nothing`
  void sql`delete from post where id = any(${posts})`
  void sql`delete from post_change where post = any(${posts})`
  void sql`delete from post_address where post = any(${posts})`
  takeOff(posts, sql)
}
