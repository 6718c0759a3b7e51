import { closeSync, fsyncSync, openSync, writeFileSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'

/** Pages between two looks at how far a copy has come. */
const PAGES = 5000

/**
 * Copies an SQLite database as it stands when it is called, while others write to it, to a file that only its owner
 * can read; it is on disk when this resolves. `look` reads from the very same state. `onProgress` hears which part is
 * done, from 0 to 1.
 */
export async function copyDatabase<Seen>(
  from: string,
  to: string,
  look: (db: DatabaseSync) => Seen,
  onProgress: (share: number) => void = () => {},
): Promise<Seen> {
  const db = new DatabaseSync(from, { readOnly: true, timeout: 5000 })
  try {
    // One transaction: without it the copy would begin anew whenever somebody writes.
    db.exec('begin')
    const seen = look(db)
    writeFileSync(to, '', { mode: 0o600, flag: 'wx' })
    await backup(db, to, {
      rate: PAGES,
      progress: ({ totalPages, remainingPages }) => onProgress(1 - remainingPages / totalPages),
    })
    sync(to)
    return seen
  } finally {
    db.close()
  }
}

/** Has the operating system write a file, or a folder's list of files, to the disk. */
export function sync(path: string): void {
  const file = openSync(path, 'r')
  fsyncSync(file)
  closeSync(file)
}
