import { test } from 'tap'
import { openEntries, type MenuEntry } from './menu.ts'

interface Entry {
  menuId: string
  title: string
  url: string
  items?: Entry[]
}
const entry = (title: string, url: string, items?: Entry[]): Entry => ({
  menuId: title,
  title,
  url,
  ...(items && { items }),
})
const titles = (entries: readonly MenuEntry[]): unknown[] =>
  entries.map(({ title, items }) => (items.length > 0 ? [title, titles(items)] : title))

const menu = [
  entry('Forums', '/forums', [entry('Newest', '/forums?sort=new')]),
  entry('Living', '', [entry('Food', '', [entry('Recipes', '/recipes')]), entry('Sleep', '/sleep')]),
  entry('Elsewhere', 'https://example.org/'),
]
const without = (feature: string) => (url: string) => !url.startsWith(feature)

test('A menu contains all entries whose target is available', async (t) => {
  t.same(titles(openEntries(menu, () => true)), [
    ['Forums', ['Newest']],
    ['Living', [['Food', ['Recipes']], 'Sleep']],
    'Elsewhere',
  ])
})

test('A menu omits entries of a disabled feature, and headings whose entries are all omitted', async (t) => {
  t.same(titles(openEntries(menu, without('/forums'))), [
    ['Living', [['Food', ['Recipes']], 'Sleep']],
    'Elsewhere',
  ])
  t.same(titles(openEntries(menu, without('/recipes'))), [
    ['Forums', ['Newest']],
    ['Living', ['Sleep']],
    'Elsewhere',
  ])
})

test('A menu entry without a valid link is kept as the heading of its submenu', async (t) => {
  const [living] = openEntries([entry('Living', '/recipes', [entry('Sleep', '/sleep')])], without('/recipes'))
  t.match(living, { title: 'Living', url: '', items: [{ title: 'Sleep' }] })
})
