import type { ContentId, MemberId, SiteId } from '../../events/kinds.ts'
import type { Viewer } from '../../services/rules/visibility.ts'
import { fragment, limit, type Fragment, type Sql } from '../../services/postgres/sql.ts'
import { cursorOf, pageFrom, placeOf, type Listed, type Page, type PageOf } from '../page.ts'
import { english } from '../english.ts'
import { searchedFor } from '../../services/rules/writing/searched.ts'
import { indexTerms } from '../../services/rules/writing/terms.ts'
import { filterOf, help, newestOf, visible, type ContentSearch } from './found.ts'
import { withTellingWords } from './question.ts'

export interface FoundRow extends Listed {
  id: ContentId
  /** Ids of the item's parent and of its root; empty for a root. */
  above: ContentId[]
  author: MemberId
}

/** A page of found items, and the number of all of them, at most `MAX_FOUND`. */
export interface FoundPage extends Page<FoundRow> {
  total: number
  /** True if items on this or another page have only some of the words. */
  isPartial: boolean
  /** True if the last word was found as the beginning of words. */
  isCompleted?: boolean
}

/** Maximum numbers of matching items that are ranked: the newest ones, and the newest ones that match in the title. */
const MAX_FOUND = 300
const MAX_TITLED = 100
/** Number of titles that are looked through for a text that somebody is typing, newest first. */
const MAX_LATEST = 500
const MAX_SUGGESTED = 5
/** Number of words, also frequent ones, from which a text is a question: few items have all of its words. */
const MIN_QUESTION_WORDS = 5
/** Quotes and excluded words, which a search for some of the words would not respect. */
const operators = /"|(?:^|\s)-(?=[^\s\d])/

/** Number of terms of a search, in which a dose is one. */
const termCount = (text: string): number => Math.max(1, searchedFor(text).term.split(' ').length)

/** True if the last word of a text is long enough to be looked for as the beginning of words. */
const isBeginning = (text: string): boolean => !operators.test(text) && /[\p{L}\p{M}]{4}$/u.test(text.trim())

/** SQL for the query in the table `wanted`, which is parsed once and not for each row. */
const query = fragment`(select query from wanted)`

/** Full-text query for a term. Terms that an index cannot find (only excluded or frequent words) match nothing. */
const findable = (parsed: Fragment): Fragment =>
  fragment`case when querytree(${parsed}) in ('', 'T') then ''::tsquery else ${parsed} end`

const parsedOf = (term: string): Fragment => findable(fragment`websearch_to_tsquery(${english}, ${term})`)

/** Full-text query for a search. */
export const wanted = (text: string): Fragment => parsedOf(searchedFor(text).term)

/** Full-text query for a search and its variants. */
const wantedInAnyWay = (text: string): Fragment => {
  const { term, variants } = searchedFor(text)
  return parsedOf([term, ...variants].join(' or '))
}

/** Full-text query for a term whose last word may be incomplete. */
function typedSoFar(text: string): Fragment {
  const { prefix } = searchedFor(text)
  if (!prefix) return wanted(text)
  const before = fragment`websearch_to_tsquery(${english}, ${prefix.before})`
  return findable(fragment`(${before} && to_tsquery(${english}, ${`'${prefix.last}':*`}))`)
}

/**
 * Rank of an item, in millionths: the logarithm of match × help^0.3 × e^(−age / two years). The match is PostgreSQL's
 * `ts_rank`, in which words of the title count most; help is the number of reactions and comments. The present time is
 * left out, as it changes all ranks alike, so that a page continues where the one before it ended.
 */
export const rank = (query: Fragment): Fragment => rankOf(matchOf(query))

/** SQL for the match of the words in a column `words`. */
const matchOf = (query: Fragment): Fragment => fragment`ts_rank(words, ${query}, 1)`

const rankOf = (match: Fragment): Fragment =>
  fragment`round(1000000 * (ln(greatest(${match}, 0.000001)) + ${help}))::bigint`

/** SQL for tables up to `found`: items with all words. Titles are searched only if not all matching items were read. */
function withAllWords(
  { text, sites, ...search }: ContentSearch,
  viewer: Viewer,
  parsed = wanted(text),
): Fragment {
  const matches = (column: Fragment) => fragment`${column} @@ ${query} and ${filterOf(search)}`
  const words = matches(fragment`words`)
  // Excluded words may be in the text only. `is true` keeps the planner from reading a second index for that.
  const title = fragment`${matches(fragment`title`)} and (words @@ ${query}) is true`
  const columns = fragment`${matchOf(query)} as match`
  return fragment`wanted as materialized (select ${parsed} as query),
    newest as materialized (${newestOf({ matches: words, sites, size: MAX_FOUND, columns }, viewer)}),
    matching as (
      select * from newest
      union all
      select * from (${newestOf({ matches: title, sites, size: MAX_TITLED, columns }, viewer)}) titled
      where (select count(*) from newest) = ${MAX_FOUND}::int),
    found as materialized (
      select id, author, parent, root, false as partial, ${rankOf(fragment`match`)} as rank
      from (select distinct on (id) * from matching) item)`
}

