import t from 'tap'
import { alone } from '../../events/testing/content.ts'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import { recorded } from '../testing/history.ts'
import { openTables } from '../testing/tables.ts'
import { idOf, members, site } from '../testing/world.ts'
import { matchesIn, searchContent } from './queries.ts'

const tables = await openTables(t)
t.teardown(() => tables.pool.end())
const { sql } = tables

const condition = (n: number, name: string, ...synonyms: string[]): CatalogueEvent => ({
  type: 'DisorderDefined',
  data: {
    disorder: idOf('disorder', n),
    slug: `condition-${n}`,
    orphaCode: null,
    name,
    isGroup: false,
    summary: null,
    synonyms,
    onsetAges: [],
    inheritanceTypes: [],
    prevalences: [],
    parents: [],
    allowIndexing: null,
    source: null,
    release: null,
  },
})
const directory = [
  condition(0, 'Cystic fibrosis', 'CF', 'Mucoviscidosis'),
  condition(1, 'Myalgic encephalomyelitis', 'ME', 'Chronic fatigue syndrome'),
  condition(2, 'Multiple sclerosis', 'MS'),
  condition(3, 'Acquired immunodeficiency syndrome', 'AIDS'),
  condition(4, 'Arachnodactyly', 'Marfans'),
  condition(5, 'Marfan syndrome'),
  {
    type: 'DisorderRetired',
    data: { disorder: idOf('disorder', 4), successor: idOf('disorder', 5), source: null, release: null },
  } satisfies CatalogueEvent,
]
const titles = [
  'CF and a cough at night',
  'Cystic fibrosis: cough every morning',
  'Tell me about your cough',
  'ME and gentle walks',
  'Myalgic encephalomyelitis walks',
  'Ms Smith walks with me',
  'MS walks',
  'Multiple sclerosis walks',
  'My hearing aids and rain',
  'Acquired immunodeficiency syndrome in the rain',
  'Arachnodactyly and tennis',
  'Marfan syndrome and tennis',
]
await tables.clear()
await tables.apply(
  recorded([
    ...directory,
    ...titles.map((title, n): CatalogueEvent => {
      const thread = idOf('thread', n)
      return {
        type: 'ThreadCreated',
        data: { ...alone(thread), site, author: members[0]!, title, body: '…', slug: thread },
      }
    }),
  ]),
)

const anywhere = { sites: [site], kinds: ['thread'], since: null } as const
const search = (text: string, size = 10, cursor: string | null = null) =>
  searchContent(sql, { text, ...anywhere }, { size, cursor }, null)
/** Titles that a search finds; those with another name of the condition have a plus before them. */
const found = async (text: string): Promise<string[]> =>
  (await search(text)).rows.map(({ id, isByOtherName }) => {
    const title = titles.find((_, n) => idOf('thread', n) === id)
    return `${isByOtherName ? '+' : ''}${title}`
  })

t.test('names and abbreviations of a condition find each other, after the words as typed', async (t) => {
  const [abbreviated, whole] = titles as [string, string]
  t.same(await found('CF cough'), [abbreviated, `+${whole}`])
  t.same(await found('cf cough'), [abbreviated, `+${whole}`])
  t.same(await found('cystic fibrosis cough'), [whole, `+${abbreviated}`])
  t.same((await found('mucoviscidosis cough')).toSorted(), [`+${abbreviated}`, `+${whole}`])
  t.same(
    await found('cystic fibrosis cough at night'),
    [`+${abbreviated}`],
    'a name is one word of a question',
  )
  t.same(await found('"cystic fibrosis" cough'), [whole], 'quoted words are left as they are')
})

t.test('an abbreviation that is a common word means a condition only in capitals', async (t) => {
  t.same(await found('ME walks'), [titles[3], `+${titles[4]}`])
  t.same(await found('myalgic encephalomyelitis walks'), [titles[4], `+${titles[3]}`])
  t.notOk((await found('me walks')).some((title) => title.startsWith('+')))
  t.same((await found('MS walks')).at(-1), `+${titles[7]}`)
  t.notOk((await found('ms walks')).some((title) => title.startsWith('+')))
  t.same(await found('multiple sclerosis walks'), [titles[7], `+${titles[6]}`])
  t.same(await found('aids rain'), [titles[8]])
  t.same(await found('AIDS rain'), [`+${titles[9]}`])
  t.same(await found('acquired immunodeficiency syndrome rain'), [titles[9]])
})

t.test('the names of a condition and of one that was retired in its favour find each other', async (t) => {
  t.same(await found('arachnodactyly tennis'), [titles[10], `+${titles[11]}`])
  t.same(await found('Marfan syndrome tennis'), [titles[11], `+${titles[10]}`])
})

t.test('a question counts another name of a condition as the typed one', async (t) => {
  const question = 'please which tablets can help with cystic fibrosis cough'
  const [first, second] = await found(question)
  t.same([first, second], [titles[1], `+${titles[0]}`])
})

t.test('other names are marked, and go on over pages', async (t) => {
  const first = await search('CF', 1)
  const second = await search('CF', 1, first.rows[0]!.cursor)
  t.match(
    [first.rows[0], second.rows[0]],
    [
      { id: idOf('thread', 0), isByOtherName: false },
      { id: idOf('thread', 1), isByOtherName: true },
    ],
  )
  t.equal(second.total, 2)
  const sought = { text: 'CF', sites: [site], others: first.named!.searches }
  t.same(await matchesIn(sql, sought, titles.slice(0, 2)), [
    [[0, 2]],
    [
      [0, 6],
      [7, 15],
    ],
  ])
})
