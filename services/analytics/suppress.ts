import { FEWEST_MEMBERS } from '../rules/questions.ts'
import { bridgesOf } from './bridges.ts'

/** A group as it was counted. */
export interface Cell {
  a: string
  b: string
  events: number
  members: number
}

/**
 * Whether a group may be shown: `few` when fewer than ten members are in it, `beside` when it is hidden so that a
 * group of few cannot be found by subtracting from a total.
 */
export type Showing = 'shown' | 'few' | 'beside'

/**
 * Whether what is hidden in a line protects itself: two groups at least, and ten members together. As the same members
 * may be in all of them, ten are certain only where one group has as many.
 */
const isSafe = (hidden: readonly Cell[]): boolean =>
  hidden.length === 0 || (hidden.length > 1 && hidden.some(({ members }) => members >= FEWEST_MEMBERS))

const membersIn = (line: readonly Cell[]) => line.reduce((sum, { members }) => sum + members, 0)

/**
 * Which groups may be shown. A total can be had by asking again with one grouping less; so in every line of the table
 * (all groups with the same first part, or the same second part; all groups where there is one) the smallest groups
 * that could be shown are hidden as well, until nobody can tell what each of the hidden ones is; not from several lines
 * either.
 */
export function showingOf(cells: readonly Cell[]): Showing[] {
  const hidden = new Set(cells.filter(({ members }) => members < FEWEST_MEMBERS))
  const isTable = cells.some(({ b }) => b !== '')
  const [rows, columns] = [Map.groupBy(cells, ({ a }) => a), Map.groupBy(cells, ({ b }) => b)]
  const lines = isTable ? [...rows.values(), ...columns.values()] : [cells]

  /** Hides the smallest group that is shown among these; false when none is. */
  function hideOne(among: readonly Cell[]): boolean {
    const shown = among.filter((cell) => !hidden.has(cell))
    if (shown.length === 0) return false
    hidden.add(shown.reduce((least, cell) => (cell.members < least.members ? cell : least)))
    return true
  }

  /** Makes each line safe by itself; false when all were. */
  function closeLines(): boolean {
    let moved = false
    for (const line of lines)
      while (!isSafe(line.filter((cell) => hidden.has(cell))) && hideOne(line)) moved = true
    return moved
  }

  /** Hides a group because of one of few that several lines tell together; false when there is none to be helped. */
  function closeBridges(): boolean {
    const lineOf = (kind: string, name: string, line: readonly Cell[] = []) =>
      membersIn(line) < FEWEST_MEMBERS ? 'of few' : `${kind} ${name}`
    const crossings = [...hidden].map((cell) => ({
      cell,
      row: lineOf('row', cell.a, rows.get(cell.a)),
      column: lineOf('column', cell.b, columns.get(cell.b)),
    }))
    return bridgesOf(crossings).some(
      ({ cell: { a, b, members } }) =>
        members < FEWEST_MEMBERS && hideOne([...(rows.get(a) ?? []), ...(columns.get(b) ?? [])]),
    )
  }

  while (closeLines() || (isTable && closeBridges()));
  return cells.map((cell) => {
    if (!hidden.has(cell)) return 'shown'
    return cell.members < FEWEST_MEMBERS ? 'few' : 'beside'
  })
}
