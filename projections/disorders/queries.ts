import { foldedText } from '../folded-text.ts'
import type { DisorderId, SiteId } from '../../events/kinds.ts'
import { anyOf, fragment, limit, type Fragment, type Sql } from '../../services/postgres/sql.ts'

export interface DisorderRow {
  id: DisorderId
  orphaCode: string | null
  name: string
  slug: string
  isGroup: boolean
  summary: string | null
  synonyms: string[]
  onsetAges: string[]
  inheritanceTypes: string[]
  prevalences: { class: string; geographic: string; measure: string }[]
  allowIndexing: boolean | null
  /** Source and release of the last import that changed the disorder; null if an administrator added it. */
  source: string | null
  release: string | null
  isRetired: boolean
  successor: DisorderId | null
}

export const disordersByIds = (sql: Sql, ids: readonly DisorderId[]): Promise<DisorderRow[]> =>
  sql<DisorderRow>`select id, orpha_code as "orphaCode", name, slug, is_group as "isGroup", summary, synonyms,
      onset_ages as "onsetAges", inheritance_types as "inheritanceTypes", prevalences,
      allow_indexing as "allowIndexing", source, release, is_retired as "isRetired", successor
    from disorder where id = ${anyOf(ids)}`

/** Maximum number of retired disorders that are followed from one successor to the next. */
const MAX_STEPS = 8

/**
 * SQL for the disorder that stands for another one: that one or, if it is retired, the last of its successors; null if
 * that is retired too.
 */
const heirOf = (disorder: Fragment): Fragment => fragment`(
  with recursive way as (
    select first.id, first.is_retired, first.successor, 0 as step from disorder first where first.id = ${disorder}
    union all
    select next.id, next.is_retired, next.successor, step + 1
    from way join disorder next on next.id = way.successor where way.is_retired and step < ${MAX_STEPS}::int
  )
  select id from way where not is_retired order by step limit 1)`

/**
 * SQL that joins the disorder that stands for the one of a row named `own`, as `shown`. `offset 0` makes the planner
 * look each up by its id: it expects many rows, and would read the whole table.
 */
export const shown = fragment`cross join lateral (
  select id, is_group from disorder
  where id = case when own.is_retired then ${heirOf(fragment`own.id`)} else own.id end offset 0) shown`

/** SQL for the ids of a disorder and of those that were retired in its favour. */
export const standingFor = (disorder: Fragment): Fragment => fragment`(
  with recursive way as (
    select ${disorder}::text collate "C" as id, 0 as step
    union
    select before.id, step + 1 from way join disorder before on before.successor = way.id
    where before.is_retired and step < ${MAX_STEPS}::int
  )
  select id from way)`

/**
 * The disorder to which a slug leads, with its present slug, which differs if the slug is an old one. The slug of a
 * retired disorder leads to its successor. Null if there is no such disorder.
 */
export async function disorderBySlug(
  sql: Sql,
  slug: string,
): Promise<{ id: DisorderId; slug: string } | null> {
  const [found] = await sql<{ id: DisorderId; slug: string }>`
    select id, disorder.slug from disorder where id = ${heirOf(fragment`(
      select disorder.id from disorder_slug join disorder on disorder.id = disorder_slug.disorder
      where disorder_slug.slug = ${slug} order by disorder.slug <> disorder_slug.slug, disorder.id limit 1)`)}`
  return found ?? null
}

/** A parent or child of a disorder in the directory. */
interface DisorderFamily {
  disorder: DisorderId
  other: DisorderId
  isParent: boolean
}

/** Parents and children of the given disorders, ordered by name, without retired ones. */
export const disorderFamilies = (sql: Sql, ids: readonly DisorderId[]): Promise<DisorderFamily[]> =>
  sql<DisorderFamily>`
    select * from (
      select disorder_parent.disorder, above.id as other, true as "isParent", above.name
      from disorder_parent join disorder above on above.orpha_code = disorder_parent.parent
      where disorder_parent.disorder = ${anyOf(ids)} and not above.is_retired
      union all
      select above.id, below.id, false, below.name
      from disorder above join disorder_parent on disorder_parent.parent = above.orpha_code
      join disorder below on below.id = disorder_parent.disorder
      where above.id = ${anyOf(ids)} and not below.is_retired
    ) family order by ${foldedText(fragment`name`)} collate "C", other`

