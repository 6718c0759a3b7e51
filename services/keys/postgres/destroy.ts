import { keyOfEpoch, newestOf, type EpochRow } from '../epoch-keys.ts'
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
import { endWriteAheadLog, replaceEpochs, replacing } from './epoch-table.ts'

const BATCH_KEYS = 1000

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

/** Ends all epochs except the newest; false if there are still keys of older ones. */
const endOlder = (database: KeyDatabase): Promise<boolean> =>
  replacing(database, async (sql, client) => {
    const [older] = await sql`
      select from keys.subject_key where epoch < (select max(epoch) from keys.epoch) limit 1`
    if (older) return false
    const newest = await sql<EpochRow>`
      select epoch, wrapped from keys.epoch where epoch = (select max(epoch) from keys.epoch)`
    await replaceEpochs(sql, client, newest)
    return true
  })

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
    } while (!(await endOlder(database)))
    await endWriteAheadLog(database)
  } finally {
    await pool.end()
  }
}
