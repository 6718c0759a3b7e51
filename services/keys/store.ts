import { randomBytes } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { openEpochs } from './epochs.ts'
import { openKeyFile } from './file.ts'
import { unwrap, wrap } from './wrap.ts'

/** The keys of personal data, one for each subject. A store of its own, apart from log and read models. */
export interface KeyStore {
  /** The subject's key (32 bytes), made and on disk before this resolves. Throws KeyDestroyedError. */
  ensure: (subject: string) => Promise<Uint8Array>
  /**
   * The keys that there are; a subject whose key was destroyed is missing. An Error stands for one that is not there and
   * was not destroyed, or is damaged: then this is not the store that belongs to the log, and nothing may pass for
   * erased. Throws when the file cannot be read now.
   */
  find: (subjects: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array | Error>>
  /**
   * Destroys the keys of subjects for good, in every process at once, and sees to it that no older page or page of a
   * backup opens them: all other keys are wrapped anew under a key of a new epoch, and the old one is destroyed.
   * Resolves with the subjects that had a key. Doing it again takes up what was cut short.
   */
  destroy: (subjects: readonly string[]) => Promise<string[]>
  /** Notes that a copy of this store was made, and when it will be deleted. */
  recordBackup: (expiresAt: Date) => void
  /** When the last copy of this store will have been deleted; null when all are. */
  lastBackupExpiry: () => Date | null
  close: () => void
}

/** The subject was erased: nothing personal is written of it any more. */
export class KeyDestroyedError extends Error {
  override name = 'KeyDestroyedError'
}

const CACHED_KEYS = 50_000
/** Keys that are wrapped anew in one transaction: others wait for it a few hundredths of a second. */
const SLICE = 1000

/**
 * Opens the key store in one SQLite file that the processes of one machine share. `url` is `file:…`; `master`
 * (32 bytes) wraps the epoch keys, and these wrap the subjects' keys. What is deleted is overwritten. Throws when the
 * master key is not the one that the file was made with.
 */
export function openKeyStore({ url, master }: { url: string; master: Uint8Array }): KeyStore {
  const file = openKeyFile(url)
  const { db, alone } = file
  const epochs = openEpochs(file, master)

  const select = db.prepare('select epoch, wrapped from subject_key where subject = ?')
  const insert = db.prepare(`insert into subject_key select ?1, ?2, ?3
    where not exists (select 1 from destroyed where subject = ?1) on conflict do nothing`)
  const remove = db.prepare('delete from subject_key where subject = ?')
  const remember = db.prepare('insert into destroyed values (?) on conflict do nothing')
  const page = db.prepare('select * from subject_key where subject > ? order by subject limit ?')
  const rewrite = db.prepare('update subject_key set epoch = ?, wrapped = ? where subject = ?')
  const wasDestroyed = db.prepare('select 1 from destroyed where subject = ?')
  const cache = new LRUCache<string, Uint8Array>({ max: CACHED_KEYS, ttl: 60_000 })

  /** What others destroyed is gone from here before it is looked for. */
  const refresh = () => epochs.refresh() && cache.clear()

  let isFresh = false
  /** The same, once in a turn of the event loop: what happens in one turn happens at once. */
  function refreshInTurn() {
    if (isFresh) return
    refresh()
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

  const missing = (subject: string, how = `no key of ${subject}, and never destroyed it`) =>
    new Error(
      `The key store ${file.path} (KEYS_URL) has ${how}: it does not belong to this log, or is older. Restore the key ` +
        'store, or name the right one; nothing is lost by waiting.',
    )

  /** The key, an Error for one that is damaged, undefined where there is none. */
  function found(subject: string): Uint8Array | Error | undefined {
    try {
      return load(subject)
    } catch (error) {
      // What SQLite says is of the file, and may pass.
      if ((error as NodeJS.ErrnoException).code === 'ERR_SQLITE_ERROR') throw error
      return missing(subject, `a key of ${subject} that does not open`)
    }
  }

  const wanted = new Set<string>()
  let written: Promise<void> | null = null

  /** Makes all keys that were asked for by now in one transaction: the disk is what takes the time. */
  function makeWanted() {
    written = null
    try {
      alone(() => {
        refresh()
        const epoch = epochs.newest()
        for (const subject of wanted)
          insert.run(subject, epoch, wrap(randomBytes(32), epochs.key(epoch), subject))
      })
    } finally {
      wanted.clear()
    }
  }

  /** Wraps what is under an older epoch's key with the newest, in slices, then destroys the older. */
  async function wrapAnew() {
    let last = ''
    for (let more = true; more; await turn()) {
      more = alone(() => {
        refresh()
        const newest = epochs.newest()
        const rows = page.all(last, SLICE)
        for (const row of rows) {
          last = String(row.subject)
          if (row.epoch === newest) continue
          const key = unwrap(row.wrapped as Uint8Array, epochs.key(Number(row.epoch)), last)
          rewrite.run(newest, wrap(key, epochs.key(newest), last), last)
        }
        if (rows.length === SLICE) return true
        // Another process may have begun an epoch meanwhile: then its own round ends this one.
        if (!db.prepare('select 1 from subject_key where epoch < ?').get(newest)) epochs.endOlder()
        return false
      })
    }
  }

  return {
    async ensure(subject) {
      refreshInTurn()
      const key = load(subject)
      if (key) return key
      wanted.add(subject)
      await (written ??= turn().then(makeWanted))
      // Another process may have been faster: what is on disk is the key.
      const made = load(subject)
      if (!made)
        throw new KeyDestroyedError(`${subject} was erased: nothing personal is written of it any more`)
      return made
    },
    async find(subjects) {
      refreshInTurn()
      const keys = new Map<string, Uint8Array | Error>()
      for (const subject of subjects) {
        const key = found(subject) ?? (wasDestroyed.get(subject) ? undefined : missing(subject))
        if (key) keys.set(subject, key)
      }
      return keys
    },
    async destroy(subjects) {
      const gone = alone(() => {
        refresh()
        subjects.forEach((subject) => remember.run(subject))
        const gone = subjects.filter((subject) => remove.run(subject).changes > 0)
        if (gone.length > 0) epochs.begin()
        return gone
      })
      cache.clear()
      if (db.prepare('select 1 from epoch limit 1 offset 1').get()) await wrapAnew()
      return gone
    },
    recordBackup(expiresAt) {
      db.prepare('insert into backup values (?) on conflict do nothing').run(expiresAt.toISOString())
    },
    lastBackupExpiry() {
      db.prepare('delete from backup where expires_at < ?').run(new Date().toISOString())
      const row = db.prepare('select max(expires_at) as last from backup').get()
      return row?.last ? new Date(String(row.last)) : null
    },
    close: () => db.close(),
  }
}
