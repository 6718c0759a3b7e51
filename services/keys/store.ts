import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { openCreation } from './create.ts'
import { openEpochs } from './epochs.ts'
import { openKeyFile } from './file.ts'
import { rewrapKeys } from './rewrap.ts'
import { openKeyThread } from './thread.ts'
import { unwrap } from './wrap.ts'
import { atMost } from '../lru.ts'

/** Key store: encryption keys of personal data, one per subject, stored apart from log and read models. */
export interface KeyStore {
  /** Returns a subject's key (32 bytes), which is created and saved if it does not exist. Throws KeyDestroyedError. */
  ensure: (subject: string) => Promise<Uint8Array>
  /**
   * Existing keys by subject; destroyed keys are missing in the result. A key that is damaged, or missing although it
   * was never destroyed, is returned as an Error, because its subject must not count as erased. Throws if the file
   * cannot be read.
   */
  find: (subjects: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array | Error>>
  /**
   * Destroys keys for all processes, and re-encrypts all other keys, so that older pages and backups of the file
   * cannot be decrypted. Resolves with those subjects that had a key. Calling it again completes an interrupted call.
   */
  destroy: (subjects: readonly string[]) => Promise<string[]>
  recordBackup: (expiresAt: Date) => void
  /** Time at which the last backup of the key store expires; null if there is none. */
  lastBackupExpiry: () => Date | null
  close: () => void
}

export class KeyDestroyedError extends Error {
  override name = 'KeyDestroyedError'
}

const MAX_CACHED_KEYS = 50_000

const missingKeyError = (path: string, how: string) =>
  new Error(
    `The key store ${path} (KEYS_URL) has ${how}: it belongs to another log or is outdated. Restore the key ` +
      'store or configure the right one. Nothing is lost in the meantime.',
  )

/** Time in ms for which changes by other processes are not read while the own thread writes, as reading waits for it. */
const MAX_UNREAD_MS = 100

export interface KeyStoreOptions {
  /** Address of the file, which begins with `file:`. */
  url: string
  /** Master key of the file (32 bytes). */
  master: Uint8Array
  /** True to create keys in a thread, for processes that answer requests meanwhile, as each write waits for the disk. */
  inThread?: boolean
}

/** Opens the key store. Throws if the file does not have the master key. */
export function openKeyStore({ url, master, inThread = false }: KeyStoreOptions): KeyStore {
  const file = openKeyFile(url)
  const { db, path, exclusively } = file
  const epochs = openEpochs(file, master)

  const select = db.prepare('select epoch, wrapped from subject_key where subject = ?')
  const remove = db.prepare('delete from subject_key where subject = ?')
  const remember = db.prepare('insert into destroyed values (?) on conflict do nothing')
  const wasDestroyed = db.prepare('select 1 from destroyed where subject = ?')
  const cache = new LRUCache<string, Uint8Array>({ ...atMost(MAX_CACHED_KEYS), ttl: 60_000 })

  const refresh = () => epochs.refresh() && cache.clear()
  const create = openCreation(file, epochs, refresh)

  const thread = inThread ? openKeyThread({ url, master }) : null
  let isFresh = false
  let refreshedAt = 0
  function refreshOncePerTurn() {
    if (isFresh || (thread?.isBusy() && performance.now() - refreshedAt < MAX_UNREAD_MS)) return
    refresh()
    refreshedAt = performance.now()
    isFresh = true
    setImmediate(() => void (isFresh = false))
  }

  function load(subject: string): Uint8Array | undefined {
    const cached = cache.get(subject)
    if (cached) return cached
    refresh()
    const row = select.get(subject)
    if (!(row?.wrapped instanceof Uint8Array)) return undefined
    const key = unwrap(row.wrapped, epochs.key(Number(row.epoch)), subject)
    cache.set(subject, key)
    return key
  }

  /** Key of a subject; undefined if it was destroyed. */
  function lookUp(subject: string): Uint8Array | Error | undefined {
    try {
      const key = load(subject)
      if (key || wasDestroyed.get(subject)) return key
      return missingKeyError(path, `no key of ${subject} and no record of its destruction`)
    } catch (error) {
      // An SQLite error concerns the whole file and may be temporary, so it is rethrown instead of returned for this
      // key.
      if ((error as NodeJS.ErrnoException).code === 'ERR_SQLITE_ERROR') throw error
      return missingKeyError(path, `a key of ${subject} that cannot be decrypted`)
    }
  }

  const requested = new Set<string>()
  let written: Promise<void> | null = null
  /** Ends with the present work of the thread. */
  let writing: Promise<unknown> = Promise.resolve()

  /** Creates all requested keys together; the thread does so time after time, and the file is read in between. */
  async function createRequested() {
    if (thread) await writing
    written = null
    const subjects = [...requested]
    requested.clear()
    if (!thread) return void create(subjects)
    const creating = thread.create(subjects)
    writing = creating.catch(() => {})
    const { epoch, keys } = await creating
    refresh()
    refreshedAt = performance.now()
    // In a newer epoch, some of the keys may have been destroyed since.
    if (epoch === epochs.newest()) for (const [subject, key] of keys) cache.set(subject, key)
  }

  /** Waits until the thread does not write, but not for long, because it may itself wait for another process. */
  const quiet = () => Promise.race([writing, pause(MAX_UNREAD_MS)])

  return {
    async ensure(subject) {
      refreshOncePerTurn()
      // While the thread writes, it reads the key too.
      const key = thread?.isBusy() ? cache.get(subject) : load(subject)
      if (key) return key
      requested.add(subject)
      await (written ??= turn().then(createRequested))
      // If another process has created the key first, the key in the file is used.
      const made = load(subject)
      if (!made) throw new KeyDestroyedError(`${subject} was erased: personal data cannot be written for it`)
      return made
    },
    async find(subjects) {
      if (thread?.isBusy() && subjects.some((subject) => !cache.has(subject))) await quiet()
      refreshOncePerTurn()
      const keys = new Map<string, Uint8Array | Error>()
      for (const subject of subjects) {
        const key = lookUp(subject)
        if (key) keys.set(subject, key)
      }
      return keys
    },
    async destroy(subjects) {
      const destroyed = exclusively(() => {
        refresh()
        subjects.forEach((subject) => remember.run(subject))
        const destroyed = subjects.filter((subject) => remove.run(subject).changes > 0)
        if (destroyed.length > 0) epochs.begin()
        return destroyed
      })
      cache.clear()
      if (db.prepare('select 1 from epoch limit 1 offset 1').get()) await rewrapKeys(file, epochs, refresh)
      return destroyed
    },
    recordBackup(expiresAt) {
      db.prepare('insert into backup values (?) on conflict do nothing').run(expiresAt.toISOString())
    },
    lastBackupExpiry() {
      db.prepare('delete from backup where expires_at < ?').run(new Date().toISOString())
      const row = db.prepare('select max(expires_at) as last from backup').get()
      return row?.last ? new Date(String(row.last)) : null
    },
    close() {
      thread?.close()
      db.close()
    },
  }
}
