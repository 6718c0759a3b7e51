/** A cell of a table, by the lines that it lies in. */
export interface Crossing {
  row: string
  column: string
}

/**
 * The cells of a table that follow from the others and the totals of its lines, though each line has several unknown
 * cells. With lines as nodes and unknown cells as edges these are the bridges of the graph: what is unknown on one side
 * of them cancels out. Lines whose total is unknown as well have the same name: one node, at which nothing cancels out.
 */
export function bridgesOf<Cell extends Crossing>(unknown: readonly Cell[]): Cell[] {
  const ends = unknown.flatMap((cell) => [
    { cell, from: cell.row, to: cell.column },
    { cell, from: cell.column, to: cell.row },
  ])
  const leaving = Map.groupBy(ends, ({ from }) => from)
  const found: Cell[] = []
  /** The lines in the order in which they were come to, counted from 1. */
  const order = new Map<string, number>()

  /** Goes through all that hangs on a line, but for the cell that led there; gives the first line that it leads to. */
  function visit(line: string, by: Cell | null): number {
    const mine = order.size + 1
    order.set(line, mine)
    let first = mine
    for (const { cell, to } of leaving.get(line) ?? []) {
      if (cell === by) continue
      const known = order.get(to)
      const reached = known ?? visit(to, cell)
      if (known === undefined && reached > mine) found.push(cell)
      first = Math.min(first, reached)
    }
    return first
  }
  for (const line of leaving.keys()) if (!order.has(line)) visit(line, null)
  return found
}
