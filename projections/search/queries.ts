import type { ContentId, MemberId, SiteId } from '../../events/kinds.ts'
import type { Viewer } from '../../services/rules/visibility.ts'
import { fragment, limit, type Fragment, type Sql } from '../../services/postgres/sql.ts'
import { cursorOf, pageFrom, placeOf, type Listed, type Page, type PageOf } from '../page.ts'
import { hasOperators, searchedFor } from '../../services/rules/writing/searched.ts'
import { indexTerms } from '../../services/rules/writing/terms.ts'
import { inLanguagesOf } from './languages.ts'
import { likelyFor, matchingTerms, type Sought } from './matches.ts'
import { doubtOf, filterOf, newestOf, visible, type ContentSearch } from './found-content.ts'
import { namedIn, type Named } from './named.ts'
import { withTellingWords } from './question.ts'
import { matchOf, rank, rankOf } from './rank.ts'
import { parsedIn, typedSoFar, wanted, wantedInAnyWay } from './wanted.ts'

interface FoundRow extends Listed {
  id: ContentId
  /** True if the item has another name of a condition instead of the words as typed. */
  isByOtherName: boolean
  /** Ids of the item's parent and of its root; empty for a root. */
  above: ContentId[]
  author: MemberId
}

/** A page of found items, and the number of all of them, at most `MAX_FOUND`. */
interface FoundPage extends Page<FoundRow> {
  total: number
  /** True if items on this or another page have only some of the words. */
  isPartial: boolean
  /** True if the last word was found as the beginning of words. */
  isCompleted?: boolean
  /** Name of a condition in the search whose other names were searched too. */
  named?: Named | undefined
}

/** Maximum numbers of matching items that are ranked: the newest ones, and the newest ones that match in the title. */
const MAX_FOUND = 300
const MAX_TITLED = 100
/** Number of titles that are looked through for a text that somebody is typing, newest first. */
const MAX_LATEST = 500
const MAX_SUGGESTED = 5
/** Number of words, also frequent ones, from which a text is a question: few items have all of its words. */
const MIN_QUESTION_WORDS = 5

/** Number of terms of a search, in which a dose is one. */
const termCount = (text: string): number => Math.max(1, searchedFor(text).term.split(' ').length)

/** True if the last word of a text is long enough to be looked for as the beginning of words. */
const isBeginning = (text: string): boolean => !hasOperators(text) && /[\p{L}\p{M}]{4}$/u.test(text.trim())

/** SQL for the query in the table `wanted`, which is parsed once and not for each row. */
const query = fragment`(select query from wanted)`

/** Subtracted from the rank of items with another name of a condition, which come after all others. */
const OTHER_NAME = 10n ** 12n

/**
 * SQL for tables up to `found`: items with all words, or with all words of another search. Titles are searched only if
 * not all matching items were read.
 */
function withAllWords(
  { text, sites, ...search }: ContentSearch,
  viewer: Viewer,
  parsed = wanted({ text, sites }),
  others?: Named,
): Fragment {
  const matches = (column: Fragment) => fragment`${column} @@ ${query} and ${filterOf(search)}`
  const words = matches(fragment`words`)
  // Excluded words may be in the text only. `is true` keeps the planner from reading a second index for that.
  const title = fragment`${matches(fragment`title`)} and (words @@ ${query}) is true`
  const isOther = others ? fragment`(words @@ (select typed from wanted)) is not true` : fragment`false`
  const columns = fragment`${matchOf(query)} as match, ${isOther} as other_name,
    ${doubtOf(fragment`words`, text)} as doubt`
  const either = others
    ? fragment`select typed, coalesce(typed || other, typed, other) as query from (select ${parsed} as typed,
        ${inLanguagesOf(sites, (language) => parsedIn(language, others.searches.join(' or ')))} as other) asked`
    : fragment`select ${parsed} as query`
  return fragment`wanted as materialized (${either}),
    newest as materialized (${newestOf({ matches: words, sites, size: MAX_FOUND, columns }, viewer)}),
    matching as (
      select * from newest
      union all
      select * from (${newestOf({ matches: title, sites, size: MAX_TITLED, columns }, viewer)}) titled
      where (select count(*) from newest) = ${MAX_FOUND}::int),
    found as materialized (
      select id, author, parent, root, false as partial, other_name,
        ${rankOf(fragment`match`)} - round(1000000 * doubt)::bigint - case when other_name then ${OTHER_NAME}::bigint else 0 end as rank
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
    other_name: boolean
  }>`
    with ${found}
    select id, author, parent, root, rank, total, partial, other_name from (
      select count(*)::int as total, coalesce(bool_or(partial), false) as partial from found) counted left join (
      select id, author, parent, root, rank, other_name from found where (rank, id) < (select ${key}::bigint, ${id}::text)
      order by rank desc, id desc ${limit(size + 1)}) page on true
    order by rank desc, id desc`
  const listed = rows.flatMap(({ id, author, parent, root, rank, other_name: isByOtherName }) =>
    id === null
      ? []
      : [
          {
            id,
            author,
            isByOtherName,
            above: parent === null ? [] : [parent, root],
            cursor: cursorOf(rank, id),
          },
        ],
  )
  const [{ total, partial } = { total: 0, partial: false }] = rows
  return { ...pageFrom(listed, size), total: Math.min(total, MAX_FOUND), isPartial: partial }
}

/**
 * A page of items that a viewer's search finds, by rank: items with all words, and after them those with another name of
 * a condition; if there are none, those in which the last word only begins like a word; for a question and for several
 * words that no item has together, those with the most telling ones.
 */
export async function searchContent(
  sql: Sql,
  search: ContentSearch,
  page: PageOf,
  viewer: Viewer,
): Promise<FoundPage> {
  const { text, exact = false } = search
  const words = exact || hasOperators(text) ? 1 : Math.min(text.trim().split(/\s+/).length, termCount(text))
  // Asked together, as few searches have a name.
  const [named, typed] = await Promise.all([
    exact ? undefined : namedIn(sql, text),
    words < MIN_QUESTION_WORDS ? pageOfFound(sql, withAllWords(search, viewer), page) : null,
  ])
  // A name counts as one word.
  if (words - (named ? named.length - 1 : 0) < MIN_QUESTION_WORDS) {
    const found =
      typed && !named
        ? typed
        : await pageOfFound(sql, withAllWords(search, viewer, wanted(search), named), page)
    if (found.total > 0) return { ...found, named }
    if (!exact && searchedFor(text).variants.length > 0) {
      const written = await pageOfFound(sql, withAllWords(search, viewer, wantedInAnyWay(search)), page)
      if (written.total > 0) return written
    }
    if (!exact && isBeginning(text)) {
      const completed = await pageOfFound(sql, withAllWords(search, viewer, typedSoFar(search)), page)
      if (completed.total > 0) return { ...completed, isCompleted: true }
    }
    if (words === 1) return found
  }
  return { ...(await pageOfFound(sql, withTellingWords(search, viewer, named), page)), named }
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
    with wanted as materialized (select ${typedSoFar({ text, sites: [site] })} as query),
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

/** Places of a search's words in texts, as offsets in UTF-16 units: the first one, and the first one after the end. */
export async function matchesIn(
  sql: Sql,
  search: Sought,
  texts: readonly string[],
): Promise<[number, number][][]> {
  const isLikely = likelyFor(search)
  const terms = texts.map((text) => indexTerms(text).filter(({ term }) => isLikely(term)))
  const found = await matchingTerms(
    sql,
    terms.flatMap((all) => all.map(({ term }) => term)),
    search,
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
