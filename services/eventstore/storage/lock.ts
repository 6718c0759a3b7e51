import { DatabaseSync } from 'node:sqlite'
import { makePrivate } from '../../private-file.ts'
import { errorFrom } from '../../thrown.ts'

/** Code of the SQLite error for a file that another process has locked (SQLITE_BUSY). */
const BUSY = 5

/**
 * Locks a file for this process, in a way that the operating system undoes if the process crashes. Returns a function
 * that unlocks the file. Throws if another process has locked it, or if it cannot be locked.
 */
export function lockFile(path: string): () => void {
  makePrivate(path)
  const db = new DatabaseSync(path, { timeout: 500 })
  try {
    // Uses a lock that writes nothing, so that locking works even if the disk is full.
    db.exec('pragma journal_mode = off; pragma locking_mode = exclusive; begin exclusive')
  } catch (cause) {
    db.close()
    const isBusy = cause instanceof Error && 'errcode' in cause && (Number(cause.errcode) & 0xff) === BUSY
    if (!isBusy) {
      const sentence = errorFrom(cause).message
      throw new Error(`The event store cannot lock ${path}: ${sentence}`, { cause })
    }
    throw new Error(`Another event store has ${path.replace(/\.lock$/, '')} open. Stop it first.`, { cause })
  }
  return () => db.close()
}
