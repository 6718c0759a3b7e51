import type { ContentId, MemberId } from '../../events/kinds.ts'
import type { Sql } from '../postgres/sql.ts'

/** Title and description that a web page gives of itself; plain text. */
export interface PagePreview {
  title: string
  /** Null if the page has none. */
  description: string | null
  siteName: string | null
}

/** The page to which an item links; without a preview, the page cannot be read or has no title. */
interface LinkPreview {
  item: ContentId
  url: string
  preview: PagePreview | null
}

/** Time in hours in which a page is not read again for other items with the same link. */
const FRESH_HOURS = 24

type Row = Pick<LinkPreview, 'item' | 'url'> & {
  title: string | null
  description: string | null
  siteName: string | null
}

const previewOf = ({ title, description, siteName }: Row): PagePreview | null =>
  title === null ? null : { title, description, siteName }

/** Previews of the items' links, which may have changed since. */
export async function linkPreviewsOf(sql: Sql, items: readonly ContentId[]): Promise<LinkPreview[]> {
  const rows = await sql<Row>`
    select item, url, title, description, site_name as "siteName"
    from operational.link_preview where item = any(${items}) and title is not null`
  return rows.map((row) => ({ item: row.item, url: row.url, preview: previewOf(row) }))
}

/** What was read of a page lately for any item; undefined if it was not read. */
export async function knownPreview(sql: Sql, url: string): Promise<PagePreview | null | undefined> {
  const [row] = await sql<Row>`
    select item, url, title, description, site_name as "siteName" from operational.link_preview
    where url = ${url} and fetched_at > now() - ${FRESH_HOURS} * interval '1 hour' limit 1`
  return row && previewOf(row)
}

/** Saves what a page says of itself, unless the author of the item has been erased meanwhile. */
export async function saveLinkPreview(
  sql: Sql,
  { item, member, url, preview }: LinkPreview & { member: MemberId },
): Promise<void> {
  const { title = null, description = null, siteName = null } = preview ?? {}
  await sql`insert into operational.link_preview (item, member, url, title, description, site_name)
    select ${item}, ${member}, ${url}, ${title}, ${description}, ${siteName}
    where not exists (select from operational.erasure where erasure.member = ${member}::text)
    on conflict (item) do update set url = excluded.url, title = excluded.title,
      description = excluded.description, site_name = excluded.site_name, fetched_at = now()`
}
