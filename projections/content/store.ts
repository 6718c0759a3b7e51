import type { RecordedEvent } from '../../events/event.ts'
import type { ContentId, MemberId } from '../../events/kinds.ts'
import { json } from '../batch.ts'
import { anyOf, type Sql } from '../../services/postgres/sql.ts'
import type { Content, Item } from './fold.ts'

const idsIn = (batch: readonly RecordedEvent[]): string[] => [
  ...new Set(
    batch.flatMap(({ data }) => [
      ...('subject' in data ? [data.subject.id] : []),
      ...('root' in data ? [data.root.id] : []),
      ...('root' in data && 'parent' in data && data.parent ? [data.parent.id] : []),
    ]),
  ),
]

interface Found {
  items: Item[] | null
  spammers: MemberId[]
  purged: ContentId[]
}

/** Reads the rows that a batch concerns, without texts, and their ancestors, whose counts may change. */
export async function loadContent(batch: readonly RecordedEvent[], sql: Sql): Promise<Content> {
  const ids = idsIn(batch)
  const authors = batch.flatMap(({ data }) => ('author' in data && data.author ? [data.author] : []))
  const [found] = await sql<Found>`with item as (
      select id, kind, site, author, author_is_spammer as "authorIsSpammer", parent, root, origin,
        merged_into as "mergedInto", merged_by as "mergedBy", state,
        held_by as "heldBy", picture, picture_state as "pictureState", locked, pinned, category, tags, withdrawn, unpublished,
        to_char(inserted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "insertedAt",
        to_char(edited_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "editedAt",
        to_char(last_active_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastActiveAt",
        revision, comment_count as "commentCount"
      from content where id = any(array(
        select unnest(${ids}::text[])
        union select unnest(array[parent, root]) from content where id = ${anyOf(ids)}))
    )
    select (select json_agg(item) from item) as items,
      array(select member from spammer where member = ${anyOf(authors)}) as spammers,
      array(select item from purged_item where item = ${anyOf(ids)}) as purged`
  return {
    items: new Map((found?.items ?? []).map((item) => [item.id, item])),
    spammers: new Set(found?.spammers),
    purged: new Set(found?.purged),
  }
}

const row = ({ texts, ...item }: Item) => ({
  ...item,
  ...texts,
  isTitled: texts?.title !== undefined,
  isNamed: texts?.slug !== undefined,
  isWritten: texts !== undefined,
})

/** Saves rows; a text that is omitted keeps its stored value. */
export const saveContent = ({ items }: Content, sql: Sql): Promise<object[]> =>
  sql`merge into content using jsonb_to_recordset(${json([...items.values()].map(row))}::jsonb) as new(
      id text, kind text, site text, author text, "authorIsSpammer" boolean, parent text, root text, origin text,
      "mergedInto" text, "mergedBy" int, title text, slug text, body text, state text, "heldBy" text, picture jsonb, "pictureState" text, locked boolean, pinned boolean, category text, tags text[], withdrawn boolean, unpublished boolean,
      "insertedAt" timestamptz, "editedAt" timestamptz, "lastActiveAt" timestamptz, revision int, "commentCount" int, "isTitled" boolean, "isNamed" boolean,
      "isWritten" boolean)
    on content.id = new.id
    when matched then update set merged_into = new."mergedInto", merged_by = new."mergedBy", state = new.state, held_by = new."heldBy", picture = new.picture, picture_state = new."pictureState", locked = new.locked, pinned = new.pinned,
      category = new.category, tags = new.tags, withdrawn = new.withdrawn, unpublished = new.unpublished, edited_at = new."editedAt", last_active_at = new."lastActiveAt", revision = new.revision, comment_count = new."commentCount",
      title = case when "isTitled" then new.title else content.title end,
      slug = case when "isNamed" then new.slug else content.slug end,
      body = case when "isWritten" then new.body else content.body end
    when not matched then insert values (new.id, kind, site, author, "authorIsSpammer", parent, root, origin,
      "mergedInto", "mergedBy", title, slug, body,
      state, "heldBy", new.picture, new."pictureState", new.locked, new.pinned, new.category, new.tags, new.withdrawn, new.unpublished, "insertedAt", "editedAt", "lastActiveAt", new.revision,
      "commentCount")`
