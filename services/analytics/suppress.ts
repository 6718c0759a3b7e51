import { MIN_GROUP_MEMBERS } from '../rules/questions.ts'
import { bridgesOf } from './bridges.ts'

export interface Cell {
  a: string
  b: string
  events: number
  members: number
}

/** `few`: hidden because it has fewer than ten members; `beside`: hidden so that no total reveals a smaller group. */
export type Showing = 'shown' | 'few' | 'beside'

/**
 * True if the hidden groups of a line cannot be computed from its total, because there are several and one of them has
 * at least ten members. Two small groups would not be enough, as they may consist of the same members.
 */
const isSafe = (hidden: readonly Cell[]): boolean =>
  hidden.length === 0 || (hidden.length > 1 && hidden.some(({ members }) => members >= MIN_GROUP_MEMBERS))

const membersIn = (line: readonly Cell[]) => line.reduce((sum, { members }) => sum + members, 0)

/**
 * Decides which groups are shown. As an analyst can get the total of a row or column by grouping in one way less, each
 * row, column or list also hides its smallest shown groups until small groups can be computed neither from one total
 * nor from a combination of totals.
 */
export function showingOf(cells: readonly Cell[]): Showing[] {
  const hidden = new Set(cells.filter(({ members }) => members < MIN_GROUP_MEMBERS))
  const isTable = cells.some(({ b }) => b !== '')
  const [rows, columns] = [Map.groupBy(cells, ({ a }) => a), Map.groupBy(cells, ({ b }) => b)]
  const lines = isTable ? [...rows.values(), ...columns.values()] : [cells]

  /** Hides the smallest group that is still shown; false if all groups are hidden. */
  function hideOne(among: readonly Cell[]): boolean {
    const shown = among.filter((cell) => !hidden.has(cell))
    if (shown.length === 0) return false
    hidden.add(shown.reduce((least, cell) => (cell.members < least.members ? cell : least)))
    return true
  }

  /** Hides groups until no total of a line reveals a small group; false if no group had to be hidden. */
  function protectLines(): boolean {
    let moved = false
    for (const line of lines)
      while (!isSafe(line.filter((cell) => hidden.has(cell))) && hideOne(line)) moved = true
    return moved
  }

  /**
   * Hides further groups beside small ones that a combination of totals reveals; false if no group had to be hidden.
   */
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
