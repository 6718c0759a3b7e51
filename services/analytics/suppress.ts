import { FEWEST_MEMBERS } from '../rules/questions.ts'

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

/**
 * Which groups may be shown. A total can be had by asking again with one grouping less; so in every line of the table
 * (all groups with the same first part, or the same second part; all groups where there is one) the smallest groups
 * that could be shown are hidden as well, until nobody can tell what each of the hidden ones is.
 */
export function showingOf(cells: readonly Cell[]): Showing[] {
  const showing = cells.map(({ members }): Showing => (members < FEWEST_MEMBERS ? 'few' : 'shown'))
  const at = new Map(cells.map((cell, index) => [cell, index]))
  const isTable = cells.some(({ b }) => b !== '')
  const lines = isTable
    ? [...Map.groupBy(cells, ({ a }) => a).values(), ...Map.groupBy(cells, ({ b }) => b).values()]
    : [cells]
  const bySize = lines.map((line) => line.toSorted((one, other) => one.members - other.members))

  for (let moved = true; moved;) {
    moved = false
    for (const line of bySize) {
      const isShown = (cell: Cell) => showing[at.get(cell)!] === 'shown'
      const next = line.find(isShown)
      if (!next || isSafe(line.filter((cell) => !isShown(cell)))) continue
      showing[at.get(next)!] = 'beside'
      moved = true
    }
  }
  return showing
}
