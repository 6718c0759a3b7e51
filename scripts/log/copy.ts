import { closeSync, fsyncSync, openSync, writeFileSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'

/** Number of database pages that are copied between two reports of progress. */
const PAGES_PER_STEP = 5000

/**
 * Copies the current state of an SQLite database, while other processes write to it, into a file that only its owner
 * can read; resolves once the copy is on disk. `look` reads the same state. `onProgress` receives the completed share.
 */
export async function copyDatabase<Seen>(
  from: string,
  to: string,
  look: (db: DatabaseSync) => Seen,
  onProgress: (share: number) => void = () => {},
): Promise<Seen> {
  const db = new DatabaseSync(from, { readOnly: true, timeout: 5000 })
  try {
    // The copy runs in a transaction, because it would otherwise restart whenever another process writes.
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

/** Flushes a file, or the directory entries of a folder, to disk. */
export function sync(path: string): void {
  const file = openSync(path, 'r')
  fsyncSync(file)
  closeSync(file)
}
