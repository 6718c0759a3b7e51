import { fragment, type Fragment } from '../../services/postgres/sql.ts'

/** PostgreSQL's rules for words (text search configurations), by the language of a site without its region. */
const configurations: Readonly<Record<string, string>> = {
  ar: 'arabic',
  ca: 'catalan',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  es: 'spanish',
  et: 'estonian',
  eu: 'basque',
  fi: 'finnish',
  fr: 'french',
  ga: 'irish',
  hi: 'hindi',
  hu: 'hungarian',
  hy: 'armenian',
  id: 'indonesian',
  it: 'italian',
  lt: 'lithuanian',
  nb: 'norwegian',
  ne: 'nepali',
  nl: 'dutch',
  nn: 'norwegian',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sr: 'serbian',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
  yi: 'yiddish',
}

/** Name of the rules for a language such as 'de' or 'pt-BR'; 'simple', without stems, if there are none. */
export const configurationOf = (language: string): string =>
  configurations[language.toLowerCase().split('-', 1)[0]!] ?? 'simple'

/** SQL array of the names of all rules for words that a text can have. */
export const allLanguages: Fragment = fragment`${[...new Set(Object.values(configurations)), 'simple']}::text[]`

/** SQL array of the different rules for words that some sites have, in a fixed order. */
export const languagesOf = (sites: Fragment): Fragment => fragment`array(
  select distinct coalesce(search_language.language, 'english') from unnest(${sites}) as of(site)
  left join search_language using (site) order by 1)`

/**
 * SQL for the words of a title and a text by the rules of some languages, mostly of one. Words have the same places in
 * all languages, so that phrases are found.
 */
export function wordsIn(languages: Fragment, title: Fragment, body: Fragment): Fragment {
  const words = (
    language: Fragment,
  ) => fragment`setweight(to_tsvector(${language}::regconfig, coalesce(${title}, '')), 'A')
    || setweight(to_tsvector(${language}::regconfig, ${body}), 'B')`
  return fragment`case when cardinality(${languages}) = 1 then ${words(fragment`(${languages})[1]`)}
    else (select string_agg((${words(fragment`language`)})::text, ' ')::tsvector from unnest(${languages}) as language) end`
}

/** SQL for a query by the rules of each language of some sites, any of which may match; null if it has no words. */
export const inLanguagesOf = (
  sites: readonly string[],
  parsed: (language: Fragment) => Fragment,
): Fragment => fragment`(select string_agg(format('(%s)', parsed), '|')::tsquery from (
  select distinct ${parsed(fragment`language::regconfig`)} as parsed
  from unnest(${languagesOf(fragment`array(select unnest(${sites}::text[]))`)}) as language) one where numnode(parsed) > 0)`
