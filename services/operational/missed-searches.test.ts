import { randomBytes } from 'node:crypto'
import { t as file, test } from 'tap'
import type { MemberId, SiteId } from '../../events/kinds.ts'
import { testPostgres } from '../../scripts/testing/services.ts'
import { migrate } from '../postgres/migrate.ts'
import { openPool, sqlOver } from '../postgres/sql.ts'
import { countMissed, endMissedWeeks, forgetSearchesOf, missedTerms, weekAt } from './missed-searches.ts'

const pool = openPool(await testPostgres(file), [])
file.teardown(() => pool.end())
await migrate(pool)
const sql = sqlOver(pool)
const secret = randomBytes(32)
const [lupus, asthma] = ['site_lupus', 'site_asthma'] as unknown as [SiteId, SiteId]
const monday = '2026-11-16'
const tables = ['missed_week', 'missed_search', 'missed_term'] as const

/** Counts a term for the people with the numbers from `from` to `to`. */
async function searched(term: string, from: number, to: number, { week = monday, site = lupus } = {}) {
  const people = Array.from({ length: to - from + 1 }, (_, n) => `user_${from + n}`)
  await countMissed(
    sql,
    people.map((person) => ({ site, term, person })),
    { secret, week },
  )
}
const shown = async () =>
  (await missedTerms(sql, 100)).map(({ term, people, week, site }) => [term, people, week, site])

file.beforeEach(async () => {
  await sql`truncate operational.missed_week, operational.missed_search, operational.missed_term`
})

test('a term is shown from ten people on, however often each of them searched it', async (t) => {
  await searched('turmeric', 1, 9)
  await searched('turmeric', 1, 9)
  t.same(await shown(), [])
  await searched('turmeric', 10, 10)
  t.same(await shown(), [['turmeric', 10, monday, lupus]])
})

test('people are counted for each site and week separately', async (t) => {
  await searched('turmeric', 1, 9)
  await searched('turmeric', 10, 18, { site: asthma })
  await searched('turmeric', 10, 18, { week: '2026-11-23' })
  t.same(await shown(), [])
})

test('terms that more people searched come first', async (t) => {
  await searched('turmeric', 1, 10)
  await searched('magnesium', 1, 12)
  t.same(
    (await shown()).map(([term]) => term),
    ['magnesium', 'turmeric'],
  )
})

test('when a week ends, only counts of frequent terms remain', async (t) => {
  await searched('turmeric', 1, 11)
  await searched('rare', 1, 9)
  await endMissedWeeks(sql, monday)
  t.equal((await shown()).length, 1, 'the week has not ended')
  await endMissedWeeks(sql, '2026-11-23')
  t.same(await shown(), [['turmeric', 11, monday, lupus]])
  t.same(await sql`select * from operational.missed_week`, [], 'the salt is deleted')
  t.same(await sql`select * from operational.missed_search`, [], 'no pseudonym is left')
  await endMissedWeeks(sql, '2026-11-23')
  t.equal((await shown()).length, 1, 'ending it again changes nothing')
})

test('terms are deleted after twelve weeks', async (t) => {
  await searched('turmeric', 1, 10)
  await endMissedWeeks(sql, '2027-02-08')
  t.equal((await shown()).length, 1)
  await endMissedWeeks(sql, '2027-02-15')
  t.same(await shown(), [])
})

test('of more than a thousand terms of a site, the rarest are dropped', async (t) => {
  await searched('turmeric', 1, 2)
  const misses = Array.from({ length: 1200 }, (_, n) => ({
    site: lupus,
    term: `term ${n}`,
    person: 'user_1',
  }))
  await countMissed(sql, misses, { secret, week: monday })
  const [left] = await sql`select count(distinct term)::int, bool_or(term = 'turmeric') as frequent
    from operational.missed_search`
  t.same(left, { count: 1000, frequent: true })
})

test('no table contains a person, and pseudonyms of one person do not link terms or weeks', async (t) => {
  const person = 'user_00000000000000000000000001'
  for (const [term, week] of [
    ['turmeric', monday],
    ['magnesium', monday],
    ['turmeric', '2026-11-23'],
  ] as const)
    await countMissed(sql, [{ site: lupus, term, person }], { secret, week })
  const rows = await sql<{ searcher: string }>`select searcher from operational.missed_search`
  t.equal(new Set(rows.map(({ searcher }) => searcher)).size, 3)
  for (const table of tables) {
    const stored = await pool.query(`select * from operational.${table}`)
    t.notMatch(JSON.stringify(stored.rows), person, table)
  }
})

test("an erased member's searches are no longer counted", async (t) => {
  await searched('turmeric', 1, 10)
  await searched('magnesium', 2, 11)
  await forgetSearchesOf(sql, ['user_1' as MemberId], secret)
  t.same(
    (await shown()).map(([term]) => term),
    ['magnesium'],
  )
})

test('weeks start on Monday, UTC', (t) => {
  for (const time of ['2026-11-16T00:00:00Z', '2026-11-19T12:00:00Z', '2026-11-22T23:59:59Z'])
    t.equal(weekAt(Date.parse(time)), monday, time)
  t.equal(weekAt(Date.parse('2026-11-23T00:00:00Z')), '2026-11-23')
  t.end()
})
