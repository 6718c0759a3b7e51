import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { LRUCache } from 'lru-cache'

/** The keys of personal data, one for each subject. A store of its own, apart from log and read models. */
export interface KeyStore {
  /** The subject's key (32 bytes), made and on disk before this resolves. */
  ensure: (subject: string) => Promise<Uint8Array>
  /** The keys that there are; a subject whose key is gone is missing. */
  find: (subjects: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>
  close: () => void
}

const CACHED_KEYS = 50_000

/** Wraps a key with another; the subject is bound to it, so that keys cannot be swapped. */
function wrap(key: Uint8Array, by: Uint8Array, subject: string): Uint8Array {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', by, nonce).setAAD(Buffer.from(subject))
  const wrapped = Buffer.concat([cipher.update(key), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), wrapped])
}

function unwrap(wrapped: Uint8Array, by: Uint8Array, subject: string): Uint8Array {
  const bytes = Buffer.from(wrapped)
  const decipher = createDecipheriv('aes-256-gcm', by, bytes.subarray(0, 12)).setAAD(Buffer.from(subject))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
}

const tables = `
  create table if not exists epoch (epoch integer primary key, wrapped blob not null) strict;
  create table if not exists subject_key (
    subject text primary key, epoch integer not null, wrapped blob not null) strict, without rowid;
`

/**
 * Opens the key store in one SQLite file that the processes of one machine share. `url` is `file:…`; `master`
 * (32 bytes) wraps the epoch key, and the epoch key wraps the subjects' keys. What is deleted is overwritten
 * (`secure_delete`). Throws when the master key is not the one that the file was made with.
 */
export function openKeyStore({ url, master }: { url: string; master: Uint8Array }): KeyStore {
  const db = new DatabaseSync(fileURLToPath(url), { timeout: 5000 })
  // TRUNCATE leaves no copy of a deleted key behind in a write-ahead log.
  db.exec('pragma secure_delete = on; pragma journal_mode = truncate; pragma synchronous = full')
  db.exec(tables)
  db.prepare('insert into epoch values (1, ?) on conflict do nothing').run(
    wrap(randomBytes(32), master, 'epoch 1'),
  )
  const epochKey = openEpoch(db, master)

  const select = db.prepare('select wrapped from subject_key where subject = ?')
  const insert = db.prepare('insert into subject_key values (?, 1, ?) on conflict do nothing')
  const cache = new LRUCache<string, Uint8Array>({ max: CACHED_KEYS, ttl: 60_000 })

  function load(subject: string): Uint8Array | undefined {
    const cached = cache.get(subject)
    if (cached) return cached
    const row = select.get(subject)
    if (!(row?.wrapped instanceof Uint8Array)) return undefined
    const key = unwrap(row.wrapped, epochKey, subject)
    cache.set(subject, key)
    return key
  }

  const wanted = new Set<string>()
  let written: Promise<void> | null = null

  /** Makes all keys that were asked for by now in one transaction: the disk is what takes the time. */
  function makeWanted() {
    written = null
    db.exec('begin immediate')
    try {
      for (const subject of wanted) insert.run(subject, wrap(randomBytes(32), epochKey, subject))
      db.exec('commit')
    } catch (error) {
      db.exec('rollback')
      throw error
    } finally {
      wanted.clear()
    }
  }

  return {
    async ensure(subject) {
      const key = load(subject)
      if (key) return key
      wanted.add(subject)
      await (written ??= setImmediate().then(makeWanted))
      // Another process may have been faster: what is on disk is the key.
      return load(subject)!
    },
    async find(subjects) {
      const keys = new Map<string, Uint8Array>()
      for (const subject of subjects) {
        const key = load(subject)
        if (key) keys.set(subject, key)
      }
      return keys
    },
    close: () => db.close(),
  }
}

function openEpoch(db: DatabaseSync, master: Uint8Array): Uint8Array {
  const row = db.prepare('select wrapped from epoch where epoch = 1').get()
  try {
    return unwrap(row?.wrapped as Uint8Array, master, 'epoch 1')
  } catch (cause) {
    throw new Error(
      'KEYS_MASTER does not open the key store at KEYS_URL. Give the master key it was made with.',
      {
        cause,
      },
    )
  }
}
