import pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { keyOfEpoch, newestOf } from '../epoch-keys.ts'
import { unwrap, wrap } from '../wrap.ts'
import { fragment, transaction, type Sql } from '../../postgres/sql.ts'
import {
  addEpoch,
  epochsIn,
  keepEpochs,
  lockEpochs,
  lockRewrapping,
  openKeyDatabase,
  type KeyDatabase,
} from './database.ts'

const BATCH_KEYS = 1000
/** Longest wait of a lock on the table of epochs; short, because everyone who reads keys has to wait meanwhile. */
const LOCK_TIMEOUT_MS = 100
const MAX_LOCK_TRIES = 100

const LOCK_NOT_AVAILABLE = '55P03'
const INSUFFICIENT_PRIVILEGE = '42501'

export interface KeyRow {
  subject: string
  epoch: number
  wrapped: Uint8Array
}

/** SQL expression with one row for each of several keys. */
export const eachKey = (rows: readonly KeyRow[]) =>
  fragment`unnest(${rows.map(({ subject }) => subject)}::text[], ${rows.map(({ epoch }) => epoch)}::integer[],
    ${rows.map(({ wrapped }) => Buffer.from(wrapped))}::bytea[]) as one (subject, epoch, wrapped)`

/**
 * Deletes keys, and begins an epoch if there were any, in one transaction. Resolves with the subjects that had a key.
 */
export const deleteKeys = (
  { pool, name }: KeyDatabase,
  subjects: readonly string[],
  master: Uint8Array,
): Promise<string[]> =>
  transaction(pool, async (sql) => {
    await lockEpochs(sql)
    await sql`insert into keys.destroyed select distinct unnest(${subjects}::text[]) on conflict do nothing`
    const deleted = await sql<{ subject: string }>`
      delete from keys.subject_key where subject = any(${subjects}::text[]) returning subject`
    // Fails if another process has rotated the master key since, because a new epoch could not be opened with it.
    if (deleted.length > 0) await addEpoch(sql, newestOf(await epochsIn(sql, master, name)) + 1, master)
    return deleted.map(({ subject }) => subject)
  })

/** Re-encrypts some keys after `last` with the newest epoch; resolves with the last one, or null at the end. */
async function rewrapSome(sql: Sql, last: string, { master, name }: { master: Uint8Array; name: string }) {
  await keepEpochs(sql)
  await lockRewrapping(sql)
  const epochs = await epochsIn(sql, master, name)
  const newest = newestOf(epochs)
  const rows = await sql<KeyRow>`
    select subject, epoch, wrapped from keys.subject_key where subject > ${last} order by subject
    limit ${BATCH_KEYS}`
  const rewrapped = rows
    .filter(({ epoch }) => epoch !== newest)
    .map(({ subject, epoch, wrapped }) => {
      const key = unwrap(wrapped, keyOfEpoch(epochs, epoch, name), subject)
      return { subject, epoch: newest, wrapped: wrap(key, keyOfEpoch(epochs, newest, name), subject) }
    })
  await sql`update keys.subject_key as old set epoch = one.epoch, wrapped = one.wrapped
    from ${eachKey(rewrapped)} where old.subject = one.subject`
  return rows.length === BATCH_KEYS ? rows.at(-1)!.subject : null
}

/**
 * Ends all epochs except the newest; false if there are still keys of older ones. Postgres would keep deleted rows in
 * the pages of the table, so the table is replaced. Reading keys waits meanwhile.
 */
const endOlder = ({ pool }: KeyDatabase): Promise<boolean> =>
  transaction(pool, async (sql, client) => {
    await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`)
    await lockEpochs(sql)
    const [older] = await sql`
      select from keys.subject_key where epoch < (select max(epoch) from keys.epoch) limit 1`
    if (older) return false
    await client.query('lock table keys.epoch')
    await client.query(`
      create table keys.next_epoch (like keys.epoch including all);
      alter table keys.next_epoch alter wrapped set statistics 0;
      insert into keys.next_epoch select * from keys.epoch where epoch = (select max(epoch) from keys.epoch);
      drop table keys.epoch;
      alter table keys.next_epoch rename to epoch`)
    return true
  })

const codeOf = (error: unknown): unknown => (error instanceof pg.DatabaseError ? error.code : null)

/** Repeats work that could not lock the table of epochs in time, because someone reads or copies it. */
async function untilUnlocked<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (codeOf(error) !== LOCK_NOT_AVAILABLE || tries === MAX_LOCK_TRIES) throw error
      await sleep(LOCK_TIMEOUT_MS / 2)
    }
  }
}

/** Makes the server delete the files of replaced tables and its write-ahead log, as far as the user may. */
async function endWriteAheadLog({ pool }: KeyDatabase): Promise<void> {
  const client = await pool.connect()
  try {
    for (const statement of ['checkpoint', 'select pg_switch_wal()', 'checkpoint'])
      await client.query(statement)
  } catch (error) {
    if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error
  } finally {
    client.release(true)
  }
}

/** Re-encrypts keys of older epochs in batches, then destroys these epochs. Can run in several processes. */
export async function endOlderEpochs(url: string, master: Uint8Array): Promise<void> {
  const database = openKeyDatabase(url, { timeoutMs: 0 })
  const { pool, sql, name } = database
  try {
    if ((await sql`select from keys.epoch limit 2`).length < 2) return
    do {
      for (let last: string | null = ''; last !== null;) {
        const after: string = last
        last = await transaction(pool, (sql) => rewrapSome(sql, after, { master, name }))
      }
    } while (!(await untilUnlocked(() => endOlder(database))))
    await endWriteAheadLog(database)
  } finally {
    await pool.end()
  }
}
