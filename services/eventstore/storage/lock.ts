import { DatabaseSync } from 'node:sqlite'
import { makePrivate } from '../../private-file.ts'

/** Code of SQLite's error for a file that another process has locked, SQLITE_BUSY. */
const BUSY = 5

/**
 * Locks a file for this process, with a lock that the operating system also releases after a crash. Returns a function
 * that releases it. Throws if another process holds it, or the file cannot be locked.
 */
export function lockFile(path: string): () => void {
  makePrivate(path)
  const db = new DatabaseSync(path, { timeout: 500 })
  try {
    // Locks without writing, which also works on a full disk.
    db.exec('pragma journal_mode = off; pragma locking_mode = exclusive; begin exclusive')
  } catch (cause) {
    db.close()
    const isBusy = cause instanceof Error && 'errcode' in cause && (Number(cause.errcode) & 0xff) === BUSY
    if (!isBusy) {
      const sentence = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`The event store cannot lock ${path}: ${sentence}`, { cause })
    }
    throw new Error(`Another event store has ${path.replace(/\.lock$/, '')} open. Stop it first.`, { cause })
  }
  return () => db.close()
}