async function pageOfFound(sql: Sql, found: Fragment, { size, cursor }: PageOf): Promise<FoundPage> {
  const { key, id } = (cursor === null ? null : placeOf(cursor)) ?? { key: 2n ** 62n, id: '~' }
  const rows = await sql<{
    id: ContentId | null
    author: MemberId
    parent: ContentId | null
    root: ContentId
    rank: bigint
    total: number
    partial: boolean
  }>`
    with ${found}
    select id, author, parent, root, rank, total, partial from (
      select count(*)::int as total, coalesce(bool_or(partial), false) as partial from found) counted left join (
      select id, author, parent, root, rank from found where (rank, id) < (select ${key}::bigint, ${id}::text)
      order by rank desc, id desc ${limit(size + 1)}) page on true
    order by rank desc, id desc`
  const listed = rows.flatMap(({ id, author, parent, root, rank }) =>
    id === null
      ? []
      : [{ id, author, above: parent === null ? [] : [parent, root], cursor: cursorOf(rank, id) }],
  )
  const [{ total, partial } = { total: 0, partial: false }] = rows
  return { ...pageFrom(listed, size), total: Math.min(total, MAX_FOUND), isPartial: partial }
}

/**
 * A page of items that a viewer's search finds, by rank: items with all words; if there are none, those in which the
 * last word only begins like a word; for a question and for several words that no item has together, those with the
 * most telling ones.
 */
export async function searchContent(
  sql: Sql,
  search: ContentSearch,
  page: PageOf,
  viewer: Viewer,
): Promise<FoundPage> {
  const { text, exact = false } = search
  const words = exact || operators.test(text) ? 1 : Math.min(text.trim().split(/\s+/).length, termCount(text))
  if (words < MIN_QUESTION_WORDS) {
    const found = await pageOfFound(sql, withAllWords(search, viewer), page)
    if (found.total > 0) return found
    if (!exact && searchedFor(text).variants.length > 0) {
      const written = await pageOfFound(sql, withAllWords(search, viewer, wantedInAnyWay(text)), page)
      if (written.total > 0) return written
    }
    if (!exact && isBeginning(text)) {
      const completed = await pageOfFound(sql, withAllWords(search, viewer, typedSoFar(text)), page)
      if (completed.total > 0) return { ...completed, isCompleted: true }
    }
    if (words === 1) return found
  }
  return pageOfFound(sql, withTellingWords(search, viewer), page)
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
      select item.*, words from (
        select item, title, words from search_text where site = (select ${site}::text) and title is not null
        order by written_at desc ${limit(MAX_LATEST)}) matching ${visible(viewer, [site])}
      where ${matches} ${limit(MAX_TITLED)}),
    older as materialized (
      select * from (${newestOf({ matches, sites: [site], size: MAX_TITLED, columns: fragment`words` }, viewer)}) older
      where (select count(*) from latest) < ${MAX_TITLED}::int)
    select id from (select * from latest union all select * from older where id not in (select id from latest)) item
    order by ${rank(query)} desc, id desc ${limit(MAX_SUGGESTED)}`
  return rows.map(({ id }) => id)
}

/** Words of a search that a text may have, and the beginning of one that is not whole. */
function soughtIn(text: string, isCompleted: boolean) {
  const { term, prefix, variants } = searchedFor(text)
  const words = [term, ...variants].join(' ').replaceAll(/-"[^"]*"/g, ' ')
  return { words, prefix: isCompleted && prefix ? prefix.last : null }
}

/** Letters that a word has in common with its stem, at least. */
const MIN_STEM = 2
const beginningOf = (term: string): string => term.slice(0, MIN_STEM)
/** True for a term that is its own stem, as PostgreSQL changes only words without digits. */
const isStem = (term: string): boolean => /\d/.test(term)

/** Those of some terms whose stems a search has. Only words that begin like one of the search are sent. */
async function matchingTerms(sql: Sql, terms: Iterable<string>, text: string, isCompleted: boolean) {
  const { words, prefix } = soughtIn(text, isCompleted)
  const sought = new Set(words.match(/[\p{L}\p{N}]+/gu) ?? [])
  const beginnings = new Set(Array.from(sought, beginningOf))
  const found = new Set<string>()
  const likely = new Set<string>()
  for (const term of terms)
    if (isStem(term)) {
      if (sought.has(term) || (prefix !== null && term.startsWith(prefix))) found.add(term)
    } else if (beginnings.has(beginningOf(term))) likely.add(term)
  if (likely.size === 0) return found
  const completed =
    prefix === null ? fragment`false` : fragment`words @@ to_tsquery(${english}, ${`'${prefix}':*`})`
  const rows = await sql<{ term: string }>`
    select term from (select term, to_tsvector(${english}, term) as words from unnest(${[...likely]}::text[]) as sent(term)) given
    where tsvector_to_array(words) && (select tsvector_to_array(to_tsvector(${english}, ${words}))) or ${completed}`
  for (const { term } of rows) found.add(term)
  return found
}

/**
 * Places of a search's words in texts, as offsets in UTF-16 units: the first one, and the first one after the end. With
 * `isCompleted`, also those of words that begin like the last one.
 */
export async function matchesIn(
  sql: Sql,
  text: string,
  texts: readonly string[],
  isCompleted = false,
): Promise<[number, number][][]> {
  const terms = texts.map(indexTerms)
  const found = await matchingTerms(
    sql,
    terms.flatMap((all) => all.map(({ term }) => term)),
    text,
    isCompleted,
  )
  return terms.map((all) =>
    joined(all.flatMap(({ term, start, end }) => (found.has(term) ? [[start, end]] : []))),
  )
}

/** Ranges in their order, of which those that meet are one. */
function joined(ranges: [number, number][]): [number, number][] {
  const all: [number, number][] = []
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = all.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else all.push([start, end])
  }
  return all
}
