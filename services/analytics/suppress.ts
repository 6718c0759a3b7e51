import { MIN_GROUP_MEMBERS } from '../rules/questions.ts'
import { bridgesOf } from './bridges.ts'

export interface Cell {
  a: string
  b: string
  events: number
  members: number
}

/** `few`: hidden as it has fewer than ten members; `beside`: hidden so that a total does not reveal a small group. */
export type Showing = 'shown' | 'few' | 'beside'

/**
 * True if the hidden groups of a line cannot be computed: there are several, and one has ten members, as all groups may
 * consist of the same members.
 */
const isSafe = (hidden: readonly Cell[]): boolean =>
  hidden.length === 0 || (hidden.length > 1 && hidden.some(({ members }) => members >= MIN_GROUP_MEMBERS))

const membersIn = (line: readonly Cell[]) => line.reduce((sum, { members }) => sum + members, 0)

/**
 * Decides which groups are shown. An analyst can get totals by asking with one grouping less, so each row and column
 * (or list) also hides its smallest shown groups, until small groups can be computed neither from one line nor from
 * several.
 */
export function showingOf(cells: readonly Cell[]): Showing[] {
  const hidden = new Set(cells.filter(({ members }) => members < MIN_GROUP_MEMBERS))
  const isTable = cells.some(({ b }) => b !== '')
  const [rows, columns] = [Map.groupBy(cells, ({ a }) => a), Map.groupBy(cells, ({ b }) => b)]
  const lines = isTable ? [...rows.values(), ...columns.values()] : [cells]

  /** Hides the smallest shown cell; false if all are hidden. */
  function hideOne(among: readonly Cell[]): boolean {
    const shown = among.filter((cell) => !hidden.has(cell))
    if (shown.length === 0) return false
    hidden.add(shown.reduce((least, cell) => (cell.members < least.members ? cell : least)))
    return true
  }

  /** Hides cells until each line is safe; false if all lines were safe already. */
  function protectLines(): boolean {
    let moved = false
    for (const line of lines)
      while (!isSafe(line.filter((cell) => hidden.has(cell))) && hideOne(line)) moved = true
    return moved
  }

  /** Hides cells beside small groups that can be computed from several lines; false if there were none. */
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
