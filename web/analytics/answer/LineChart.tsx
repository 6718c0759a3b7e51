import css from '../analytics.module.css'
import { dayWords } from '../../../services/rules/questions.ts'
import { drawnColumns, drawnPeriods, roundUp, runsOf, type Point, type Table } from './series.ts'

const [WIDTH, HEIGHT] = [1000, 300]
const number = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })

/** The line of one column in a line chart; a value between two hidden values is drawn as a dot. */
function Drawn({ series, runs, most }: { series: number; runs: readonly Point[][]; most: number }) {
  const placeOf = ({ at, value }: Point) =>
    `${(at * WIDTH).toFixed(1)} ${(HEIGHT - (value / most) * HEIGHT).toFixed(1)}`
  const places = runs.map((run) => run.map(placeOf))
  return (
    <>
      <path className={css.line} data-series={series} d={places.map((run) => `M${run.join('L')}`).join('')} />
      <path
        className={css.dot}
        data-series={series}
        d={places
          .filter(({ length }) => length === 1)
          .map(([place]) => `M${place}L${place}`)
          .join('')}
      />
    </>
  )
}

/** Line chart over time, one line per column; lines differ by dashes as well as by color. */
export function LineChart({ table, label }: { table: Table; label: string }) {
  const periods = drawnPeriods(table).filter(Boolean)
  const columns = drawnColumns(table)
  const values = table.rows.flatMap((row) => columns.map((column) => table.at(row, column)?.value ?? 0))
  const most = roundUp(Math.max(...values, 0))
  const ticks = [1, 0.75, 0.5, 0.25, 0].map((share) => share * most)
  const ends = [periods[0], periods[Math.floor((periods.length - 1) / 2)], periods.at(-1)]
  return (
    <div className={css.chart}>
      <div className={css.plot}>
        <div className={css.ticks} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick}>{number.format(tick)}</span>
          ))}
        </div>
        <svg
          className={css.lines}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
        >
          {ticks.map((tick) => {
            const y = HEIGHT - (tick / most) * HEIGHT
            return <line key={tick} className={css.grid} x1={0} x2={WIDTH} y1={y} y2={y} />
          })}
          {columns.map((column, index) => (
            <Drawn key={column.key} series={index} runs={runsOf(table, periods, column)} most={most} />
          ))}
        </svg>
        <div className={css.ends} aria-hidden="true">
          {[...new Set(ends)].map((end) => end && <span key={end}>{dayWords.format(new Date(end))}</span>)}
        </div>
      </div>
      {table.columnsBy && (
        <ul className={css.keys}>
          {columns.map((column, index) => (
            <li key={column.key}>
              <svg className={css.sample} viewBox="0 0 40 12" aria-hidden="true">
                <path className={css.line} data-series={index} d="M1 6H39" />
              </svg>
              {column.label}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
