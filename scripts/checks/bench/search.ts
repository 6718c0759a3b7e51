import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { content } from '../../../projections/content/project.ts'
import { disorders } from '../../../projections/disorders/project.ts'
import { members } from '../../../projections/members/project.ts'
import { schemaOf } from '../../../projections/projection.ts'
import { search as words } from '../../../projections/search/project.ts'
import { hostile } from '../../../projections/search/testing/hostile.ts'
import { spansOf } from '../../../projections/search/spans.ts'
import { linesOf } from '../../../projections/search/testing/lists.ts'
import { fragment, openPool, sqlOver, type Sql } from '../../../services/postgres/sql.ts'
import { startSession } from '../../../services/operational/sessions.ts'
import type { SiteId } from '../../../events/kinds.ts'
import { indexText } from '../../../services/rules/writing/terms.ts'
import { root } from '../../network.ts'
import { figuresOf, spread, timed, type Figure } from './figures.ts'
import { importInto, makePairs, makeSite, withPlace } from './place.ts'

const RUNS = 300
const ITEMS = 100_000
const MEMBERS = 60_000
/** Number of different words. The word n is n times as rare as the first one, as in natural texts. */
const WORDS = 20_000

/** Fills the tables as their projections would, with random texts; every fourth item is a thread, the others comments. */
async function fill(sql: Sql, site: SiteId): Promise<void> {
  const run = (text: string) => sql`${{ parts: [text], values: [] }}`
  // A busy machine fills a table in more than the half minute that statements have.
  await run('set statement_timeout = 0')
  await sql`select setseed(0.5)`
  await sql`insert into member (id, username, folded, slug, subscribed, refuses_mail, role, verified, analyst, audiences, registered_at)
    select 'member_' || lpad(n::text, 26, '0'), 'Maya ' || md5(n::text), 'maya ' || md5(n::text), 'maya-' || n, false, false, 3, true, false, '{}',
      now() - n * interval '1 minute' from generate_series(1, ${MEMBERS}::int) n`
  await sql`insert into content (id, kind, site, author, author_is_spammer, parent, root, origin, title, slug, body, state,
      locked, pinned, tags, withdrawn, unpublished, inserted_at, last_active_at, revision, comment_count)
    select case n % 4 when 0 then 'thread_' else 'comment_' end || lpad(n::text, 26, '0'),
      case n % 4 when 0 then 'thread' else 'comment' end, ${site}, 'member_' || lpad((n % ${MEMBERS}::int + 1)::text, 26, '0'),
      false, case when n % 4 > 0 then thread end, thread, thread, case n % 4 when 0 then texts.title end, case n % 4 when 0 then 's' || n end,
      texts.body, 'visible', false, false, '{}', false, false, at, at, 0, 0
    from generate_series(4, ${ITEMS}::int + 3) n
    cross join lateral (select now() - (${ITEMS}::int - n) * interval '20 minutes' as at,
      'thread_' || lpad((n - n % 4)::text, 26, '0') as thread) placed
    cross join lateral (
      select string_agg(word, ' ') filter (where place <= 7) as title, string_agg(word, ' ') as body
      from (select place, 'word' || floor(power(${WORDS}::float8, random()))::int || substr('', n, 0) as word
        from generate_series(1, 60) place) chosen) texts`
  // Built afterwards, because an index of words takes ten times as long to fill row by row.
  const indexes = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = 'search_text'::regclass and pg_get_indexdef(indexrelid) like '%USING gin%'`
  for (const { name } of indexes) await run(`drop index ${name}`)
  await sql`insert into search_text (item, site, sites, spans, author, written_at, revision, title_terms, body_terms, words)
    select id, site, array[site], ${spansOf(fragment`array[site]`, fragment`inserted_at`)}, author, inserted_at, 0,
      title, body, setweight(to_tsvector('pg_catalog.english', coalesce(title, '')), 'A')
      || setweight(to_tsvector('pg_catalog.english', body), 'B')
    from content where site = ${site} on conflict do nothing`
  for (const { definition } of indexes) await run(definition)
  for (const table of ['member', 'content', 'search_text', 'disorder_name', 'disorder_word'])
    await run(`analyze ${table}`)
}

/** Posts titles of the lists of medical writing among the other items, as threads of different ages. */
async function post(sql: Sql, site: SiteId, titles: readonly string[]): Promise<void> {
  const rows = titles.map((title, n) => ({
    id: `thread_w${String(n).padStart(25, '0')}`,
    title,
    terms: indexText(title),
    minutes: Math.floor((n * ITEMS * 20) / titles.length),
  }))
  await sql`with listed as (
      select *, now() - minutes * interval '1 minute' as at from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as listed(id text, title text, terms text, minutes int)),
    stored as (
      insert into content (id, kind, site, author, author_is_spammer, parent, root, origin, title, slug, body, state,
        locked, pinned, tags, withdrawn, unpublished, inserted_at, last_active_at, revision, comment_count)
      select id, 'thread', ${site}, 'member_' || lpad('1', 26, '0'), false, null, id, id, title, id, '…', 'visible',
        false, false, '{}', false, false, at, at, 0, 0 from listed)
    insert into search_text (item, site, sites, spans, author, written_at, revision, title_terms, body_terms, words)
    select id, ${site}, array[${site}], ${spansOf(fragment`array[${site}]`, fragment`at`)}, 'member_' || lpad('1', 26, '0'),
      at, 0, terms, '', setweight(to_tsvector('pg_catalog.english', terms), 'A') from listed`
}

/** Searches of the lists, each with the title that it must find among the first five results with all words. */
const pairs = linesOf('medical').flatMap(({ title, texts }) => texts.map((text) => ({ title, text })))
/** Titles that must not find each other, in both directions. */
const apart = linesOf('apart').flatMap(({ title, texts: [other = ''] }) => [
  { text: title, other },
  { text: other, other: title },
])

/** Packets of Orphanet, with which the directory of conditions is filled if they are present. */
const DIRECTORY = join(root, '../shared/data/orphanet-orphapackets')

/** Beginning of a name, from 3 letters; every fifth has two letters in the wrong order. */
function typedAt(disorders: readonly { name: string }[], n: number): string {
  const text = (disorders[(n * 97) % disorders.length]?.name ?? '').slice(0, 3 + (n % 10))
  return n % 5 === 4 ? text.replace(/(..)(.)(.)/, '$1$3$2') : text
}

interface Titled {
  search: { isPartial: boolean; edges: { node: { title: string } }[] }
}

/** Shares of the lists of medical writing that are found as they must be. */
async function inLists(
  firstFive: (text: string) => Promise<{ isPartial: boolean; titles: string[] }>,
): Promise<Figure[]> {
  let found = 0
  for (const { title, text } of pairs) {
    const { isPartial, titles } = await firstFive(text)
    if (!isPartial && titles.includes(title)) found += 1
  }
  let wrong = 0
  for (const { text, other } of apart) if ((await firstFive(text)).titles[0] === other) wrong += 1
  return [
    {
      what: `medical writing found with all words in the first five, of ${pairs.length}`,
      value: found,
      unit: 'searches',
    },
    {
      what: `pairs of which one title finds the other first, of ${apart.length}`,
      value: wrong,
      unit: 'searches',
    },
  ]
}

/** Measures searches at the API among 100,000 items and 60,000 members; the baseline is a look-up by primary key. */
export const search = (): Promise<Figure[]> =>
  withPlace({ need: ['postgres', 'eventstore', 'projector', 'api'] }, async (place) => {
    const { network, workshop } = place
    const hasDirectory = existsSync(DIRECTORY)
    if (hasDirectory) await importInto(place, 'orphanet', DIRECTORY)
    const site = await makeSite(workshop)
    const { by } = (await makePairs(workshop, site, 1))[0]!
    const pool = openPool(network.settings.databaseUrl, [content, disorders, members, words].map(schemaOf), 1)
    const sql = sqlOver(pool)
    try {
      await fill(sql, site)
      await post(sql, site, [
        ...new Set([...pairs.map(({ title }) => title), ...apart.map(({ text }) => text)]),
      ])
      const { token } = await startSession(sql, { member: by, device: 'bench' })
      const ask = async (query: string, variables = {}) => {
        const answer = await fetch(`${network.url}/api`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie: `session=${token}` },
          body: JSON.stringify({ query, variables }),
        })
        const text = await answer.text()
        if (!answer.ok || text.includes('"errors"')) throw new Error(text)
        return text
      }
      /** Titles of the first five results, and whether some have only some of the words. */
      const firstFive = async (text: string) => {
        const { data }: { data: Titled } = JSON.parse(await ask(titled, { text }))
        const { search } = data
        return { isPartial: search.isPartial, titles: search.edges.map(({ node }) => node.title) }
      }
      const wordAt = (n: number) => `word${Math.floor(WORDS ** ((n % 50) / 50))}`
      // Steps through the words, so that each question has frequent and rare ones.
      const questionAt = (n: number) =>
        Array.from({ length: 10 }, (_, place) => wordAt(n + 7 * place)).join(' ')
      const found = `query ($text: String!) { search(text: $text) { total edges { node { titleParts { text isMatch }
        excerpt { text isMatch } permalink author { username } } } } }`
      const titled =
        'query ($text: String!) { search(text: $text, first: 5) { isPartial edges { node { title } } } }'
      const suggested = `query ($text: String!) { searchSuggestions(text: $text) { content { title permalink } members { username } } }`
      const named = `query ($text: String!) { userSearch(text: $text) { username } }`
      const meant = `query ($text: String!) { disorderSearch(search: $text) { total disorders { id name slug synonyms } } }`
      const names = await sql<{ name: string }>`select name from disorder order by name`
      const id = `thread_${String(ITEMS).padStart(26, '0')}`
      const row = `query ($id: ID!) { thread(id: $id) { title } }`
      const lookUps = async (run: (n: number) => Promise<unknown>) => {
        await timed(50, run)
        return spread(await timed(RUNS, run))
      }
      const terms = Object.values(hostile)
      const floor = await lookUps(() => ask(row, { id }))
      const measured = async (what: string, run: (n: number) => Promise<unknown>) =>
        figuresOf(what, await lookUps(run), floor)
      return [
        { what: 'floor: a row by primary key at the API, p50', value: floor.p50, unit: 'ms' },
        ...(await measured('one word, from frequent to rare', (n) => ask(found, { text: wordAt(n) }))),
        ...(await measured('two words', (n) => ask(found, { text: `${wordAt(n)} ${wordAt(n + 7)}` }))),
        ...(await measured('questions of ten words', (n) => ask(found, { text: questionAt(n) }))),
        ...(await measured('hostile terms', (n) => ask(found, { text: terms[n % terms.length] }))),
        ...(await measured('suggestions', (n) => ask(suggested, { text: wordAt(n) }))),
        ...(hasDirectory
          ? await measured('conditions while typing', (n) => ask(meant, { text: typedAt(names, n) }))
          : []),
        ...(await inLists(firstFive)),
        ...(await measured('members by name', (n) => ask(named, { text: `maya ${(n % 256).toString(16)}` }))),
      ]
    } finally {
      await pool.end()
    }
  })
