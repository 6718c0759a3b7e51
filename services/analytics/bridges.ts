interface Crossing {
  row: string
  column: string
}

/**
 * Cells that can be computed from line totals although each line has several unknown cells. With lines as nodes and
 * unknown cells as edges, these cells are the bridges of the graph. All lines with unknown totals have the same name
 * and form one node.
 */
export function bridgesOf<Cell extends Crossing>(unknown: readonly Cell[]): Cell[] {
  const ends = unknown.flatMap((cell) => [
    { cell, from: cell.row, to: cell.column },
    { cell, from: cell.column, to: cell.row },
  ])
  const leaving = Map.groupBy(ends, ({ from }) => from)
  const found: Cell[] = []
  /** Visit order of lines, from 1. */
  const order = new Map<string, number>()

  /** Depth-first search; returns the lowest visit order reachable from a line. */
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
