import { chmodSync, closeSync, openSync, statSync } from 'node:fs'

/** The files that SQLite has beside a database. */
const besides = ['', '-wal', '-shm', '-journal']

/**
 * Lets only its owner read and write an SQLite database and its journals; makes the file where there is none, so that
 * others cannot read it at any moment. A file of another user stays as it is.
 */
export function makePrivate(file: string): void {
  for (const path of besides.map((ending) => file + ending)) {
    // A file that is there is not opened: closing it would end the locks that SQLite has on it in this process.
    const found = statSync(path, { throwIfNoEntry: false })
    if (found && found.mode & 0o077 && found.uid === process.getuid?.()) chmodSync(path, 0o600)
    else if (!found && path === file) closeSync(openSync(path, 'a', 0o600))
  }
}
