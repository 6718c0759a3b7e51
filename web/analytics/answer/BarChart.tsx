import css from '../analytics.module.css'
import { drawnColumns, type Table } from './series.ts'

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })
/** Maximum number of bars in a chart. */
const MAX_ROWS = 30

/** Bar chart; each bar is labeled with its name and value. */
export function BarChart({ table, label }: { table: Table; label: string }) {
  const columns = drawnColumns(table)
  const bars = table.rows.slice(0, MAX_ROWS).flatMap((row) =>
    columns.flatMap((column, index) => {
      const value = table.at(row, column)?.value
      return typeof value === 'number' ? [{ row, column, index, value }] : []
    }),
  )
  const most = Math.max(...bars.map(({ value }) => value), 0)
  return (
    <div className={css.bars} role="img" aria-label={label}>
      {bars.map(({ row, column, index, value }) => (
        <div key={`${row.key} ${column.key}`} className={css.row}>
          <span>{[row.label, column.label].filter(Boolean).join(' · ')}</span>
          <svg className={css.track} aria-hidden="true">
            <rect
              className={css.filled}
              data-series={index}
              width={`${most > 0 ? (value / most) * 100 : 0}%`}
              height="100%"
              rx={4}
            />
          </svg>
          <span className={css.value}>{number.format(value)}</span>
        </div>
      ))}
    </div>
  )
}
