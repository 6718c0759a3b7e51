import t from 'tap'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import { alone } from '../../events/testing/content.ts'
import { recorded } from '../testing/history.ts'
import { openTables } from '../testing/tables.ts'
import { idOf, members, site } from '../testing/world.ts'
import { searchContent } from './queries.ts'
import { linesOf } from './testing/lists.ts'

const tables = await openTables(t)
t.teardown(() => tables.pool.end())
const { sql } = tables

const post = async (titles: readonly string[]) => {
  await tables.clear()
  const events = titles.map((title, n): CatalogueEvent => {
    const thread = idOf('thread', n)
    return {
      type: 'ThreadCreated',
      data: { ...alone(thread), site, author: members[0]!, title, body: '…', slug: thread },
    }
  })
  await tables.apply(recorded(events))
}

const anywhere = { sites: [site], kinds: ['thread'], since: null } as const

/** The first titles that a search finds; with `whole`, only if they have all of its words. */
async function found(text: string, titles: readonly string[], { whole = false } = {}): Promise<string[]> {
  const { rows, isPartial } = await searchContent(sql, { text, ...anywhere }, { size: 5, cursor: null }, null)
  if (whole && isPartial) return []
  return rows.map(({ id }) => titles[titles.findIndex((_, n) => idOf('thread', n) === id)]!)
}

for (const [name, what] of [
  ['medical', 'as patients write medicine'],
  ['scripts', 'in its script, however its letters are encoded'],
] as const)
  t.test(`A title is found ${what}`, async (t) => {
    const lines = linesOf(name)
    const titles = lines.map(({ title }) => title)
    await post(titles)
    const missed: string[] = []
    let count = 0
    for (const { title, texts } of lines)
      for (const text of texts.flatMap((text) =>
        name === 'scripts' ? [text, text.normalize('NFD')] : [text],
      )) {
        count += 1
        if (!(await found(text, titles, { whole: true })).includes(title)) missed.push(`${title} => ${text}`)
      }
    t.comment(`${count - missed.length} of ${count}`)
    t.same(missed, [])
  })

t.test('A search for one dose, abbreviation or kind never has another one as its first result', async (t) => {
  const lines = linesOf('apart')
  const pairs = lines.map(({ title, texts }) => [title, texts[0]!] as const)
  const titles = pairs.flat()
  const wrong: string[] = []
  // The newest of equal titles is the first.
  for (const order of [titles, titles.toReversed()]) {
    await post(order)
    for (const pair of pairs)
      for (const [one, other] of [pair, pair.toReversed() as unknown as typeof pair]) {
        const [first] = await found(one, order)
        if (first === other || first !== one) wrong.push(`${one} => ${first}`)
      }
  }
  t.same(wrong, [])
})
