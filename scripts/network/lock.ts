import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

// Uses SQLite's lock on a file, which the operating system releases when the process that holds it ends.

const open = (folder: string, timeout: number) => new DatabaseSync(join(folder, 'lock.sqlite'), { timeout })

/** Locks a folder for this process; returns a function to release the lock. Throws if another process has it. */
export function lockFolder(folder: string): () => void {
  const lock = open(folder, 1000)
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    throw new Error(
      `Another command is using the data in ${folder}, or is about to start. ` +
        'Wait for it to finish, or set DATA_DIR to another folder.',
      { cause: error },
    )
  }
  return () => lock.close()
}

export function isLocked(folder: string): boolean {
  const lock = open(folder, 0)
  try {
    lock.exec('select 1 from sqlite_schema')
    return false
  } catch {
    return true
  } finally {
    lock.close()
  }
}
