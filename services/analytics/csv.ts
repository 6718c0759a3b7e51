/** What a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r]/

/** A cell of a CSV file (RFC 4180). A text that a spreadsheet would run gets an apostrophe before it. */
function field(value: string | number | null): string {
  if (typeof value === 'number') return String(value)
  const text = value === null ? '' : formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A line of a CSV file, with its end. */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map(field).join(',')}\r\n`
