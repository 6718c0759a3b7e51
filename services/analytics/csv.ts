import { periodsAmong } from '../rules/periods.ts'
import { headOf, hiddenWords, isTime, measures, type Question } from '../rules/questions.ts'
import type { Group } from './answer.ts'

/** Matches a first character that makes spreadsheets run the content of a cell as a formula. */
const formula = /^[=+\-@\t\r]/

/** Encodes a CSV cell (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe in front. */
function field(value: string | number | null): string {
  if (typeof value === 'number') return String(value)
  const text = value === null ? '' : formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map(field).join(',')}\r\n`

const alphabetical = new Intl.Collator('en').compare

/** CSV with a header and a row per group: keys (times as ISO dates), value and note. Periods without events are 0. */
export function csvRows(
  { groupBy, measure }: Pick<Question, 'groupBy' | 'measure'>,
  groups: readonly (Pick<Group, 'keys' | 'value' | 'showing'> & { labels: readonly string[] })[],
): (string | number | null)[][] {
  const rows = groups.map(({ keys, labels, value, showing }) => ({
    names: groupBy.map((grouping, index) => (isTime(grouping) ? keys[index] : labels[index]) ?? ''),
    cells: showing === 'shown' ? [value, ''] : [null, hiddenWords[showing]],
  }))
  const times = groupBy.filter(isTime)
  const [grouping] = times
  const at = groupBy.findIndex(isTime)
  const found = new Set(rows.map(({ names }) => JSON.stringify(names)))
  const others = new Map(rows.map(({ names }) => names.toSpliced(at, 1)).map((rest) => [rest.join(), rest]))
  const empty =
    grouping === undefined || times.length > 1
      ? []
      : periodsAmong(
          rows.map(({ names }) => names[at] ?? ''),
          grouping,
        )
          .flatMap((period) => [...others.values()].map((rest) => rest.toSpliced(at, 0, period)))
          .filter((names) => !found.has(JSON.stringify(names)))
          .map((names) => ({ names, cells: [0, ''] }))
  const inOrder = [...rows, ...empty].toSorted(
    (a, b) =>
      a.names.map((name, index) => alphabetical(name, b.names[index] ?? '')).find((order) => order !== 0) ??
      0,
  )
  return [
    [...groupBy.map(headOf), measures[measure], 'Note'],
    ...inOrder.map(({ names, cells }) => [...names, ...cells]),
  ]
}
