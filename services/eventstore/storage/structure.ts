import { asDamage } from './damage.ts'
import { openToRead } from './schema.ts'

/** What a file is made of, below its rows: pages, trees, indexes. */
export interface Structure {
  /** A sentence on pages that are not as they should be; null where all are. */
  fault: string | null
  /** Whether the index of events does not fit them. */
  isIndexOff: boolean
}

/** What SQLite says of rows and their indexes, where the pages that they are in are sound. */
const OF_ROWS = /missing from index|entries in index|non-unique entry in index|end-of-record|value in event\./

const MOST = 1000

/**
 * Looks at the structure of a file, which a node may be at work on. In one whose pages are damaged no row can be written
 * over: its pages may belong to others too.
 */
export function structureOf(file: string): Structure {
  try {
    const db = openToRead(file)
    try {
      const found = db
        .prepare(`pragma integrity_check(${MOST})`)
        .all()
        .map((row) => String(row.integrity_check))
      const fault = found.find((sentence) => sentence !== 'ok' && !OF_ROWS.test(sentence)) ?? null
      return { fault, isIndexOff: found.some((sentence) => sentence.includes('index event_of_stream')) }
    } finally {
      db.close()
    }
  } catch (error) {
    const damage = asDamage(error, file, 'looking at its structure')
    return { fault: damage instanceof Error ? damage.message : String(damage), isIndexOff: false }
  }
}
