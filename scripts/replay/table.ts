import { csvLine } from '../../services/analytics/csv.ts'
import type { AnswerRow } from '../../projections/history-question.ts'

const columnsOf = (rows: readonly AnswerRow[]): string[] => [...new Set(rows.flatMap(Object.keys))]

/** Formats rows as CSV (RFC 4180) with a header. */
export function csvOf(rows: readonly AnswerRow[]): string {
  const columns = columnsOf(rows)
  return [columns, ...rows.map((row) => columns.map((name) => row[name] ?? null))].map(csvLine).join('')
}

/** Formats rows as a text table, with padded columns and numbers aligned to the right. */
export function tableOf(rows: readonly AnswerRow[]): string {
  if (rows.length === 0) return 'No rows.\n'
  const columns = columnsOf(rows).map((name) => {
    const cells = rows.map((row) => String(row[name] ?? ''))
    const isNumber = rows.every((row) => typeof (row[name] ?? 0) === 'number')
    return { name, cells, isNumber, width: Math.max(name.length, ...cells.map(({ length }) => length)) }
  })
  const line = (textOf: (column: (typeof columns)[number]) => string) =>
    columns
      .map((column) => {
        const text = textOf(column)
        return column.isNumber ? text.padStart(column.width) : text.padEnd(column.width)
      })
      .join('  ')
      .trimEnd()
  const lines = [
    line(({ name }) => name),
    line(({ width }) => '-'.repeat(width)),
    ...rows.map((_, index) => line(({ cells }) => cells[index] ?? '')),
  ]
  return `${lines.join('\n')}\n`
}
