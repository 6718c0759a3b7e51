import { chmodSync, closeSync, openSync, statSync } from 'node:fs'

/** Suffixes of the additional files that SQLite creates beside a database file. */
const suffixes = ['', '-wal', '-shm', '-journal']

/** Makes an SQLite database and its additional files readable by their owner only, from the time of their creation. */
export function makePrivate(file: string): void {
  for (const path of suffixes.map((ending) => file + ending)) {
    // A file that exists is not opened, because closing it would release the SQLite locks of this process.
    const found = statSync(path, { throwIfNoEntry: false })
    if (found && found.mode & 0o077 && found.uid === process.getuid?.()) chmodSync(path, 0o600)
    else if (!found && path === file) closeSync(openSync(path, 'a', 0o600))
  }
}
