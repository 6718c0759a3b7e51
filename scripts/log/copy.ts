import { closeSync, fsyncSync, openSync, writeFileSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'

/** Pages between two reports of progress. */
const PAGES_PER_STEP = 5000

/**
 * Copies the current state of an SQLite database, while others write, to a file that only its owner can read; durable
 * when it resolves. `look` reads the same state. `onProgress` receives the completed share, from 0 to 1.
 */
export async function copyDatabase<Seen>(
  from: string,
  to: string,
  look: (db: DatabaseSync) => Seen,
  onProgress: (share: number) => void = () => {},
): Promise<Seen> {
  const db = new DatabaseSync(from, { readOnly: true, timeout: 5000 })
  try {
    // A transaction keeps the copy from restarting at every write.
    db.exec('begin')
    const seen = look(db)
    writeFileSync(to, '', { mode: 0o600, flag: 'wx' })
    await backup(db, to, {
      rate: PAGES_PER_STEP,
      progress: ({ totalPages, remainingPages }) => onProgress(1 - remainingPages / totalPages),
    })
    sync(to)
    return seen
  } finally {
    db.close()
  }
}

/** Flushes a file, or a folder's list of files, to disk. */
export function sync(path: string): void {
  const file = openSync(path, 'r')
  fsyncSync(file)
  closeSync(file)
}
