import { DatabaseSync } from 'node:sqlite'
import { makePrivate } from '../../private-file.ts'

/** SQLite's word for what another process has locked: SQLITE_BUSY. */
const BUSY = 5

/**
 * Holds a file for this process alone, by a lock of the operating system that ends with the process, however it
 * ends. Gives what releases it. Throws when another process has it, and when it cannot be locked at all.
 */
export function lockFile(path: string): () => void {
  makePrivate(path)
  const db = new DatabaseSync(path, { timeout: 500 })
  try {
    // Nothing is written: the lock holds on a full disk too.
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
