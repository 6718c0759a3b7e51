import type { Viewer } from '../../services/rules/visibility.ts'
import { fragment, limit, type Fragment } from '../../services/postgres/sql.ts'
import { searchedFor } from '../../services/rules/writing/searched.ts'
import { inLanguagesOf, languagesOf } from './languages.ts'
import type { Named } from './named.ts'
import { doubtOf, filterOf, help, newestOf, type ContentSearch } from './found-content.ts'

/** Maximum numbers of words of a question that count, and of those that are searched alone and in pairs. */
const MAX_WORDS = 12
const MAX_PAIRED = 5
/** Maximum number of items with a word or a pair of words that are ranked, newest first. */
const MAX_CHOSEN = 60
/** Share of items that have a word which is not among the frequent ones. */
const RARE = 0.0005
/** Weight of a word that all items have, so that a question of only such words has a share too. */
const MIN_WEIGHT = 0.001
/** Exponent of the share of a question's words that an item has, so that help and recency decide only between equals. */
const EXPONENT = 10
/**
 * Subtracted from the logarithm of the rank of items with another name of a condition, so that they come after those with
 * as many words as typed.
 */
const OTHER_NAME = 3
/** Minimum share of a question's words, weighted, that an item must have. */
const MIN_SHARE = 0.4

/**
 * SQL for tables up to `found`: the best item of each page with the most telling words of a question. A word is the more
 * telling the fewer items have it, by the statistics that PostgreSQL keeps for its planner; its stems in the languages
 * of the sites are one word, and another name of a condition counts as each word of the typed one. Candidates are the
 * newest items with each of the most telling words, with each pair of them, and with all words. The title of the page
 * counts for all items on it, and its words count half as much again.
 */
export function withTellingWords(
  { text, sites, ...search }: ContentSearch,
  viewer: Viewer,
  named?: Named,
): Fragment {
  const { term } = searchedFor(text)
  const matches = fragment`words @@ choice.query and ${filterOf(search)}`
  const query = named
    ? fragment`case when is_named then coalesce(typed::tsquery || ${inLanguagesOf(
        sites,
        (language) => fragment`websearch_to_tsquery(${language}, ${named.phrases.join(' or ')})`,
      )}, typed::tsquery) else typed::tsquery end`
    : fragment`typed::tsquery`
  const isNamed = named
    ? fragment`position > ${named.from}::int and position <= ${named.from + named.length}::int`
    : fragment`false`
  const hasOtherName = named
    ? fragment`bool_or((item.words @@ query or root.title @@ query) and not (item.words @@ typed or coalesce(root.title @@ typed, false)))`
    : fragment`false`
  return fragment`known as (
      select lexeme, frequency from pg_stats,
        unnest(most_common_elems::text::text[], most_common_elem_freqs) as common(lexeme, frequency)
      where schemaname = (select relnamespace::regnamespace::text from pg_class where oid = 'search_text'::regclass)
        and tablename = 'search_text' and attname = 'words' and lexeme is not null),
    word as materialized (
      select ${query} as query, typed::tsquery as typed,
        greatest(-ln(coalesce(frequency, ${RARE}::float8)), ${MIN_WEIGHT}::float8) as weight,
        row_number() over (order by frequency nulls first, typed) as place
      from (select distinct on (typed) * from (
        select string_agg(quote_literal(lexeme), '|' order by lexeme) as typed, max(frequency) as frequency,
          ${isNamed} as is_named
        from unnest(${languagesOf(fragment`array(select unnest(${sites}::text[]))`)}) as language
        cross join unnest(to_tsvector(language::regconfig, ${term})) as given(lexeme, positions)
        cross join unnest(positions) as position left join known using (lexeme) group by position) read
        order by typed, is_named desc) asked
      order by place ${limit(MAX_WORDS)}),
    choice as materialized (
      select query from word where place <= ${MAX_PAIRED}::int
      union all select one.query && other.query from word one join word other on one.place < other.place
        where other.place <= ${MAX_PAIRED}::int
      union all select ${inLanguagesOf(sites, (language) => fragment`plainto_tsquery(${language}, ${term})`)}),
    candidate as materialized (
      select distinct on (item.id) item.* from choice
      cross join lateral (${newestOf({ matches, sites, size: MAX_CHOSEN, columns: fragment`words` }, viewer)}) item),
    scored as (
      select id, item.author, item.parent, item.root, share < 1 as partial, other_name,
        round(1000000 * (${EXPONENT}::float8 * ln(share + titled / 2) + ${help}
          - case when other_name then ${OTHER_NAME}::int else 0 end - ${doubtOf(fragment`item.words`, text)}))::bigint as rank
      from candidate item left join search_text root on root.item = item.root
      cross join lateral (
        select sum(weight) filter (where item.words @@ query or root.title @@ query) / sum(weight) as share,
          coalesce(sum(weight) filter (where root.title @@ query), 0) / sum(weight) as titled,
          ${hasOtherName} as other_name from word) shares
      where share >= ${MIN_SHARE}::float8),
    found as materialized (select distinct on (root) id, author, parent, root, partial, other_name, rank from scored
      order by root, rank desc, id desc)`
}
