import { chmodSync, closeSync, openSync, statSync } from 'node:fs'

/** Suffixes of the files that SQLite creates for a database. */
const suffixes = ['', '-wal', '-shm', '-journal']

/** Restricts an SQLite database and its journals to their owner, from their creation on. */
export function makePrivate(file: string): void {
  for (const path of suffixes.map((ending) => file + ending)) {
    // An existing file is not opened, as closing it would release this process's SQLite locks.
    const found = statSync(path, { throwIfNoEntry: false })
    if (found && found.mode & 0o077 && found.uid === process.getuid?.()) chmodSync(path, 0o600)
    else if (!found && path === file) closeSync(openSync(path, 'a', 0o600))
  }
}
