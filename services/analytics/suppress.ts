import { MIN_GROUP_MEMBERS } from '../rules/questions.ts'
import { bridgesOf } from './bridges.ts'

export interface Cell {
  a: string
  b: string
  events: number
  members: number
}

/** `few`: fewer than ten members; `beside`: hidden so that a small group cannot be computed from a total. */
export type Showing = 'shown' | 'few' | 'beside'

/**
 * Hidden groups of a line are safe if there are two, one of them with ten members: the same members may be in all
 * groups.
 */
const isSafe = (hidden: readonly Cell[]): boolean =>
  hidden.length === 0 || (hidden.length > 1 && hidden.some(({ members }) => members >= MIN_GROUP_MEMBERS))

const membersIn = (line: readonly Cell[]) => line.reduce((sum, { members }) => sum + members, 0)

/**
 * Decides which groups are shown. Totals are available by asking with one grouping less; so in each row and column
 * (or list) the smallest shown groups are hidden too, until small groups can neither be computed from one line nor
 * from several.
 */
export function showingOf(cells: readonly Cell[]): Showing[] {
  const hidden = new Set(cells.filter(({ members }) => members < MIN_GROUP_MEMBERS))
  const isTable = cells.some(({ b }) => b !== '')
  const [rows, columns] = [Map.groupBy(cells, ({ a }) => a), Map.groupBy(cells, ({ b }) => b)]
  const lines = isTable ? [...rows.values(), ...columns.values()] : [cells]

  /** False if all are hidden. */
  function hideOne(among: readonly Cell[]): boolean {
    const shown = among.filter((cell) => !hidden.has(cell))
    if (shown.length === 0) return false
    hidden.add(shown.reduce((least, cell) => (cell.members < least.members ? cell : least)))
    return true
  }

  /** False if all lines were safe. */
  function protectLines(): boolean {
    let moved = false
    for (const line of lines)
      while (!isSafe(line.filter((cell) => hidden.has(cell))) && hideOne(line)) moved = true
    return moved
  }

  /** Protects small groups that follow from several lines; false if there are none. */
  function protectBridges(): boolean {
    const lineOf = (kind: string, name: string, line: readonly Cell[] = []) =>
      membersIn(line) < MIN_GROUP_MEMBERS ? 'of few' : `${kind} ${name}`
    const crossings = [...hidden].map((cell) => ({
      cell,
      row: lineOf('row', cell.a, rows.get(cell.a)),
      column: lineOf('column', cell.b, columns.get(cell.b)),
    }))
    return bridgesOf(crossings).some(
      ({ cell: { a, b, members } }) =>
        members < MIN_GROUP_MEMBERS && hideOne([...(rows.get(a) ?? []), ...(columns.get(b) ?? [])]),
    )
  }

  while (protectLines() || (isTable && protectBridges()));
  return cells.map((cell) => {
    if (!hidden.has(cell)) return 'shown'
    return cell.members < MIN_GROUP_MEMBERS ? 'few' : 'beside'
  })
}
