import { anyOf, fragment, limit, type Sql } from '../../services/postgres/sql.ts'
import { shown, standingFor } from '../disorders/queries.ts'
import { phrasesOf, runsIn, type Run } from '../../services/rules/writing/named.ts'

/** A name of a condition in a search, with its other names as phrases. */
export interface Named extends Run {
  phrases: string[]
  /** Searches that have another name in the place of the typed one. */
  searches: string[]
}

/** Maximum number of other names that are read. */
const MAX_OTHERS = 100

/** Names of a condition beside one of some names, as terms (services/rules/writing/named.ts). */
interface NamedRow {
  known: string
  others: string[]
}

/**
 * Other names of conditions by a known name, with the names of retired conditions that they replace. The condition's own
 * name comes first, then the shorter ones.
 */
const otherNames = (sql: Sql, names: readonly string[]): Promise<NamedRow[]> =>
  sql<NamedRow>`
    select known, array_agg(terms order by is_own desc, length(terms), terms) as others from (
      select known.terms as known, other.terms, bool_or(other.place = 0 and kin.id = shown.id) as is_own
      from disorder_name known
      join disorder own on own.id = known.disorder ${shown}
      cross join lateral ${standingFor(fragment`shown.id`)} as kin(id)
      join disorder_name other on other.disorder = kin.id and other.terms <> known.terms
      where known.terms = ${anyOf(names)} and other.terms <> ''
      group by known.terms, other.terms order by is_own desc, length(other.terms), other.terms ${limit(MAX_OTHERS)}) named
    group by known`

/** The longest name of a condition in a search, if the condition has other names; one look-up for all of its words. */
export async function namedIn(sql: Sql, text: string): Promise<Named | undefined> {
  const runs = runsIn(text)
  if (runs.length === 0) return undefined
  const known = await otherNames(
    sql,
    runs.map(({ terms }) => terms),
  )
  const run = runs.find(({ terms }) => known.some((one) => one.known === terms))
  if (!run) return undefined
  const { others } = known.find((one) => one.known === run.terms)!
  const phrases = phrasesOf(others)
  const searches = phrases.map((phrase) => `${run.before} ${phrase} ${run.after}`.trim())
  return phrases.length > 0 ? { ...run, phrases, searches } : undefined
}
