import t from 'tap'
import type { ListField } from '../form.ts'
import { optionsOf, problemsIn, rearranged, typedOf } from './typed.ts'

const rows: ListField = {
  path: 'rows',
  kind: 'list',
  label: 'Rows',
  entry: 'Row',
  least: 1,
  most: 5,
  fields: [
    { path: 'name', kind: 'line', label: 'Name' },
    { path: 'note', kind: 'line', label: 'Note', with: 'note' },
    { path: 'image.url', kind: 'line', label: 'Picture', with: 'image.url' },
    {
      path: 'cells',
      kind: 'list',
      label: 'Cells',
      entry: 'Cell',
      least: 0,
      most: 3,
      fields: [{ path: 'words', kind: 'lines', label: 'Words' }],
    },
  ],
}
const options = {
  rows: [
    { name: 'A', image: { url: '/a.png' }, cells: [] },
    { name: 'B', note: 'Two', cells: [{ words: ['x', '', 'y'] }, { words: [] }] },
  ],
}

t.test('Lists in lists are unchanged after conversion to the input of a form and back', async (t) => {
  t.same(optionsOf([rows], typedOf([rows], options)), options)
})

t.test('A new list has the smallest number of entries, which are empty', async (t) => {
  t.same(optionsOf([rows], {}), { rows: [{ name: '', cells: [] }] })
})

t.test('Entries keep what is typed in them when they are moved, and a new one is empty', async (t) => {
  const typed = rearranged(rows, typedOf([rows], options), [1, null, 0])
  t.same(optionsOf([rows], typed), {
    rows: [options.rows[1], { name: '', cells: [] }, options.rows[0]],
  })
})

t.test('An error is shown at the field of its path, or at the nearest field above', async (t) => {
  const typed = typedOf([rows], options)
  const issues = [
    { path: ['rows', 1, 'cells', 0, 'words', 2], message: 'Too long' },
    { path: ['rows', 0, 'image', 'url'], message: 'No path' },
    { path: ['rows', 0, 'image'], message: 'Incomplete' },
    { path: ['other'], message: 'Unknown' },
  ]
  t.same(problemsIn([rows], typed, issues), {
    'rows.1.cells.0.words': 'Too long',
    'rows.0.image.url': 'No path',
    rows: 'Incomplete',
    '': 'Unknown',
  })
})
