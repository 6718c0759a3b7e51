import { headOf, hiddenWords, isTime, measures, type Measure } from '../../../services/rules/questions.ts'
import layout from '../../ui/theme/layout.module.css'
import css from '../analytics.module.css'
import type { CellData, Table } from './series.ts'

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })
/** Maximum number of table rows on screen; the CSV file contains all rows. */
const MAX_ROWS = 400

function Value({ cell }: { cell: CellData | undefined }) {
  if (!cell) return 0
  if (cell.showing === 'SHOWN') return number.format(cell.value ?? 0)
  return <span className={css.hidden}>{hiddenWords[cell.showing === 'FEW' ? 'few' : 'beside']}</span>
}

/** All groups of an answer as a table. */
export function AnswerTable(props: { table: Table; measure: Measure; total: number | null }) {
  const { table, measure, total } = props
  const { rowsBy, columnsBy, columns } = table
  const isByTime = isTime(rowsBy)
  const rows = (isByTime ? table.rows.toReversed() : table.rows).slice(0, MAX_ROWS)
  return (
    <>
      <section className={css.scroll} aria-label="Table of all groups" tabIndex={0}>
        <table className={css.table}>
          <caption>
            <span className={css.caption}>
              {measures[measure]}
              {columnsBy && `, by ${headOf(columnsBy).toLowerCase()}`}
            </span>
          </caption>
          <thead>
            <tr>
              <th scope="col">{headOf(rowsBy)}</th>
              {columns.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label || measures[measure]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">{row.label}</th>
                {columns.map((column) => (
                  <td key={column.key}>
                    <Value cell={table.at(row, column)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {table.rows.length > MAX_ROWS && (
        <p className={layout.soft}>
          The {isByTime ? 'newest' : 'first'} {MAX_ROWS} of {table.rows.length} rows. The CSV file has all of
          them.
        </p>
      )}
      {total !== null && (
        <p>
          Total for the groups shown: <strong>{number.format(total)}</strong>
        </p>
      )}
    </>
  )
}
