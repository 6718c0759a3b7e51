import t from 'tap'
import { about, alone, under } from '../../events/testing/content.ts'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import type { PostText } from '../../events/publishing.ts'
import { EDITORIAL_TEAM } from '../../services/rules/profiles/editorial-team.ts'
import type { Viewer } from '../../services/rules/visibility.ts'
import { recorded } from '../testing/history.ts'
import { openTables } from '../testing/tables.ts'
import { idOf, members, site } from '../testing/world.ts'
import { matchesIn, searchContent, suggestContent } from './queries.ts'
import { hostile } from './testing/hostile.ts'
import { decision, hidings, seen } from '../testing/hidings.ts'
import { postText } from '../../services/commands/testing/posts.ts'

const tables = await openTables(t)
t.teardown(() => tables.pool.end())
const { sql } = tables
// A word's weight comes from statistics, which only the tests themselves may gather.
await sql`alter table search_text set (autovacuum_enabled = false)`
const [ada, bo] = [members[0]!, members[1]!]
const [knees, comment] = [idOf('thread', 0), idOf('comment', 0)]

const thread = (id: typeof knees, title: string, body = 'Every morning', author = ada): CatalogueEvent => ({
  type: 'ThreadCreated',
  data: { ...alone(id), site, author, title, body, slug: id },
})
const given = async (...events: CatalogueEvent[]) => {
  await tables.clear()
  await tables.apply(recorded(events))
}
const viewerOf = (id: string): Viewer => ({ id, role: 3, verified: true, analyst: false })
const anywhere = { sites: [site], kinds: ['thread', 'comment', 'reply'], since: null } as const
const page = { size: 10, cursor: null }
const found = async (text: string, viewer: Viewer = null) =>
  (await searchContent(sql, { text, ...anywhere }, page, viewer)).rows.map(({ id }) => id)
const suggested = (text: string, viewer: Viewer = null) => suggestContent(sql, { text, site, viewer })

t.test('the last word may be the beginning of a word, if nothing has it as a whole word', async (t) => {
  const other = idOf('thread', 1)
  await given(thread(knees, 'Migraine and sleep'), thread(other, 'Sleep', 'without migraines'))
  t.same((await found('sleep migr')).toSorted(), [knees, other].toSorted())
  const { isCompleted } = await searchContent(sql, { text: 'sleep migr', ...anywhere }, page, null)
  t.equal(isCompleted, true)
  const text = 'Migraine and sleep'
  const [ranges = []] = await matchesIn(sql, { text: 'sleep migr', sites: [site], isCompleted }, [text])
  t.same(
    ranges.map(([start, end]) => text.slice(start, end)),
    ['Migraine', 'sleep'],
    'the completed word is marked',
  )
  t.same(await found('mig'), [], 'not so few letters')
  t.same(await found('"migr"'), [], 'not in quotes')
})

t.test('an item is found by stems of its words, without diacritics, and by its newest text', async (t) => {
  await given(
    thread(knees, 'Sjögren and sore knees'),
    { type: 'CommentCreated', data: { ...under(comment, knees), site, author: bo, body: 'Swimming helped' } },
    { type: 'ThreadEdited', data: { ...about(knees), author: ada, title: 'Sjögren and hands', body: 'x' } },
  )
  t.same(await found('sjogren'), [knees])
  t.same(await found('Sjögren hand'), [knees])
  t.same(await found('knee'), [], 'the title before the edit')
  t.same(await found('swim'), [comment])
  t.same(await found('"helped swimming"'), [])
  t.same(await found('sjogren -hands'), [])
  t.same(await found('Sjögren - hands'), [knees], 'a dash between words excludes nothing')
  t.same(await suggested('sjo'), [knees])
  t.same(await suggested('sjogren ha'), [knees])
})

t.test(
  'an excluded word is excluded from title and text, also if more items match than are ranked',
  async (t) => {
    const ids = Array.from({ length: 310 }, (_, n) => idOf('thread', n))
    await given(...ids.map((id, n) => thread(id, 'Sore knees', n === 309 ? 'On stairs' : 'Every morning')))
    t.same(await found('knees -stairs -morning'), [])
    const { rows } = await searchContent(
      sql,
      { text: 'knees -stairs', ...anywhere },
      { size: 320, cursor: null },
      null,
    )
    t.equal(rows.length, 300)
    t.notOk(rows.some(({ id }) => id === ids[309]))
  },
)

