import { graphql, useFragment } from 'react-relay'
import { useId } from 'react'
import type { SlidingTable_section$key } from './__generated__/SlidingTable_section.graphql.ts'
import css from './sliding-table.module.css'

/** A table that is moved sideways, by keyboard too, where the window is too narrow for it. */
export function Component({ section }: { section: SlidingTable_section$key }) {
  const {
    table: { caption, columns, rows },
  } = useFragment(
    graphql`
      fragment SlidingTable_section on SlidingTableSection {
        table: options {
          caption
          columns
          rows {
            cells
          }
        }
      }
    `,
    section,
  )
  const id = useId()
  return (
    <div role="region" aria-labelledby={id} tabIndex={0} className={css.window}>
      <table className={css.table}>
        <caption id={id}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={at} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells }, row) => (
            <tr key={row}>
              <th scope="row">{cells[0]}</th>
              {columns.slice(1).map((_, at) => (
                <td key={at}>{cells[at + 1]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
