import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { makePrivate } from '../private-file.ts'
import { errorFrom } from '../thrown.ts'

/** Bytes in a column of SQLite. Throws for any other value. */
export function bytesIn(value: SQLOutputValue | undefined): Uint8Array {
  if (!(value instanceof Uint8Array)) throw new Error('The key file has no bytes where a key should be')
  return value
}

const tables = `
  create table if not exists epoch (epoch integer primary key, wrapped blob not null) strict;
  create table if not exists subject_key (
    subject text primary key, epoch integer not null, wrapped blob not null) strict, without rowid;
  create table if not exists destroyed (subject text primary key) strict, without rowid;
  create table if not exists backup (expires_at text primary key) strict, without rowid;
  create table if not exists moving (
    id text primary key, target text not null, expires_at text not null, is_done integer not null) strict, without rowid;
`

export interface KeyFile {
  db: DatabaseSync
  path: string
  /** Calls `work` in a transaction that excludes all other processes. */
  exclusively: <Result>(work: () => Result) => Result
  /** Does the same for work that waits for something else. */
  holding: <Result>(work: () => Promise<Result>) => Promise<Result>
}

/** Low byte of the SQLite error codes for a locked file. */
const SQLITE_BUSY = 5

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY

class KeysInUseError extends Error {
  override name = 'KeysInUseError'

  constructor(path: string, cause: unknown) {
    super(
      `Another process holds the key store ${path} (KEYS_URL). Nothing was changed. Wait until it has finished, or stop it, ` +
        'then try again.',
      { cause },
    )
  }
}

/**
 * Opens the key file such that deleted data is overwritten (`secure_delete`) and no journal keeps a copy of it. Throws
 * KeysInUseError after `timeoutMs`, and an Error with the path if the file cannot be read.
 */
export function openKeyFile(url: string, { timeoutMs = 5000 } = {}): KeyFile {
  const path = fileURLToPath(url)
  try {
    makePrivate(path)
    const db = new DatabaseSync(path, { timeout: timeoutMs })
    db.exec('pragma secure_delete = on; pragma journal_mode = truncate; pragma synchronous = full')
    db.exec(tables)
    // Checks the file, because keys on a damaged page could seem to be destroyed, as if their subjects were erased.
    const { quick_check: found } = db.prepare('pragma quick_check(1)').get() ?? {}
    if (found !== 'ok') {
      db.close()
      throw new Error('it is damaged')
    }
    const begin = () => {
      try {
        db.exec('begin immediate')
      } catch (error) {
        throw isBusy(error) ? new KeysInUseError(path, error) : error
      }
    }
    return {
      db,
      path,
      exclusively(work) {
        begin()
        try {
          const result = work()
          db.exec('commit')
          return result
        } catch (error) {
          db.exec('rollback')
          throw error
        }
      },
      async holding(work) {
        begin()
        try {
          const result = await work()
          db.exec('commit')
          return result
        } catch (error) {
          db.exec('rollback')
          throw error
        }
      },
    }
  } catch (cause) {
    if (isBusy(cause)) throw new KeysInUseError(path, cause)
    throw new Error(
      `The key store ${path} (KEYS_URL) cannot be read: ${errorFrom(cause).message}. ` +
        'Restore it from the last backup of the keys.',
      { cause },
    )
  }
}
