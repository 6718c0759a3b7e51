import { createHash, randomUUID } from 'node:crypto'
import { epochRows, movedTo } from './epochs.ts'
import { openFileStore } from './file-store.ts'
import { bytesIn, openKeyFile, type KeyFile } from './file.ts'
import { lockEpochs, openKeyDatabase, prepareTables, type KeyDatabase } from './postgres/database.ts'
import { eachKey, type KeyRow } from './postgres/destroy.ts'
import { openPostgresStore } from './postgres/store.ts'
import { transaction, type Sql } from '../postgres/sql.ts'

// Moves the keys of a file to a database while processes use them. The file is the store until one commit in it, which
// deletes its keys and names the database; from then on, the processes that have it open follow (`store.ts`).

const BATCH_KEYS = 1000
/** Lifetime of a copy in a database to which the move is never completed. */
const ABANDONED_DAYS = 30

/** Steps of a move, after which it can be interrupted and repeated. */
type Step = 'started' | 'copied' | 'held' | 'synced' | 'moved'

interface Move {
  from: string
  to: string
  master: Uint8Array
  onStep?: (step: Step) => void
}

const placeOf = (url: string) => `${new URL(url).host}${new URL(url).pathname}`

/** Id of a file, by which a database is reserved for its keys. Throws if a move to another one has started. */
function idOf({ db, path, exclusively }: KeyFile, to: string): string {
  return exclusively(() => {
    const row = db.prepare('select id, target from moving').get()
    if (row?.target && placeOf(String(row.target)) !== placeOf(to))
      throw new Error(
        `A move of ${path} to ${placeOf(String(row.target))} has started. Complete it with that address, and then move ` +
          'the keys on with the tools of PostgreSQL. Nothing was changed.',
      )
    const id = row ? String(row.id) : randomUUID()
    db.prepare("insert into moving values (?, '', '', 0) on conflict do nothing").run(id)
    return id
  })
}

/** Records the move in the file, before anything is copied. */
function begin({ db, exclusively }: KeyFile, to: string): void {
  // A copy that is never completed can be opened with the master key, so receipts count on it.
  const expiresAt = new Date(Date.now() + ABANDONED_DAYS * 86_400_000).toISOString()
  exclusively(() => db.prepare('update moving set target = ?, expires_at = ?').run(to, expiresAt))
}

/** Reserves the database for the keys of this file. Throws if it has others. */
const reserve = ({ pool, name }: KeyDatabase, id: string): Promise<void> =>
  transaction(pool, async (sql) => {
    await lockEpochs(sql)
    const [other] = await sql`select from keys.moving where source <> ${id}`
    const [own] = await sql`select from keys.moving where source = ${id}`
    const [epoch] = await sql`select from keys.epoch limit 1`
    if (other || (epoch && !own))
      throw new Error(
        `${name} already has keys of another store. Choose an empty database. Nothing was moved.`,
      )
    await sql`insert into keys.moving values (${id}) on conflict do nothing`
  })

const sumOf = (epoch: number, wrapped: Uint8Array) =>
  `${epoch} ${createHash('md5').update(wrapped).digest('hex')}`

function* pagesOf({ db }: KeyFile): Generator<KeyRow[]> {
  const page = db.prepare('select * from subject_key where subject > ? order by subject limit ?')
  for (let last = ''; ;) {
    const rows = page.all(last, BATCH_KEYS).map((row) => ({
      subject: String(row.subject),
      epoch: Number(row.epoch),
      wrapped: bytesIn(row.wrapped),
    }))
    if (rows.length > 0) yield rows
    if (rows.length < BATCH_KEYS) return
    last = rows.at(-1)!.subject
  }
}

async function syncKeys(file: KeyFile, sql: Sql): Promise<number> {
  const rows = await sql<{ subject: string; sum: string }>`
    select subject, epoch || ' ' || md5(wrapped) as sum from keys.subject_key`
  const known = new Map(rows.map(({ subject, sum }) => [subject, sum]))
  let count = 0
  for (const page of pagesOf(file)) {
    count += page.length
    const changed = page.filter(({ subject, epoch, wrapped }) => known.get(subject) !== sumOf(epoch, wrapped))
    for (const { subject } of page) known.delete(subject)
    if (changed.length > 0)
      await sql`insert into keys.subject_key select one.subject, one.epoch, one.wrapped from ${eachKey(changed)}
        on conflict (subject) do update set epoch = excluded.epoch, wrapped = excluded.wrapped`
  }
  await sql`delete from keys.subject_key where subject = any(${[...known.keys()]}::text[])`
  return count
}

/** Makes the database equal to the file; resolves with the number of keys. */
const sync = (file: KeyFile, { pool }: KeyDatabase): Promise<number> =>
  transaction(pool, async (sql) => {
    await lockEpochs(sql)
    const count = await syncKeys(file, sql)
    await sql`delete from keys.epoch`
    for (const { epoch, wrapped } of epochRows(file))
      await sql`insert into keys.epoch values (${epoch}, ${Buffer.from(wrapped)})`
    const destroyed = file.db.prepare('select subject from destroyed').all()
    await sql`insert into keys.destroyed
      select unnest(${destroyed.map(({ subject }) => String(subject))}::text[]) on conflict do nothing`
    const backups = file.db.prepare('select expires_at as expiry from backup').all()
    await sql`insert into keys.backup
      select unnest(${backups.map(({ expiry }) => String(expiry))}::timestamptz[]) on conflict do nothing`
    return count
  })

/** Copies what is missing while nobody can change the file, and ends it; null if a destruction is not complete. */
const finish = (file: KeyFile, database: KeyDatabase, onStep: (step: Step) => void): Promise<number | null> =>
  file.holding(async () => {
    const { db } = file
    if (db.prepare('select 1 from epoch limit 1 offset 1').get()) return null
    onStep('held')
    const count = await sync(file, database)
    onStep('synced')
    db.exec('update moving set is_done = 1')
    for (const table of ['subject_key', 'epoch', 'destroyed', 'backup']) db.exec(`delete from ${table}`)
    return count
  })

/**
 * Moves the keys of a file to an empty database, while processes use them; creating keys waits during the last step. An
 * interrupted move can be repeated. Resolves with the number of keys; null if they had been moved before.
 */
export async function moveKeys({ from, to, master, onStep = () => {} }: Move): Promise<number | null> {
  const file = openKeyFile(from)
  const database = openKeyDatabase(to, { timeoutMs: 0 })
  try {
    let count: number | null = null
    const target = movedTo(file)
    if (target === null) {
      const id = idOf(file, to)
      await prepareTables(database)
      await reserve(database, id)
      begin(file, to)
      onStep('started')
      await sync(file, database)
      onStep('copied')
      while (count === null) {
        // Completes a destruction of keys that was interrupted.
        const store = openFileStore({ url: from, master })
        await store.destroy([]).finally(store.close)
        count = await finish(file, database, onStep)
      }
      onStep('moved')
    } else if (placeOf(target) !== placeOf(to)) {
      throw new Error(`The keys of ${file.path} are in ${placeOf(target)} already. Nothing was changed.`)
    }
    const store = openPostgresStore({ url: to, master, isMoved: true })
    await store.check().finally(store.close)
    return count
  } finally {
    file.db.close()
    await database.pool.end()
  }
}
