import type { ContentId, ContentKind, SiteId } from '../../events/kinds.ts'
import type { Viewer } from '../../services/rules/visibility.ts'
import { fragment, limit, type Fragment, type Sql } from '../../services/postgres/sql.ts'
import { cursorOf, pageFrom, placeOf, type Listed, type Page, type PageOf } from '../page.ts'
import { foundBy, visibleTo } from '../visibility.ts'
import { english } from './english.ts'
import { plainLetters } from './letters.ts'
import { spansBackFrom } from './spans.ts'

/** Content to find: all words of a text, on some sites, optionally only of some kinds or written since a time. */
export interface ContentSearch {
  text: string
  sites: readonly SiteId[]
  kinds: readonly ContentKind[]
  since: Date | null
}

export interface FoundRow extends Listed {
  id: ContentId
}

/** A page of found items, and the number of all of them, at most `MAX_FOUND`. */
export interface FoundPage extends Page<FoundRow> {
  total: number
}

const MAX_TERM_LENGTH = 200
/** Maximum numbers of matching items that are ranked: the newest ones, and the newest ones that match in the title. */
const MAX_FOUND = 500
const MAX_TITLED = 200
/** Number of titles that are looked through for a text that somebody is typing, newest first. */
const MAX_LATEST = 500
const MAX_SUGGESTED = 5

const termOf = (text: string) => plainLetters(text.slice(0, MAX_TERM_LENGTH))

/** Full-text query for a term. Terms that an index cannot find (only excluded or frequent words) match nothing. */
export const wanted = (text: string): Fragment => {
  const parsed = fragment`websearch_to_tsquery(${english}, ${termOf(text)})`
  return fragment`case when querytree(${parsed}) in ('', 'T') then ''::tsquery else ${parsed} end`
}

/** Full-text query for a term whose last word may be incomplete. */
function typedSoFar(text: string): Fragment {
  const term = termOf(text)
  const [last] = /[\p{L}\p{N}]+$/u.exec(term) ?? []
  if (last === undefined || term.includes('"')) return wanted(text)
  const before = fragment`websearch_to_tsquery(${english}, ${term.slice(0, -last.length)})`
  const parsed = fragment`(${before} && to_tsquery(${english}, ${`'${last}':*`}))`
  return fragment`case when querytree(${parsed}) in ('', 'T') then ''::tsquery else ${parsed} end`
}

/** SQL condition for found items named `item` below ancestors that the viewer can see. */
const reachable = (viewer: Viewer): Fragment => fragment`${foundBy(viewer)} and (item.parent is null
  or (exists (select from content where id = item.root and ${visibleTo(viewer)})
    and (item.parent = item.root
      or exists (select from content where id = item.parent and ${visibleTo(viewer)}))))`

/** SQL for rows of visible items, joined to rows named `matching` one by one, so that a limit ends the search. */
const visible = (viewer: Viewer): Fragment => fragment`cross join lateral (
  select id, comment_count, last_active_at from content item
  where item.id = matching.item and ${reachable(viewer)} limit 1) item`

/** SQL for the query in the table `wanted`, which is parsed once and not for each row. */
const query = fragment`(select query from wanted)`

/**
 * SQL for the newest items that fulfil a condition and that the viewer can see, at most `size`. Spans of days are
 * searched one after the other until there are enough, because an index of words cannot find the newest matches first.
 */
function newestOf(
  { matches, sites, size }: { matches: Fragment; sites: readonly SiteId[]; size: number },
  viewer: Viewer,
): Fragment {
  const groups = spansBackFrom(Date.now()).map((group) => `{${group.join(',')}}`)
  return fragment`select item.id, words, comment_count, last_active_at
    from unnest(${groups}::text[]) as days(spans)
    cross join lateral (
      select item, words from search_text
      where ${matches} and array[site] && ${sites}::text[] and search_text.spans && days.spans::int[]
      order by written_at desc) matching ${visible(viewer)} ${limit(size)}`
}

/** Seconds in which an item loses a factor e of its rank: two years. */
const AGE_S = 2 * 365 * 86_400

/**
 * Rank of an item, in millionths: the logarithm of match × help^0.3 × e^(−age / two years). The match is PostgreSQL's
 * `ts_rank`, in which words of the title count most; help is the number of reactions and comments. The present time is
 * left out, as it changes all ranks alike, so that a page continues where the one before it ended.
 */