t.test('items rank by match, then by help and recency, and pages continue without gaps', async (t) => {
  const ids = [0, 1, 2].map((n) => idOf('thread', n))
  await given(
    thread(ids[0]!, 'Something else', 'A long story in which migraine occurs once among many other words'),
    thread(ids[1]!, 'Migraine'),
    thread(ids[2]!, 'Migraine'),
    { type: 'ReactionChosen', data: { subject: { kind: 'thread', id: ids[1]! }, member: bo, kind: 'like' } },
  )
  const expected = [ids[1]!, ids[2]!, ids[0]!]
  t.same(await found('migraine'), expected)
  const pages = []
  for (let cursor: string | null = null; ;) {
    const next = await searchContent(sql, { text: 'migraine', ...anywhere }, { size: 1, cursor }, null)
    t.equal(next.total, 3)
    pages.push(...next.rows.map(({ id }) => id))
    if (!next.more) break
    cursor = next.rows[0]!.cursor
  }
  t.same(pages, expected)
})

for (const [way, events] of Object.entries(hidings(knees))) {
  t.test(`a thread ${way} is not in searches, suggestions and counts`, async (t) => {
    const viewer = viewerOf(bo)
    const results = async () => [
      await found('knees', viewer),
      await suggested('kne', viewer),
      (await searchContent(sql, { text: 'knees', ...anywhere }, page, viewer)).total,
    ]
    await given(thread(knees, 'Sore knees'))
    t.same(await results(), [[knees], [knees], 1])
    await given(thread(knees, 'Sore knees'), ...events)
    t.same(await results(), [[], [], 0])
  })
}

const [article, elsewhere] = [idOf('post', 0), idOf('site', 1)]
const articleText: PostText = {
  ...postText,
  title: 'Sore wrists',
  slug: 'sore-wrists',
  sections: [],
  authors: [ada],
  crossPublished: [elsewhere],
}
const ofArticle = { subject: { kind: 'post', id: article } } as const
const written: CatalogueEvent = {
  type: 'PostWritten',
  data: { ...ofArticle, site, text: articleText, number: null },
}
const publishedWith = (changes: Partial<PostText>): CatalogueEvent => ({
  type: 'PostPublished',
  data: { ...ofArticle, site, text: { ...articleText, ...changes }, date: '2026-01-01T00:00:00.000Z' },
})
const both = [written, publishedWith({})]
const ofTeam = { ...about(article), ...decision, author: EDITORIAL_TEAM } as const
/** Histories of an article, with the sites on which everybody finds it. */
const articles: Record<string, [events: CatalogueEvent[], sites: string[]]> = {
  'that is a draft': [[written], []],
  'that is published on two sites': [both, [site, elsewhere]],
  'with a revision that waits': [
    [
      ...both,
      {
        type: 'PostRevised',
        data: { ...ofArticle, text: { ...articleText, crossPublished: [] }, reason: null },
      },
    ],
    [site, elsewhere],
  ],
  'that is published again on one site': [[...both, publishedWith({ crossPublished: [] })], [site]],
  'that is published again on a second site': [
    [written, publishedWith({ crossPublished: [] }), publishedWith({})],
    [site, elsewhere],
  ],
  unpublished: [[...both, { type: 'PostUnpublished', data: { ...ofArticle, reason: null } }], []],
  'in the bin': [[...both, { type: 'PostBinned', data: { ...ofArticle, reason: null } }], []],
  'marked as spam': [[...both, { type: 'ContentMarkedAsSpam', data: ofTeam }], []],
  hidden: [[...both, { type: 'ContentHidden', data: ofTeam }], []],
  deleted: [[...both, { type: 'ContentDeleted', data: ofTeam }], []],
  purged: [
    [
      ...both,
      {
        type: 'ContentPurged',
        data: { ...about(article), ...seen, author: EDITORIAL_TEAM, site, reason: 'abuse' },
      },
    ],
    [],
  ],
  'of an erased author': [
    [...both, { type: 'MemberErased', data: { member: ada } }],
    [site, elsewhere],
  ],
}

for (const [way, [events, expected]] of Object.entries(articles)) {
  t.test(`an article ${way} is found where it appears, and nowhere else`, async (t) => {
    await given(...events)
    for (const one of [site, elsewhere, idOf('site', 2)]) {
      const isExpected = expected.includes(one)
      const search = { text: 'wrists', sites: [one], kinds: ['post'], since: null } as const
      for (const viewer of [null, viewerOf(ada), viewerOf(bo)]) {
        const { rows, total } = await searchContent(sql, search, page, viewer)
        const suggestions = await suggestContent(sql, { text: 'wris', site: one, viewer })
        t.same(
          [rows.map(({ id }) => id), total, suggestions],
          isExpected ? [[article], 1, [article]] : [[], 0, []],
        )
      }
    }
    const family = { text: 'wrists', sites: [site, elsewhere], kinds: ['post'], since: null } as const
    t.equal(
      (await searchContent(sql, family, page, null)).total,
      Math.min(expected.length, 1),
      'once in a family',
    )
  })
}

t.test('an article that left a site is not found there, even while its words say otherwise', async (t) => {
  await given(written, publishedWith({ crossPublished: [] }))
  await sql`update search_text set sites = ${[site, elsewhere]}::text[]`
  const search = { text: 'wrists', sites: [elsewhere], kinds: ['post'], since: null } as const
  t.match(await searchContent(sql, search, page, null), { rows: [], total: 0 })
})

