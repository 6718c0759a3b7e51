import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

/** How the records of a file look that is not quite tab-separated: fields may hold line breaks and tabs. */
export interface Shape {
  /** What a record begins with; any other line goes on with the record before. */
  start: RegExp
  columns: number
  /** Index of the column that may hold tabs. */
  text: number
}

export interface Records {
  rows: string[][]
  /** Records that were put together of several lines. */
  brokenLines: number
  /** Records with tabs inside their text, which became spaces. */
  strayTabs: number
  /** Lines that belong to no record of the shape. */
  unreadable: number
}

/** Puts the records together again: those broken over lines, and those with tabs in their text. */
export function parseRecords(text: string, { start, columns, text: column }: Shape): Records {
  const records: string[] = []
  const broken = new Set<number>()
  let unreadable = 0
  // The first line names the columns.
  for (const line of text.replace(/\n$/, '').split('\n').slice(1)) {
    if (start.test(line)) records.push(line)
    else if (records.length === 0) unreadable++
    else {
      records[records.length - 1] += `\n${line}`
      broken.add(records.length)
    }
  }
  let strayTabs = 0
  const rows = records.flatMap((record) => {
    const fields = record.split('\t')
    const surplus = fields.length - columns
    if (surplus < 0) unreadable++
    if (surplus > 0) strayTabs++
    const middle = fields.slice(column, column + surplus + 1).join(' ')
    return surplus < 0 ? [] : [[...fields.slice(0, column), middle, ...fields.slice(column + surplus + 1)]]
  })
  return { rows, brokenLines: broken.size, strayTabs, unreadable }
}

/** Reads the records of a gzipped file. */
export const readRecords = async (file: string, shape: Shape): Promise<Records> =>
  parseRecords((await promisify(gunzip)(await readFile(file))).toString('utf8'), shape)
