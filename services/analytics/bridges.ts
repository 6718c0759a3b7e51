interface Crossing {
  row: string
  column: string
}

/**
 * Hidden cells of a table that can be computed from totals of lines although each line hides several cells. In a graph
 * with lines as nodes and hidden cells as edges, these cells are the bridges. All lines whose total is unknown have
 * the same name and are therefore one node.
 */
export function bridgesOf<Cell extends Crossing>(unknown: readonly Cell[]): Cell[] {
  const ends = unknown.flatMap((cell) => [
    { cell, from: cell.row, to: cell.column },
    { cell, from: cell.column, to: cell.row },
  ])
  const leaving = Map.groupBy(ends, ({ from }) => from)
  const found: Cell[] = []
  /** Order in which the search visits lines, from 1. */
  const order = new Map<string, number>()

  /** Depth-first search from a line; returns the lowest visit order that can be reached from there. */
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