t.test('a comment is not found while its thread cannot be seen', async (t) => {
  const both = [
    thread(knees, 'Sore knees'),
    { type: 'CommentCreated', data: { ...under(comment, knees), site, author: bo, body: 'Swimming' } },
  ] as CatalogueEvent[]
  await given(...both)
  t.same(await found('swimming'), [comment])
  await given(...both, { type: 'ContentDeleted', data: { ...about(knees), ...decision } })
  t.same(await found('swimming'), [])
})

t.test('a hidden item takes no place of a visible one among the items that are ranked', async (t) => {
  const hidden = Array.from({ length: 310 }, (_, n) => idOf('thread', n + 1))
  await given(
    thread(knees, 'Sore knees'),
    ...hidden.map((id) => thread(id, 'Sore knees', 'Every morning', bo)),
    { type: 'RoleChanged', data: { member: bo, role: 4 } },
  )
  t.same(await found('knees'), [knees])
  t.same(await suggested('kne'), [knees])
})

t.test('a frequent word finds the newest items, and a rare one also the oldest', async (t) => {
  const ids = Array.from({ length: 320 }, (_, n) => idOf('thread', n))
  const events = recorded(ids.map((id, n) => thread(id, 'Sore knees', n === 0 ? 'Turmeric' : 'Rest')))
  await tables.clear()
  const DAY_MS = 86_400_000
  await tables.apply(
    events.map((event, n) => {
      const occurredAt = new Date(Date.now() - (ids.length - n) * 5 * DAY_MS).toISOString()
      return { ...event, metadata: { ...event.metadata, occurredAt } }
    }),
  )
  const { rows, total } = await searchContent(
    sql,
    { text: 'knees', ...anywhere },
    { size: 320, cursor: null },
    null,
  )
  t.equal(total, 300)
  t.same(new Set(rows.map(({ id }) => id)), new Set(ids.slice(20)))
  t.same(await found('turmeric'), [ids[0]])
})

t.test(
  'a question finds the page with its most telling words once, but quoted words must all be there',
  async (t) => {
    const [other, distant] = [idOf('thread', 1), idOf('thread', 2)]
    await given(
      thread(knees, 'Knees that crack', 'Only on stairs'),
      {
        type: 'CommentCreated',
        data: { ...under(comment, knees), site, author: bo, body: 'My knees crack too' },
      },
      thread(other, 'Cracked teeth', 'Which dentist?'),
      thread(distant, 'Swimming', 'Every day'),
    )
    t.same(await found('why do my knees crack on long walks'), [knees])
    t.same(await found('"why do my knees crack on long walks"'), [])
    t.same(await found('knees turmeric'), [knees], 'if nothing has all words')
    const isPartial = async (text: string) =>
      (await searchContent(sql, { text, ...anywhere }, page, null)).isPartial
    t.equal(await isPartial('knees turmeric'), true)
    t.equal(await isPartial('why do my knees crack on stairs'), false)
    t.equal(await isPartial('knees crack'), false)
    const exact = await searchContent(sql, { text: 'knees turmeric', ...anywhere, exact: true }, page, null)
    t.same(exact.rows, [])
  },
)

t.test('a question finds the pages when all of them have all of its words', async (t) => {
  await given(thread(knees, 'Lupus in spring'), thread(idOf('thread', 1), 'Lupus in autumn'))
  await sql`analyze search_text`
  t.equal((await found('what is it with lupus')).length, 2)
})

t.test('an item of another site or of another kind is not found', async (t) => {
  await given(thread(knees, 'Sore knees'))
  const of = (change: object) => searchContent(sql, { text: 'knees', ...anywhere, ...change }, page, null)
  t.match(await of({ sites: [idOf('site', 1)] }), { rows: [], total: 0 })
  t.match(await of({ kinds: ['comment'] }), { rows: [], total: 0 })
  t.match(await of({ since: new Date('2100-01-01') }), { rows: [], total: 0 })
  t.match(await of({}), { rows: [{ id: knees }], total: 1 })
})

t.test('every term has an answer', async (t) => {
  await given(thread(knees, 'Sore knees'))
  for (const [name, text] of Object.entries(hostile))
    await t.resolves(
      Promise.all([found(text), suggested(text), matchesIn(sql, { text, sites: [site] }, ['Sore knees'])]),
      name,
    )
})

t.test('matches are marked at their places in the original text', async (t) => {
  const text = 'Für 😀 Sjögren: <b>knees</b> & knee'
  const [ranges = [], none] = await matchesIn(sql, { text: 'sjogren knee', sites: [site] }, [text, 'nothing'])
  t.same(
    ranges.map(([start, end]) => text.slice(start, end)),
    ['Sjögren', 'knees', 'knee'],
  )
  t.same(none, [])
})
