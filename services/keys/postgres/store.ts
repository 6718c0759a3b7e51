import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { keyOfEpoch, missingKeyError, newestOf } from '../epoch-keys.ts'
import { KeyDestroyedError, type KeyStore, type KeyStoreOptions } from '../store-type.ts'
import { wrap } from '../wrap.ts'
import { ConnectionLostError, transaction } from '../../postgres/sql.ts'
import { keepEpochs, openKeyDatabase, prepare, TIMEOUT_MS } from './database.ts'
import { deleteKeys, eachKey, endOlderEpochs } from './destroy.ts'
import { LEASE_MS, timeOfAllLeases } from './lease.ts'
import { openReader } from './reader.ts'

const DAY_MS = 86_400_000

interface Options extends KeyStoreOptions {
  /** True if keys of a file were moved to this database, which the file tells. */
  isMoved?: boolean
}

/** Opens the key store in a database. Connects with the first call. */
export function openPostgresStore({
  url,
  master,
  backupDays = 0,
  leaseMs = LEASE_MS,
  isMoved = false,
}: Options): KeyStore {
  const database = openKeyDatabase(url)
  const { pool, sql, name } = database

  let prepared: Promise<void> | null = null
  async function ready() {
    prepared ??= prepare(database, { master, isMoved })
    try {
      await prepared
    } catch (error) {
      prepared = null // The next call tries again.
      throw error
    }
    return sql
  }
  const reader = openReader({ sql: ready, master, name, leaseMs })

  let requested = new Set<string>()
  let written: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | null = null

  /** Creates all requested keys in one transaction, because each transaction waits for the disk. */
  async function createRequested() {
    // Sorted, so that two processes that create the same keys do not wait for each other.
    const subjects = [...requested].toSorted()
    requested = new Set()
    waiting = null
    await ready()
    const epochs = reader.epochs()
    const epoch = newestOf(epochs)
    const by = keyOfEpoch(epochs, epoch, name)
    const rows = subjects.map((subject) => ({ subject, epoch, wrapped: wrap(randomBytes(32), by, subject) }))
    await transaction(pool, async (sql) => {
      void keepEpochs(sql)
      // If there is a newer epoch, nothing is inserted, and the caller tries again.
      void sql`insert into keys.subject_key select one.subject, one.epoch, one.wrapped from ${eachKey(rows)}
        where ${epoch} = (select max(epoch) from keys.epoch)
          and not exists (select from keys.destroyed where destroyed.subject = one.subject)
        on conflict do nothing`
    })
  }

  function create(subject: string): Promise<void> {
    requested.add(subject)
    if (waiting) return waiting
    const mine = written.then(createRequested)
    written = mine.catch(() => {})
    return (waiting = mine)
  }

  async function ensure(subject: string): Promise<Uint8Array> {
    for (const deadline = performance.now() + TIMEOUT_MS; performance.now() < deadline;) {
      const key = (await reader.find([subject])).get(subject)
      if (key === null)
        throw new KeyDestroyedError(`${subject} was erased: personal data cannot be written for it`)
      if (key instanceof Error) throw key
      if (key) return key
      await create(subject)
    }
    throw new ConnectionLostError(`The key store ${name} (KEYS_URL) responds too slowly.`)
  }

  return {
    ensure,
    async find(subjects) {
      const keys = new Map<string, Uint8Array | Error>()
      for (const [subject, key] of await reader.find(subjects)) {
        if (key === undefined)
          keys.set(subject, missingKeyError(name, `no key of ${subject} and no record of its destruction`))
        else if (key !== null) keys.set(subject, key)
      }
      return keys
    },
    async destroy(subjects) {
      await ready()
      const destroyed = await deleteKeys(database, subjects, master)
      const committed = performance.now()
      await reader.refresh()
      await endOlderEpochs(url, master)
      // An earlier, interrupted call may have deleted them just before, so this call waits in any case.
      if (subjects.length > 0)
        await sleep(Math.max(0, committed + timeOfAllLeases(leaseMs) - performance.now()))
      return destroyed
    },
    async recordBackup(expiresAt) {
      await ready()
      await transaction(pool, async (sql) => {
        void keepEpochs(sql)
        void sql`insert into keys.backup values (${expiresAt}) on conflict do nothing`
      })
    },
    async lastBackupExpiry() {
      const over = await ready()
      await over`delete from keys.backup where expires_at < now()`
      const [row] = await over<{ last: Date | null }>`select max(expires_at) as last from keys.backup`
      const kept = backupDays > 0 ? Date.now() + backupDays * DAY_MS : 0
      const last = Math.max(kept, row?.last?.getTime() ?? 0)
      return last > 0 ? new Date(last) : null
    },
    async check() {
      await reader.refresh()
    },
    async close() {
      await pool.end()
    },
  }
}