/** Featured disorders of a site, ordered by name. */
export async function featuredDisorders(sql: Sql, site: SiteId): Promise<DisorderId[]> {
  const rows = await sql<{ id: DisorderId }>`
    select id from disorder_feature join disorder on id = disorder_feature.disorder
    where site = ${site} and not is_retired order by ${foldedText(fragment`name`)} collate "C", id`
  return rows.map(({ id }) => id)
}

/** Conditions that a site is about, ordered by name. */
export async function siteConditions(sql: Sql, site: SiteId): Promise<DisorderId[]> {
  const rows = await sql<{ id: DisorderId }>`
    select id from site_condition join disorder on id = site_condition.disorder
    where site = ${site} and not is_retired order by ${foldedText(fragment`name`)} collate "C", id`
  return rows.map(({ id }) => id)
}

/** A question about a disorder, with the answer of a public source. */
export interface DisorderQuestionRow {
  source: string
  slug: string
  question: string
  answer: string
  url: string
}

/** Questions about a disorder, in the order in which each source has them. */
export const disorderQuestions = (sql: Sql, disorder: DisorderId): Promise<DisorderQuestionRow[]> =>
  sql<DisorderQuestionRow>`select source, slug, question, answer, url from disorder_question
    where disorder = ${disorder} order by source, place`

/**
 * Slugs of disorders whose pages search engines may index, at most `size`: of the conditions of a site, or of the whole
 * directory if the site is null.
 */
export async function disorderAddresses(sql: Sql, site: SiteId | null, size: number): Promise<string[]> {
  const ofSite =
    site === null
      ? fragment``
      : fragment`and id in (select disorder from site_condition where site_condition.site = ${site})`
  const rows = await sql<{ slug: string }>`
    select slug from disorder
    where not is_retired and coalesce(allow_indexing, summary is not null) ${ofSite}
    order by slug ${limit(size)}`
  return rows.map(({ slug }) => slug)
}

interface DisorderNameRow {
  disorder: DisorderId
  name: string
  key: string
  /** 0 for the name of the disorder, from 1 for its synonyms. */
  place: number
  isGroup: boolean
}

/** Maximum number of names that are compared in one search. */
const MAX_NAMES = 400

const all = (conditions: readonly Fragment[], between: Fragment): Fragment =>
  conditions.reduce((one, other) => fragment`${one}${between}${other}`)

/** Condition of a key in which a word begins with one of the alternatives. Subqueries let the plan be kept. */
function hasWord(alternatives: readonly string[]): Fragment {
  const [first = '', ...others] = alternatives.map((word) => `% ${word}%`)
  return others.length === 0
    ? fragment`key like (select ${first}::text)`
    : fragment`key like ${anyOf([first, ...others])}`
}

/**
 * Names that match one of several readings of a search, the shortest first. A reading is a list of words with
 * alternatives; a name matches if, for each word, one of its own words begins with an alternative. `joined` contains
 * the letters of the search without spaces and also matches names that have spaces between them.
 */
export async function disorderNames(
  sql: Sql,
  { readings, joined }: { readings: readonly (readonly (readonly string[])[])[]; joined: string | null },
): Promise<DisorderNameRow[]> {
  const conditions = readings
    .filter((reading) => reading.length > 0)
    .map((reading) => fragment`(${all(reading.map(hasWord), fragment` and `)})`)
  if (joined !== null) conditions.push(fragment`replace(key, ' ', '') like (select ${`%${joined}%`}::text)`)
  if (conditions.length === 0) return []
  return sql<DisorderNameRow>`
    with found as materialized (
      select * from disorder_name where ${all(conditions, fragment` or `)}
      order by length(key), key, disorder, place ${limit(MAX_NAMES)}
    )
    select shown.id as disorder, found.name, found.key, found.place, shown.is_group as "isGroup"
    from found join disorder own on own.id = found.disorder ${shown}
    order by length(found.key), found.key, found.disorder, found.place`
}

/** Disorders for an Orphanet code: the one with this code or, if it is retired, its successor. */
export async function disordersOfCode(sql: Sql, orphaCode: string): Promise<DisorderId[]> {
  const rows = await sql<{ id: DisorderId }>`
    select shown.id from disorder own ${shown}
    where own.orpha_code = ${orphaCode} order by shown.id`
  return rows.map(({ id }) => id)
}

/** Words in names of disorders that are similar to a misspelled word, the most similar first. */
export async function disorderWordsNear(sql: Sql, word: string): Promise<string[]> {
  const rows = await sql<{ word: string }>`
    select word from disorder_word where word operator(public.%) ${word}
    order by public.similarity(word, ${word}) desc, word ${limit(40)}`
  return rows.map((row) => row.word)
}
