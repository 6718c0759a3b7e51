import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { openKeyCreation } from './create.ts'
import { missingKeyError } from './epoch-keys.ts'
import { openEpochs } from './epochs.ts'
import { openKeyFile, type KeyFile } from './file.ts'
import { KeysMovedError } from './moved.ts'
import { rewrapKeys } from './rewrap.ts'
import { KeyDestroyedError, type KeyStore, type KeyStoreOptions } from './store-type.ts'
import { openKeyThread } from './thread.ts'
import { unwrap } from './wrap.ts'
import { atMost } from '../lru.ts'
import { codeOf } from '../thrown.ts'

const MAX_CACHED_KEYS = 50_000

/** Time in ms for which changes by other processes are not read while the own thread writes, as reading waits for it. */
const MAX_UNREAD_MS = 100

function openedOrClosed<Result>({ db }: KeyFile, open: () => Result): Result {
  try {
    return open()
  } catch (error) {
    db.close()
    throw error
  }
}

/** Opens a key store in a file. Throws if the file does not have the master key, or KeysMovedError. */
export function openFileStore({ url, master, inThread = false }: KeyStoreOptions): KeyStore {
  const file = openKeyFile(url)
  const { db, path, exclusively } = file
  const epochs = openedOrClosed(file, () => openEpochs(file, master))

  const select = db.prepare('select epoch, wrapped from subject_key where subject = ?')
  const remove = db.prepare('delete from subject_key where subject = ?')
  const remember = db.prepare('insert into destroyed values (?) on conflict do nothing')
  const wasDestroyed = db.prepare('select 1 from destroyed where subject = ?')
  const cache = new LRUCache<string, Uint8Array>({ ...atMost(MAX_CACHED_KEYS), ttl: 60_000 })

  const refresh = () => epochs.refresh() && cache.clear()
  const create = openKeyCreation(file, epochs, refresh)

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
      refresh() // Throws if the keys were moved between the statements above.
      return missingKeyError(path, `no key of ${subject} and no record of its destruction`)
    } catch (error) {
      // An SQLite error concerns the whole file and may be temporary, so it is rethrown instead of returned for this
      // key.
      if (codeOf(error) === 'ERR_SQLITE_ERROR') throw error
      if (error instanceof KeysMovedError) throw error
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
    const { epoch, keys } = await creating.catch((error: unknown) => {
      refresh()
      throw error
    })
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
      if (!made) refresh() // Throws if the keys were moved meanwhile.
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
    async recordBackup(expiresAt) {
      exclusively(() => {
        refresh()
        db.prepare('insert into backup values (?) on conflict do nothing').run(expiresAt.toISOString())
      })
    },
    async lastBackupExpiry() {
      refresh()
      db.prepare('delete from backup where expires_at < ?').run(new Date().toISOString())
      const row = db
        .prepare(
          `select max(expires_at) as last from (select expires_at from backup
            union select expires_at from moving where target <> '')`,
        )
        .get()
      return row?.last ? new Date(String(row.last)) : null
    },
    async check() {
      refresh()
    },
    async close() {
      thread?.close()
      db.close()
    },
  }
}
