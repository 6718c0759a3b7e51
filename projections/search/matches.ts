import type { SiteId } from '../../events/kinds.ts'
import { fragment, type Sql } from '../../services/postgres/sql.ts'
import { searchedFor } from '../../services/rules/writing/searched.ts'
import { languagesOf } from './languages.ts'

/** A search whose words are looked for in shown texts. */
export interface Sought {
  text: string
  /** Sites by whose languages the texts are read; null for messages, which belong to no site and are read as English. */
  sites: readonly SiteId[] | null
  /** True if words that begin like the last one match too. */
  isCompleted?: boolean | undefined
  /** Other searches whose words match too. */
  others?: readonly string[] | undefined
}

/** Words of a search that a text may have, and the beginning of one that is not whole. */
function soughtIn({ text, isCompleted = false, others = [] }: Sought) {
  const { term, prefix, variants } = searchedFor(text)
  const words = [term, ...variants, ...others].join(' ').replaceAll(/-"[^"]*"/g, ' ')
  return { words, prefix: isCompleted && prefix ? prefix.last : null }
}

/** Letters that a word has in common with its stem, at least. */
const MIN_STEM = 2
const beginningOf = (term: string): string => term.slice(0, MIN_STEM)
/** True for a term that is its own stem, as PostgreSQL changes only words without digits. */
const isStem = (term: string): boolean => /\d/.test(term)

/** Those of some terms whose stems a search has. Only words that begin like one of the search are sent. */
export async function matchingTerms(sql: Sql, terms: Iterable<string>, search: Sought): Promise<Set<string>> {
  const { words, prefix } = soughtIn(search)
  const sought = new Set(words.match(/[\p{L}\p{N}]+/gu) ?? [])
  const beginnings = new Set(Array.from(sought, beginningOf))
  const found = new Set<string>()
  const likely = new Set<string>()
  for (const term of terms)
    if (isStem(term)) {
      if (sought.has(term) || (prefix !== null && term.startsWith(prefix))) found.add(term)
    } else if (beginnings.has(beginningOf(term))) likely.add(term)
  if (likely.size === 0) return found
  const languages =
    search.sites === null
      ? fragment`array['english']`
      : languagesOf(fragment`array(select unnest(${search.sites}::text[]))`)
  const rows = await sql<{ term: string }>`
    with sought as materialized (
      select language, tsvector_to_array(to_tsvector(language, ${words})) as stems,
        ${prefix === null ? null : `'${prefix}':*`}::text as beginning
      from (select one::regconfig as language from unnest(${languages}) as one) of)
    select distinct term from sought cross join unnest(${[...likely]}::text[]) as sent(term)
    cross join lateral (select to_tsvector(language, term) as words offset 0) given
    where tsvector_to_array(words) && stems
      or beginning is not null and words @@ to_tsquery(language, beginning)`
  for (const { term } of rows) found.add(term)
  return found
}
