import { MENU_DEPTH, type MenuItem } from '../../../services/rules/sites/menus.ts'

/** A menu entry as a row of the editor; `depth` 0 is the first level. */
export interface MenuRow {
  menuId: string
  title: string
  url: string
  depth: number
}

/** Rows of a menu, each entry before its submenu. */
export const rowsOf = (items: readonly MenuItem[], depth = 0): MenuRow[] =>
  items.flatMap(({ items: below, ...item }) => [{ ...item, depth }, ...rowsOf(below, depth + 1)])

/** Menu of rows: each row belongs to the nearest previous one that is less deep. */
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

/** Index after a row and its submenu. */
function endOf(rows: readonly MenuRow[], at: number): number {
  const depth = rows[at]?.depth ?? 0
  const next = rows.findIndex((row, index) => index > at && row.depth <= depth)
  return next < 0 ? rows.length : next
}

/** Rows with one and its submenu indented or outdented by a level; unchanged if that is not possible. */
export function shifted(rows: readonly MenuRow[], at: number, by: 1 | -1): readonly MenuRow[] {
  const end = endOf(rows, at)
  const moved = rows.slice(at, end).map((row) => ({ ...row, depth: row.depth + by }))
  const above = at === 0 ? -1 : (rows[at - 1]?.depth ?? -1)
  const first = moved[0]?.depth ?? 0
  const fits = first >= 0 && first <= above + 1 && moved.every(({ depth }) => depth < MENU_DEPTH)
  return fits ? [...rows.slice(0, at), ...moved, ...rows.slice(end)] : rows
}

/** Rows with one and its submenu moved past its neighbor on the same level; unchanged without one. */
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

/** Rows without one and its submenu. */
export const removed = (rows: readonly MenuRow[], at: number): readonly MenuRow[] => [
  ...rows.slice(0, at),
  ...rows.slice(endOf(rows, at)),
]

/** Rows with a new one at the end, on the first level. */
export function added(rows: readonly MenuRow[]): readonly MenuRow[] {
  const taken = new Set(rows.map(({ menuId }) => menuId))
  let number = rows.length + 1
  while (taken.has(`${number}`)) number++
  return [...rows, { menuId: `${number}`, title: '', url: '', depth: 0 }]
}
