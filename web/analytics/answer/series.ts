import { periodsAmong } from '../../../services/rules/periods.ts'
import { isTime, labelOf, type Grouping } from '../../../services/rules/questions.ts'

// Converts an answer to a table, with rows for one grouping and columns for the other.

/** A group of an answer, as received from the server. */
export interface GroupData {
  readonly keys: readonly string[]
  readonly labels: readonly string[]
  readonly value: number | null | undefined
  readonly showing: 'SHOWN' | 'FEW' | 'BESIDE'
}

/** Value of a table cell; a missing cell means that nothing was counted. */
export type CellData = Pick<GroupData, 'value' | 'showing'>

/** A row or column of an answer's table. */
interface Line {
  key: string
  label: string
}

/** An answer as a table with rows and columns. */
export interface Table {
  /** Groupings of the table's rows and columns; `columnsBy` is null if the question has only one grouping. */
  rowsBy: Grouping
  columnsBy: Grouping | null
  rows: Line[]
  columns: Line[]
  at: (row: Line, column: Line) => CellData | undefined
}

const placeOf = (row: string, column: string) => `${row} ${column}`

const alphabetical = new Intl.Collator('en').compare

/** Rows or columns of an answer: periods in order, even those without activity; other groups ordered by name. */
function linesOf(groups: readonly GroupData[], index: number, grouping: Grouping): Line[] {
  const lines = new Map(groups.map(({ keys, labels }) => [keys[index] ?? '', labels[index] ?? '']))
  if (isTime(grouping)) {
    for (const key of periodsAmong([...lines.keys()], grouping))
      if (!lines.has(key)) lines.set(key, labelOf(grouping, key, new Map()))
  }
  const order = (line: Line) => (isTime(grouping) ? line.key : line.label)
  return [...lines]
    .map(([key, label]) => ({ key, label }))
    .toSorted((a, b) => alphabetical(order(a), order(b)))
}

/** Converts an answer to a table. A grouping by time always becomes the rows. */
export function tableOf(groupBy: readonly Grouping[], groups: readonly GroupData[]): Table {
  const [first = 'event', second] = groupBy
  const isTurned = second !== undefined && isTime(second) && !isTime(first)
  const [down, across] = isTurned ? [1, 0] : [0, 1]
  const places = new Map(
    groups.map((group) => [placeOf(group.keys[down] ?? '', group.keys[across] ?? ''), group]),
  )
  return {
    rowsBy: isTurned ? second : first,
    columnsBy: isTurned ? first : (second ?? null),
    rows: linesOf(groups, down, isTurned ? second : first),
    columns:
      second === undefined ? [{ key: '', label: '' }] : linesOf(groups, across, isTurned ? first : second),
    at: (row, column) => places.get(placeOf(row.key, column.key)),
  }
}

/** Periods that a line chart covers: from the first to the last with a value that is shown and not zero. */
export function drawnPeriods(table: Table): string[] {
  const isDrawn = (row: Line) => table.columns.some((column) => Boolean(table.at(row, column)?.value))
  const first = table.rows.findIndex(isDrawn)
  return first < 0 ? [] : table.rows.slice(first, table.rows.findLastIndex(isDrawn) + 1).map(({ key }) => key)
}

/** A value in a line chart; `at` is the position on the time axis, from 0 to 1. */
export interface Point {
  at: number
  value: number
}

/** Splits a column's values into runs of adjacent points, which are separated by hidden values. */
export function runsOf(table: Table, periods: readonly string[], column: Line): Point[][] {
  const runs: Point[][] = []
  let run: Point[] | null = null
  for (const [index, key] of periods.entries()) {
    const cell = table.at({ key, label: '' }, column)
    const value = cell ? cell.value : 0
    if (value === null || value === undefined) run = null
    else {
      if (!run) runs.push((run = []))
      run.push({ at: index / Math.max(1, periods.length - 1), value })
    }
  }
  return runs
}

/** Maximum number of columns that a chart draws. */
export const MAX_DRAWN = 6

/** Columns of an answer that a chart draws: those with the largest visible values, in the order of the table. */
export function drawnColumns(table: Table): Line[] {
  const sum = (column: Line) =>
    table.rows.reduce((total, row) => total + (table.at(row, column)?.value ?? 0), 0)
  const isShown = (column: Line) => table.rows.some((row) => table.at(row, column)?.showing === 'SHOWN')
  const largest = new Set(
    table.columns
      .filter(isShown)
      .toSorted((a, b) => sum(b) - sum(a))
      .slice(0, MAX_DRAWN),
  )
  return table.columns.filter((column) => largest.has(column))
}

/** Returns the smallest round number that is not below `most`. */
export function roundUp(most: number): number {
  if (most <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(most))
  return [1, 2, 3, 4, 6, 8, 10].map((step) => step * power).find((step) => step >= most) ?? most
}
