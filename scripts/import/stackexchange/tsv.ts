import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

/** Format of a file whose fields can contain line breaks and tabs. */
export interface Shape {
  /** Matches the first line of a record; all other lines continue the previous record. */
  start: RegExp
  columns: number
  /** Index of the only column that can contain tabs. */
  text: number
}

export interface Records {
  rows: string[][]
  brokenLines: number
  /** Number of records in whose text tabs were replaced with spaces. */
  strayTabs: number
  unreadable: number
}

/** Parses records. Joins records that span several lines, and text columns that contain tabs. */
export function parseRecords(text: string, { start, columns, text: column }: Shape): Records {
  const records: string[] = []
  const broken = new Set<number>()
  let unreadable = 0
  // The first line of the file contains the names of the columns.
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

export const readRecords = async (file: string, shape: Shape): Promise<Records> =>
  parseRecords((await promisify(gunzip)(await readFile(file))).toString('utf8'), shape)
