import t from 'tap'
import { alone } from '../../events/testing/content.ts'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import type { SiteId, ThreadId } from '../../events/kinds.ts'
import { recorded } from '../testing/history.ts'
import { openTables } from '../testing/tables.ts'
import { idOf, members, site } from '../testing/world.ts'
import { configurationOf } from './languages.ts'
import { matchesIn, searchContent } from './queries.ts'

const tables = await openTables(t)
t.teardown(() => tables.pool.end())
const { sql } = tables
const elsewhere = idOf('site', 1)

const thread = (n: number, title: string, on: SiteId = site): CatalogueEvent => {
  const id: ThreadId = idOf('thread', n)
  return {
    type: 'ThreadCreated',
    data: { ...alone(id), site: on, author: members[0]!, title, body: '…', slug: id },
  }
}
const spoken = (language: string, on: SiteId = site): CatalogueEvent => ({
  type: 'SiteWordingPublished',
  data: {
    site: on,
    version: 1,
    language,
    sentence: '{terms} {privacy}',
    terms: { title: 'Terms', url: '/terms' },
    privacy: { title: 'Privacy', url: '/privacy' },
  },
})
const found = async (text: string, sites: SiteId[] = [site]) => {
  const search = { text, sites, kinds: ['thread'], since: null } as const
  return (await searchContent(sql, search, { size: 10, cursor: null }, null)).rows.map(({ id }) => id)
}

t.test('words are found in another form by the language of their site', async (t) => {
  for (const [language, title, text] of [
    ['de', 'Müdigkeit nach Spaziergängen', 'Spaziergang'],
    ['fr', 'Mes migraines chroniques', 'migraine chronique'],
    ['es', 'Dolores de espalda', 'dolor espaldas'],
    ['pt-BR', 'Consultas marcadas', 'consulta marcada'],
    ['ru', 'Боли в коленях', 'боль колено'],
    ['sv', 'Tabletterna hjälpte', 'tabletter'],
    ['tr', 'Ağrılarım azaldı', 'ağrılar'],
  ] as const) {
    await tables.clear()
    await tables.apply(recorded([spoken(language), thread(0, title)]))
    t.same(await found(text), [idOf('thread', 0)], language)
  }
})

t.test('items are found in the new language of a site, whenever it was chosen', async (t) => {
  const items = Array.from({ length: 3 }, (_, n) => thread(n, `Spaziergänge ${n}`))
  for (const history of [
    [...items, spoken('en'), spoken('de')],
    [spoken('de'), ...items],
    [...items, spoken('fr'), spoken('de-AT')],
  ]) {
    await tables.clear()
    const events = recorded(history)
    for (const event of events) await tables.apply([event])
    const rows = await tables.dump()
    t.equal((await found('Spaziergang')).length, 3)
    await tables.clear()
    await tables.apply(events)
    t.same(await tables.dump(), rows, 'in one batch')
  }
})

t.test('a search in a family finds the words of each site by its language, and marks them', async (t) => {
  await tables.clear()
  await tables.apply(
    recorded([spoken('de', elsewhere), thread(0, 'Daily walks'), thread(1, 'Nach Spaziergängen', elsewhere)]),
  )
  const family = [site, elsewhere]
  t.same(await found('walk', family), [idOf('thread', 0)])
  t.same(await found('Spaziergang', family), [idOf('thread', 1)])
  t.same(await found('walk Spaziergang'), [idOf('thread', 0)], 'and some words of several')
  t.same(await matchesIn(sql, { text: 'Spaziergang', sites: family }, ['Nach Spaziergängen']), [[[5, 18]]])
  t.same(await matchesIn(sql, { text: 'Spaziergang', sites: [site] }, ['Nach Spaziergängen']), [[]])
})

t.test('a language without rules of PostgreSQL has words without stems', async (t) => {
  t.equal(configurationOf('cy'), 'simple')
  await tables.clear()
  await tables.apply(recorded([spoken('cy'), thread(0, 'Cerdded bob dydd')]))
  t.same([await found('cerdded'), await found('cerddeds')], [[idOf('thread', 0)], []])
})

t.test('PostgreSQL has the rules of every language in the list', async (t) => {
  const codes = 'ar ca da de el en es et eu fi fr ga hi hu hy id it lt nb ne nl nn no pt ro ru sr sv ta tr yi'
  for (const language of codes.split(' '))
    t.resolves(sql`select ${configurationOf(language)}::text::regconfig as language`, language)
})
