import { DatabaseSync } from 'node:sqlite'
import { makePrivate } from '../../private-file.ts'

/** SQLite's error for a file locked by another process, SQLITE_BUSY. */
const BUSY = 5

/**
 * Locks a file for this process, by a lock of the operating system that a crash releases, too. Returns a function to
 * release it. Throws when another process holds it, or the file cannot be locked.
 */
export function lockFile(path: string): () => void {
  makePrivate(path)
  const db = new DatabaseSync(path, { timeout: 500 })
  try {
    // Writes nothing, so it works on a full disk.
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
