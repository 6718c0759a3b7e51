import type { ContentId, ThreadId } from '../../events/kinds.ts'
import type { Viewer } from '../../services/rules/visibility.ts'
import { contentColumns, placed, type ContentRow } from '../content/queries.ts'
import { pagesFrom, timePlace, type Page, type PageOf } from '../page.ts'
import { eachOf, fragment, limit, type Sql } from '../../services/postgres/sql.ts'
import { json } from '../batch.ts'
import { visibleTo } from '../visibility.ts'

/** Comments on an item, or replies to a comment, that the viewer can see, oldest first also in pages read backwards. */
export async function commentsPages(
  sql: Sql,
  parents: readonly ContentId[],
  { size, cursor, backwards }: PageOf,
  viewer: Viewer,
): Promise<Map<ContentId, Page<ContentRow>>> {
  const { at, id } = timePlace(cursor, backwards ? 'infinity' : '-infinity')
  const place = fragment`(${at}::timestamptz, ${id})`
  const [beyond, order] = backwards
    ? [fragment`< ${place}`, fragment`inserted_at desc, id desc`]
    : [fragment`> ${place}`, fragment`inserted_at, id`]
  const rows = await sql<ContentRow>`
    select found.* from ${eachOf(parents)} wanted cross join lateral (
      select ${contentColumns} from content
      where parent = wanted and id <> origin and (inserted_at, id) ${beyond} and ${visibleTo(viewer)}
      order by ${order} ${limit(size + 1)}) found`
  const pages = pagesFrom(parents, placed(rows), ({ parent }) => parent!, size)
  if (backwards) for (const { rows } of pages.values()) rows.reverse()
  return pages
}

/** Largest number of new texts that is counted. */
const MAX_NEWS = 100

/**
 * Counts the comments and replies in a thread that others wrote after the viewer's last visit and last own text, and finds
 * the first of them. `places` has the time of the last visit to each thread that was merged into it; for one without a
 * time, the latest of the others applies.
 */
export async function newsIn(
  sql: Sql,
  thread: ThreadId,
  places: readonly { thread: ThreadId; through: Date }[],
  viewer: Viewer,
): Promise<{ count: number; first: ContentId | null }> {
  const times = places.map(({ through }) => through.getTime())
  const [earliest, latest] = [new Date(Math.min(...times)), new Date(Math.max(...times))]
  const since = fragment`coalesce((select through from jsonb_to_recordset(${json(places)}::jsonb)
    as place(thread text, through timestamptz) where place.thread = origin), ${latest}::timestamptz)`
  const isNews = fragment`inserted_at > ${earliest}
    and inserted_at > greatest(${since}, (select at from mine where mine.origin = content.origin)) and author <> ${viewer?.id ?? ''} and not withdrawn
    and body is not null and ${visibleTo(viewer)}`
  const [row] = await sql<{ count: number; first: ContentId | null }>`
    with mine as (
      select origin, max(inserted_at) as at from content where author = ${viewer?.id ?? ''} and (parent = ${thread}
        or parent in (select id from content where parent = ${thread})) group by origin
    ), news as (
      select id, inserted_at from content where parent = ${thread} and id <> origin and ${isNews}
      union all
      select reply.id, reply.inserted_at from (
        select id from content where parent = ${thread} and id <> origin and ${visibleTo(viewer)}
      ) comment cross join lateral (select id, inserted_at from content where parent = comment.id and ${isNews}) reply
    )
    select (select count(*)::int from (select from news ${limit(MAX_NEWS)}) counted) as count,
      (select id from news order by inserted_at, id limit 1) as first`
  return row!
}
