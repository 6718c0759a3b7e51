import { fragment, type Fragment } from '../../services/postgres/sql.ts'
import { searchedFor } from '../../services/rules/writing/searched.ts'
import type { ContentSearch } from './found-content.ts'
import { inLanguagesOf } from './languages.ts'

/** Full-text query for a term. Terms that an index cannot find (only excluded or frequent words) match nothing. */
const findable = (parsed: Fragment): Fragment =>
  fragment`case when querytree(${parsed}) in ('', 'T') then ''::tsquery else ${parsed} end`

export const parsedIn = (language: Fragment, term: string): Fragment =>
  findable(fragment`websearch_to_tsquery(${language}, ${term})`)

/** Full-text query for a text by one language's rules for words. */
export const wantedIn = (language: Fragment, text: string): Fragment =>
  parsedIn(language, searchedFor(text).term)

/** Words of a search on some sites, by whose languages they are read. */
type Wanted = Pick<ContentSearch, 'text' | 'sites'>

/** Full-text query for a search. */
export const wanted = ({ text, sites }: Wanted): Fragment =>
  inLanguagesOf(sites, (language) => parsedIn(language, searchedFor(text).term))

/** Full-text query for a search and its variants. */
export const wantedInAnyWay = ({ text, sites }: Wanted): Fragment => {
  const { term, variants } = searchedFor(text)
  return inLanguagesOf(sites, (language) => parsedIn(language, [term, ...variants].join(' or ')))
}

/** Full-text query for a term whose last word may be incomplete. */
export function typedSoFar({ text, sites }: Wanted): Fragment {
  const { prefix } = searchedFor(text)
  if (!prefix) return wanted({ text, sites })
  return inLanguagesOf(sites, (language) => {
    const before = fragment`websearch_to_tsquery(${language}, ${prefix.before})`
    return findable(fragment`(${before} && to_tsquery(${language}, ${`'${prefix.last}':*`}))`)
  })
}
