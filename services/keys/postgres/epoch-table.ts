import pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import type { EpochRow } from '../epoch-keys.ts'
import { transaction, type Sql } from '../../postgres/sql.ts'
import { INSUFFICIENT_PRIVILEGE, lockEpochs, type KeyDatabase } from './database.ts'

// Postgres keeps deleted and changed rows in the pages of a table, and in the write-ahead log. An encrypted key of an
// epoch must be in neither once it has ended, or once it is encrypted with another master key.

/** Longest wait of a lock on the table of epochs; short, because everyone who reads keys has to wait meanwhile. */
const LOCK_TIMEOUT_MS = 100
const MAX_LOCK_TRIES = 100

const LOCK_NOT_AVAILABLE = '55P03'

const codeOf = (error: unknown): unknown => (error instanceof pg.DatabaseError ? error.code : null)

/**
 * Calls `work` in a transaction in which no one else can read or change the epochs. Waits for those who read or copy
 * them.
 */
export async function replacing<Result>(
  { pool }: KeyDatabase,
  work: (sql: Sql, client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await transaction(pool, async (sql, client) => {
        await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`)
        await lockEpochs(sql)
        await client.query('lock table keys.epoch')
        return work(sql, client)
      })
    } catch (error) {
      if (codeOf(error) !== LOCK_NOT_AVAILABLE || tries === MAX_LOCK_TRIES) throw error
      await sleep(LOCK_TIMEOUT_MS / 2)
    }
  }
}

/** Replaces the table of epochs by one that has never had other rows, within `replacing`. */
export async function replaceEpochs(
  sql: Sql,
  client: pg.PoolClient,
  rows: readonly EpochRow[],
): Promise<void> {
  await client.query(`
    create table keys.next_epoch (like keys.epoch including all);
    alter table keys.next_epoch alter wrapped set statistics 0;
    drop table keys.epoch;
    alter table keys.next_epoch rename to epoch`)
  for (const { epoch, wrapped } of rows)
    await sql`insert into keys.epoch values (${epoch}, ${Buffer.from(wrapped)})`
}

/** Makes the server delete the files of replaced tables and its write-ahead log, as far as the user may. */
export async function endWriteAheadLog({ pool }: KeyDatabase): Promise<void> {
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