export const rank = (query: Fragment): Fragment => fragment`round(1000000 * (
  ln(greatest(ts_rank(words, ${query}, 1), 0.000001))
  + 0.3 * ln(1 + comment_count + coalesce((select sum(count) from reaction_count where reaction_count.item = item.id), 0))
  + extract(epoch from last_active_at) / ${AGE_S}::float8))::bigint`

/** A page of items that a viewer's search finds, by rank. */
export async function searchContent(
  sql: Sql,
  { text, sites, kinds, since }: ContentSearch,
  { size, cursor }: PageOf,
  viewer: Viewer,
): Promise<FoundPage> {
  const place = cursor === null ? null : placeOf(cursor)
  const { key, id } = place ?? { key: 2n ** 62n, id: '~' }
  const filter = fragment`split_part(item, '_', 1) = any(${kinds}::text[])
    and written_at >= ${since ?? '-infinity'}::timestamptz`
  const rows = await sql<{ id: ContentId; rank: bigint; total: number }>`
    with wanted as materialized (select ${wanted(text)} as query),
    matching as (
      (${newestOf({ matches: fragment`title @@ ${query} and ${filter}`, sites, size: MAX_TITLED }, viewer)})
      union all
      (${newestOf({ matches: fragment`words @@ ${query} and ${filter}`, sites, size: MAX_FOUND }, viewer)})),
    found as materialized (
      select id, ${rank(query)} as rank from (select distinct on (id) * from matching) item)
    select id, rank, (select count(*)::int from found) as total from found
    where (rank, id) < (${key}::bigint, ${id}) order by rank desc, id desc ${limit(size + 1)}`
  const page = pageFrom(
    rows.map(({ id, rank }) => ({ id, cursor: cursorOf(rank, id) })),
    size,
  )
  return { ...page, total: Math.min(rows[0]?.total ?? 0, MAX_FOUND) }
}

/**
 * Items of a site with titles that contain the words of an incomplete term, best first. The newest titles are looked
 * through before the index is used, because it reads all words that begin with an incomplete one.
 */
export async function suggestContent(
  sql: Sql,
  { text, site, viewer }: { text: string; site: SiteId; viewer: Viewer },
): Promise<ContentId[]> {
  const matches = fragment`title @@ ${query}`
  const rows = await sql<{ id: ContentId }>`
    with wanted as materialized (select ${typedSoFar(text)} as query),
    latest as materialized (
      select item.id, words, comment_count, last_active_at from (
        select item, title, words from search_text where site = ${site} and title is not null
        order by written_at desc ${limit(MAX_LATEST)}) matching ${visible(viewer)}
      where ${matches} ${limit(MAX_TITLED)}),
    older as materialized (
      select * from (${newestOf({ matches, sites: [site], size: MAX_TITLED }, viewer)}) older
      where (select count(*) from latest) < ${MAX_TITLED}::int)
    select id from (select * from latest union all select * from older where id not in (select id from latest)) item
    order by ${rank(query)} desc, id desc ${limit(MAX_SUGGESTED)}`
  return rows.map(({ id }) => id)
}

/** Characters around matches; they are not in texts, as `plainLetters` of a term and a text leaves them out. */
const [START, END] = ['\ue000', '\ue001']
const OPTIONS = `HighlightAll=true, StartSel=${START}, StopSel=${END}`

/** Places of a term's words in texts, as offsets in UTF-16 units: the first one, and the first one after the end. */
export async function matchesIn(
  sql: Sql,
  text: string,
  texts: readonly string[],
): Promise<[number, number][][]> {
  const plain = texts.map((one) => plainLetters(one).replaceAll(/[\ue000\ue001<>&]/g, ' '))
  const rows = await sql<{ marked: string }>`
    select ts_headline(${english}, one, ${wanted(text)}, ${OPTIONS}) as marked
    from unnest(${plain}::text[]) with ordinality as given(one, place) order by place`
  return rows.map(({ marked }) => rangesOf(marked))
}

function rangesOf(marked: string): [number, number][] {
  const pieces = marked.split(START)
  let at = pieces[0]?.length ?? 0
  return pieces.slice(1).map((piece) => {
    const [match = '', rest = ''] = piece.split(END)
    const range: [number, number] = [at, at + match.length]
    at += match.length + rest.length
    return range
  })
}
