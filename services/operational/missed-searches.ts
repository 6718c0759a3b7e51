import { createHmac, randomBytes } from 'node:crypto'
import type { MemberId, SiteId } from '../../events/kinds.ts'
import { MIN_GROUP_MEMBERS, MISSED_WEEKS } from '../rules/questions.ts'
import type { Sql } from '../postgres/sql.ts'

/** A search without results. `person` is the id of a member, or the network of a visitor's address. */
interface Miss {
  site: SiteId
  term: string
  person: string
}

interface MissedTerm {
  site: SiteId
  term: string
  /** Monday of the week, UTC. */
  week: string
  /** Number of people who searched the term in the week. */
  people: number
}

/** Terms that are counted per site and week; beyond, the rarest are dropped. */
const MAX_TERMS = 1000
/** Number of people from which on a term is not counted further. */
const MAX_PEOPLE = 1000
const DAY_MS = 86_400_000

/** Monday of the week of a time (ms since 1970), UTC, such as 2026-11-16. */
export function weekAt(time: number): string {
  const day = new Date(time)
  return new Date(time - ((day.getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10)
}

/** Pseudonym of a person for one term, which needs the secret and the salt of the week, and links no terms. */
function pseudonymOf({ site, term, person }: Miss, secret: Uint8Array, salt: Uint8Array): string {
  const key = createHmac('sha256', secret).update(salt).digest()
  return createHmac('sha256', key).update(`${site} ${person} ${term}`).digest('base64url')
}

/** Counts searches of a week; a person counts once per term, site and week. */
export async function countMissed(
  sql: Sql,
  misses: readonly Miss[],
  { secret, week }: { secret: Uint8Array; week: string },
): Promise<void> {
  const [row] = await sql<{
    salt: Buffer
  }>`insert into operational.missed_week values (${week}, ${randomBytes(32)})
    on conflict (week) do update set week = excluded.week returning salt`
  const searchers = misses.map((miss) => pseudonymOf(miss, secret, row!.salt))
  await sql`insert into operational.missed_search (week, site, term, searcher)
    select ${week}::date, site, term, searcher
    from unnest(${misses.map(({ site }) => site)}::text[], ${misses.map(({ term }) => term)}::text[],
      ${searchers}::text[]) as given (site, term, searcher)
    where (select count(*) from operational.missed_search as known
      where (known.week, known.site, known.term) = (${week}, given.site, given.term)) < ${MAX_PEOPLE}
    on conflict do nothing`
  await sql`delete from operational.missed_search using (
      select site, term, row_number() over (partition by site order by count(*) desc, min(searcher)) as rank
      from operational.missed_search where week = ${week} group by site, term) as ranked
    where rank > ${MAX_TERMS} and week = ${week}
      and missed_search.site = ranked.site and missed_search.term = ranked.term`
}

/**
 * Ends the weeks before the given one: of each term, only the number of people is kept, and of rare terms nothing.
 * Pseudonyms and their salt are deleted, and so are terms that are older than `MISSED_WEEKS`.
 */
export async function endMissedWeeks(sql: Sql, week: string): Promise<void> {
  await sql`with ended as (
      delete from operational.missed_search where week < ${week} returning week, site, term),
    salts as (delete from operational.missed_week where week < ${week}),
    old as (delete from operational.missed_term where week < ${week}::date - ${MISSED_WEEKS * 7}::int)
    insert into operational.missed_term (week, site, term, people)
    select week, site, term, count(*) from ended where week >= ${week}::date - ${MISSED_WEEKS * 7}::int
    group by week, site, term having count(*) >= ${MIN_GROUP_MEMBERS} on conflict do nothing`
}

/** Terms that at least ten people searched in a week without finding anything, most searched first. */
export const missedTerms = (sql: Sql, size: number): Promise<MissedTerm[]> => sql<MissedTerm>`
  select week::text, site, term, people from (
    select week, site, term, people from operational.missed_term union all
    select week, site, term, count(*)::int from operational.missed_search
    group by week, site, term having count(*) >= ${MIN_GROUP_MEMBERS}) as shown
  order by people desc, week desc, term, site limit ${size}`

/** Deletes the searches of members in weeks that have not ended; those of ended weeks belong to nobody. */
export async function forgetSearchesOf(
  sql: Sql,
  members: readonly MemberId[],
  secret: Uint8Array,
): Promise<void> {
  const terms = await sql<Omit<Miss, 'person'> & { salt: Buffer }>`
    select distinct site, term, salt from operational.missed_search join operational.missed_week using (week)`
  const searchers = terms.flatMap(({ salt, ...term }) =>
    members.map((person) => pseudonymOf({ ...term, person }, secret, salt)),
  )
  await sql`delete from operational.missed_search where searcher = any(${searchers})`
}
