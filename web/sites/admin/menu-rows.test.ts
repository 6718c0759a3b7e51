import { test } from 'tap'
import { added, menuOf, moved, removed, rowsOf, shifted, type MenuRow } from './menu-rows.ts'

/** Creates rows from an outline that is indented by two spaces per level. */
const outline = (...lines: string[]): MenuRow[] =>
  lines.map((line) => {
    const title = line.trim()
    return { menuId: title, title, url: '', depth: (line.length - title.length) / 2 }
  })

const menu = outline('a', '  b', '    c', '  d', 'e')

test('Converting a menu to rows of the editor and back changes nothing', async (t) => {
  t.same(rowsOf(menuOf(menu)), menu)
  t.same(
    menuOf(menu).map(({ title, items }) => [title, items.length]),
    [
      ['a', 2],
      ['e', 0],
    ],
  )
  t.same(rowsOf(menuOf([])), [])
})

test('A menu entry moves past other entries of the same level, together with its submenu', async (t) => {
  t.same(moved(menu, 0, 1), outline('e', 'a', '  b', '    c', '  d'))
  t.same(moved(menu, 4, -1), outline('e', 'a', '  b', '    c', '  d'))
  t.same(moved(menu, 1, 1), outline('a', '  d', '  b', '    c', 'e'))
  for (const [at, by] of [
    [0, -1],
    [1, -1],
    [2, 1],
    [3, 1],
    [4, 1],
  ] as const)
    t.equal(moved(menu, at, by), menu, `${at} by ${by} stays`)
})

test('A menu entry can be indented to at most five levels, and outdented again', async (t) => {
  t.same(shifted(menu, 4, 1), outline('a', '  b', '    c', '  d', '  e'))
  t.same(shifted(menu, 1, -1), outline('a', 'b', '  c', '  d', 'e'))
  t.equal(shifted(menu, 0, 1), menu)
  t.equal(shifted(menu, 0, -1), menu)
  t.equal(shifted(menu, 2, 1), menu, 'there is nothing to be below of')
  const deep = outline('1', '  2', '    3', '      4', '        5', '        6')
  t.equal(shifted(deep, 5, 1), deep)
})

test('A menu entry is removed together with its submenu, and a new entry has a unique id', async (t) => {
  t.same(removed(menu, 0), outline('e'))
  t.same(removed(menu, 1), outline('a', '  d', 'e'))
  const numbered = added(added([]))
  t.same(
    numbered.map(({ menuId }) => menuId),
    ['1', '2'],
  )
  t.same(
    added(removed(numbered, 0)).map(({ menuId }) => menuId),
    ['2', '3'],
  )
})
