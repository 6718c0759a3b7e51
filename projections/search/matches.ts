import type { SiteId } from '../../events/kinds.ts'
import { fragment, type Sql } from '../../services/postgres/sql.ts'
import { searchedFor } from '../../services/rules/writing/searched.ts'
import { allLanguages, languagesOf } from './languages.ts'

/** A search whose words are looked for in shown texts. */
export interface Sought {
  text: string
  /** Sites by whose languages the texts are read; null for messages, each of which has a language. */
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

const isDigit = (code: number): boolean => code >= 48 && code <= 57
/** True for a term that is its own stem, as PostgreSQL changes only words without digits; most end with one. */
const isStem = (term: string): boolean => isDigit(term.charCodeAt(term.length - 1)) || /\d/.test(term)
/** The first two letters, which a word has in common with its stem, as a number. */
const beginningOf = (term: string): number => (term.charCodeAt(0) << 16) | term.charCodeAt(1)

/** Makes the function that leaves out most terms that a search cannot match, before any is compared as a whole. */
export function likelyFor(search: Sought): (term: string) => boolean {
  const { words, prefix } = soughtIn(search)
  const sought = new Set(words.match(/[\p{L}\p{N}]+/gu))
  const lengths = new Set(Array.from(sought, ({ length }) => length))
  const beginnings = new Set(Array.from(sought, beginningOf))
  return (term) =>
    isStem(term)
      ? (lengths.has(term.length) && sought.has(term)) || (prefix !== null && term.startsWith(prefix))
      : beginnings.has(beginningOf(term))
}

/** Those of some likely terms whose stems a search has. */
export async function matchingTerms(sql: Sql, terms: Iterable<string>, search: Sought): Promise<Set<string>> {
  const { words, prefix } = soughtIn(search)
  const all = [...new Set(terms)]
  const found = new Set(all.filter(isStem))
  const likely = all.filter((term) => !isStem(term))
  if (likely.length === 0) return found
  const languages =
    search.sites === null
      ? allLanguages
      : languagesOf(fragment`array(select unnest(${search.sites}::text[]))`)
  const rows = await sql<{ term: string }>`
    with sought as materialized (
      select language, tsvector_to_array(to_tsvector(language, ${words})) as stems,
        ${prefix === null ? null : `'${prefix}':*`}::text as beginning
      from (select one::regconfig as language from unnest(${languages}) as one) of)
    select distinct term from sought cross join unnest(${likely}::text[]) as sent(term)
    cross join lateral (select to_tsvector(language, term) as words offset 0) given
    where tsvector_to_array(words) && stems
      or beginning is not null and words @@ to_tsquery(language, beginning)`
  for (const { term } of rows) found.add(term)
  return found
}
