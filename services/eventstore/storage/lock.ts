import { DatabaseSync } from 'node:sqlite'
import { makePrivate } from '../../private-file.ts'

/**
 * Holds a file for this process alone, by a lock of the operating system that ends with the process, however it
 * ends. Gives what releases it. Throws when another process has it.
 */
export function lockFile(path: string): () => void {
  makePrivate(path)
  const db = new DatabaseSync(path, { timeout: 500 })
  try {
    db.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (cause) {
    db.close()
    throw new Error(`Another event store has ${path.replace(/\.lock$/, '')} open. Stop it first.`, { cause })
  }
  return () => db.close()
}
