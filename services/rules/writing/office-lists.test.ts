import { test } from 'tap'
import { listInStyle, nestedLists, numberInSign, type NestedList } from './office-lists.ts'

test('signs of entries are numbers, letters, Roman numbers or bullets', async (t) => {
  const signs = {
    '5.': 5,
    '2.5': 5,
    '(3)': 3,
    'c)': 3,
    'i.': 1,
    'iv.': 4,
    'xi)': 11,
    o: null,
    '·': null,
    '': null,
  }
  for (const [sign, number] of Object.entries(signs)) t.equal(numberInSign(sign), number, sign)
})

test('paragraphs become lists by their level, their list and their numbers', async (t) => {
  const entries = (rows: readonly [style: string, sign: string, words: string][]) =>
    rows.map(([style, sign, entry]) => ({
      entry,
      place: { ...listInStyle(`mso-list:${style} lfo1`)!, sign },
    }))
  const written = (lists: readonly NestedList<string>[]): string =>
    lists
      .map(({ start, entries }) =>
        [start ?? '*', '[', ...entries.map(({ entry, lists }) => `${entry}${written(lists)};`), ']'].join(''),
      )
      .join('')
  t.equal(
    written(
      nestedLists(
        entries([
          ['l0 level1', '·', 'a'],
          ['l0 level2', 'o', 'b'],
          ['l0 level3', '§', 'c'],
          ['l0 level1', '·', 'd'],
          ['l1 level1', '5.', 'e'],
          ['l1 level1', '6.', 'f'],
          ['l1 level1', '9.', 'g'],
        ]),
      ),
    ),
    '*[a*[b*[c;];];d;]5[e;f;]9[g;]',
  )
  t.equal(
    written(
      nestedLists(
        entries([
          ['l0 level2', 'a)', 'x'],
          ['l0 level1', '2.', 'y'],
        ]),
      ),
    ),
    '1[x;]2[y;]',
  )
  t.equal(listInStyle('mso-list:Ignore'), null)
})
