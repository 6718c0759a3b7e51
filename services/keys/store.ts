import { openFileStore } from './file-store.ts'
import { movedTo } from './epochs.ts'
import { openKeyFile } from './file.ts'
import { KeysMovedError } from './moved.ts'
import { openPostgresStore } from './postgres/store.ts'
import type { KeyStore, KeyStoreOptions } from './store-type.ts'
import { ConnectionLostError } from '../postgres/sql.ts'

export { KeyDestroyedError, type KeyStore, type KeyStoreOptions } from './store-type.ts'

/** True if the keys of a store are in its file, and were not moved to a database. */
export function isInFile(url: string): boolean {
  if (!url.startsWith('file:')) return false
  const file = openKeyFile(url)
  try {
    return movedTo(file) === null
  } finally {
    file.db.close()
  }
}

/** True if a key store will not respond later either, because its settings are wrong. */
export const isFinal = (error: unknown): boolean => !(error instanceof ConnectionLostError)

/**
 * Opens the key store at an address: a file, or a database. If the keys of a file are moved to a database, all calls go
 * to that database from then on. For a file, throws if it does not have the master key; for a database, the calls throw.
 */
export function openKeyStore(options: KeyStoreOptions): KeyStore {
  if (!options.url.startsWith('file:')) return openPostgresStore(options)
  const follow = (target: string) => openPostgresStore({ ...options, url: target, isMoved: true })

  let store: KeyStore
  try {
    store = openFileStore(options)
  } catch (error) {
    if (!(error instanceof KeysMovedError)) throw error
    return follow(error.target)
  }
  const file = store

  async function following<Result>(call: (store: KeyStore) => Promise<Result>): Promise<Result> {
    try {
      return await call(store)
    } catch (error) {
      if (!(error instanceof KeysMovedError)) throw error
      if (store === file) store = follow(error.target)
      return call(store)
    }
  }
  return {
    ensure: (subject) => following(({ ensure }) => ensure(subject)),
    find: (subjects) => following(({ find }) => find(subjects)),
    destroy: (subjects) => following(({ destroy }) => destroy(subjects)),
    recordBackup: (expiresAt) => following(({ recordBackup }) => recordBackup(expiresAt)),
    lastBackupExpiry: () => following(({ lastBackupExpiry }) => lastBackupExpiry()),
    check: () => following(({ check }) => check()),
    async close() {
      if (store !== file) await store.close()
      await file.close()
    },
  }
}
