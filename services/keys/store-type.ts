/** Key store: encryption keys of personal data, one per subject, stored apart from log and read models. */
export interface KeyStore {
  /** Returns a subject's key (32 bytes), which is created and saved if it does not exist. Throws KeyDestroyedError. */
  ensure: (subject: string) => Promise<Uint8Array>
  /**
   * Existing keys by subject; destroyed keys are missing in the result. A key that is damaged, or missing although it
   * was never destroyed, is returned as an Error, because its subject must not count as erased. Throws if the store
   * cannot be read.
   */
  find: (subjects: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array | Error>>
  /**
   * Destroys keys for all processes, and re-encrypts all other keys, so that older pages and backups of the store
   * cannot be decrypted. Resolves with those subjects that had a key. Calling it again completes an interrupted call.
   */
  destroy: (subjects: readonly string[]) => Promise<string[]>
  /** Records that a copy of the whole store exists, which is deleted at the given time. */
  recordBackup: (expiresAt: Date) => Promise<void>
  /** Time at which the last backup of the key store expires; null if there is none. */
  lastBackupExpiry: () => Promise<Date | null>
  /** Checks that the store responds and has the master key; throws otherwise. */
  check: () => Promise<void>
  close: () => Promise<void>
}

export class KeyDestroyedError extends Error {
  override name = 'KeyDestroyedError'
}

export interface KeyStoreOptions {
  /** Address of a file (`file:`) or of a database (`postgres:`). */
  url: string
  /** Master key of the store (32 bytes). */
  master: Uint8Array
  /** True to create keys in a thread, for processes that answer requests meanwhile, as each write waits for the disk. */
  inThread?: boolean
  /** For a database: days for which its operator keeps backups, replicas' archives and the write-ahead log (0: none). */
  backupDays?: number
  /** For a database: time in ms for which a process may use cached keys without asking; the same for all processes. */
  leaseMs?: number
}
