import { asDamage } from './damage.ts'
import { openToRead } from './schema.ts'
import { errorFrom } from '../../thrown.ts'

/** Soundness of a file's pages, trees and indexes, regardless of the content of rows. */
export interface Structure {
  /** Description of the damage to pages; null if all pages are sound. */
  fault: string | null
  /** True if the index of events does not agree with the table of events. */
  isIndexOff: boolean
}

/** Matches those messages of SQLite's check that concern rows and indexes, but not pages. */
const OF_ROWS = /missing from index|entries in index|non-unique entry in index|end-of-record|value in event\./

const MAX_MESSAGES = 1000

/**
 * Checks the structure of a log file, also while a node is using it; rows must not be overwritten if pages are
 * damaged.
 */
export function structureOf(file: string): Structure {
  try {
    const db = openToRead(file)
    try {
      const found = db
        .prepare(`pragma integrity_check(${MAX_MESSAGES})`)
        .all()
        .map((row) => String(row.integrity_check))
      const fault = found.find((sentence) => sentence !== 'ok' && !OF_ROWS.test(sentence)) ?? null
      return { fault, isIndexOff: found.some((sentence) => sentence.includes('index event_of_stream')) }
    } finally {
      db.close()
    }
  } catch (error) {
    const damage = asDamage(error, file, 'looking at its structure')
    return { fault: errorFrom(damage).message, isIndexOff: false }
  }
}
