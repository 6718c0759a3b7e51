import { MENU_DEPTH, type MenuItem } from '../../../services/rules/sites/menus.ts'

/** A menu entry as a row of the editor. `depth` is 0 on the first level. */
export interface MenuRow {
  menuId: string
  title: string
  url: string
  depth: number
}

/** Converts a menu to rows; each entry is followed by its submenu. */
export const rowsOf = (items: readonly MenuItem[], depth = 0): MenuRow[] =>
  items.flatMap(({ items: below, ...item }) => [{ ...item, depth }, ...rowsOf(below, depth + 1)])

/** Converts rows to a menu: the parent of a row is the nearest row above it with a smaller depth. */
export function menuOf(rows: readonly MenuRow[]): MenuItem[] {
  const top: MenuItem[] = []
  const open: MenuItem[][] = [top]
  for (const { depth, ...row } of rows) {
    open.length = Math.min(depth, open.length - 1) + 1
    const item: MenuItem = { ...row, items: [] }
    open.at(-1)?.push(item)
    open.push(item.items)
  }
  return top
}

/** Index of the first row after an entry's submenu. */
function endOf(rows: readonly MenuRow[], at: number): number {
  const depth = rows[at]?.depth ?? 0
  const next = rows.findIndex((row, index) => index > at && row.depth <= depth)
  return next < 0 ? rows.length : next
}

/** Returns the rows with an entry and its submenu indented or outdented by one level, or unchanged if impossible. */
export function shifted(rows: readonly MenuRow[], at: number, by: 1 | -1): readonly MenuRow[] {
  const end = endOf(rows, at)
  const moved = rows.slice(at, end).map((row) => ({ ...row, depth: row.depth + by }))
  const above = at === 0 ? -1 : (rows[at - 1]?.depth ?? -1)
  const first = moved[0]?.depth ?? 0
  const fits = first >= 0 && first <= above + 1 && moved.every(({ depth }) => depth < MENU_DEPTH)
  return fits ? [...rows.slice(0, at), ...moved, ...rows.slice(end)] : rows
}

/** Returns the rows with an entry and its submenu moved past the next entry on its level, if there is one. */
export function moved(rows: readonly MenuRow[], at: number, by: 1 | -1): readonly MenuRow[] {
  const end = endOf(rows, at)
  const depth = rows[at]?.depth ?? 0
  if (by === 1) {
    if (rows[end]?.depth !== depth) return rows
    const after = endOf(rows, end)
    return [...rows.slice(0, at), ...rows.slice(end, after), ...rows.slice(at, end), ...rows.slice(after)]
  }
  const before = rows.findLastIndex((row, index) => index < at && row.depth <= depth)
  return before >= 0 && rows[before]?.depth === depth ? moved(rows, before, 1) : rows
}

/** Returns the rows without an entry and without its submenu. */
export const removed = (rows: readonly MenuRow[], at: number): readonly MenuRow[] => [
  ...rows.slice(0, at),
  ...rows.slice(endOf(rows, at)),
]

/** Returns the rows with a new entry at the end, on the first level. */
export function added(rows: readonly MenuRow[]): readonly MenuRow[] {
  const taken = new Set(rows.map(({ menuId }) => menuId))
  let number = rows.length + 1
  while (taken.has(`${number}`)) number++
  return [...rows, { menuId: `${number}`, title: '', url: '', depth: 0 }]
}
