import type pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { qualified } from '../projector/checkpoint.ts'
import { replaceTables } from './replace-tables.ts'

// Postgres keeps deleted rows in pages that were not rewritten since, in statistics of columns, and in the write-ahead
// log.

/** Maximum time to wait for open transactions that may still read deleted rows. */
const OPEN_TRANSACTION_TIMEOUT_MS = 60_000
/** Maximum time to wait for a table's lock; short, because all later queries on the table have to wait too. */
const LOCK_TIMEOUT_MS = 1000
const MAX_LOCK_TRIES = 30

const LOCK_NOT_AVAILABLE = '55P03'
const INSUFFICIENT_PRIVILEGE = '42501'

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : null

/** Waits for the end of older transactions, because Postgres keeps rows that these may still read. */
async function oldTransactionsEnded(client: pg.ClientBase, signal: AbortSignal): Promise<void> {
  const { rows } = await client.query<{ now: string }>('select clock_timestamp()::text as now')
  for (const deadline = Date.now() + OPEN_TRANSACTION_TIMEOUT_MS; ; await sleep(100, undefined, { signal })) {
    const open = await client.query<{ application_name: string; xact_start: Date }>(
      `select application_name, xact_start from pg_stat_activity
       where pid <> pg_backend_pid() and datname = current_database() and xact_start < $1::timestamptz
         and (backend_xid is not null or backend_xmin is not null) and backend_type = 'client backend'`,
      [rows[0]?.now],
    )
    if (open.rows.length === 0) return
    if (Date.now() > deadline) {
      const since = open.rows[0]?.xact_start.toISOString()
      throw new Error(
        `A transaction has been open since ${since}. Erased rows cannot be removed until it ends`,
      )
    }
  }
}

interface Table {
  schema: string
  name: string
}

/** Rewrites a table that is rarely used, including its indexes and statistics. */
async function rewriteTable(client: pg.ClientBase, table: Table, signal: AbortSignal): Promise<void> {
  const { schema, name } = table
  for (let tries = 1; ; tries++) {
    try {
      // Analyzing keeps the statistics of a table that has become empty.
      await client.query(
        `select pg_clear_attribute_stats($1, $2, column_name::text, false)
         from information_schema.columns where table_schema = $1 and table_name = $2`,
        [schema, name],
      )
      await client.query(`vacuum (full, analyze) ${qualified(schema, name)}`)
      return
    } catch (error) {
      if (codeOf(error) !== LOCK_NOT_AVAILABLE || tries === MAX_LOCK_TRIES) throw error
      await sleep(100 * tries, undefined, { signal })
    }
  }
}

/** Tables of operational data and of unused read models, without those of the job queue, which contain only ids. */
async function otherTables(client: pg.ClientBase, serving: readonly string[]): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select schemaname as schema, tablename as name from pg_tables
     where schemaname = 'operational'
       or schemaname in (select schema from projector.checkpoint where not schema = any($1))
     order by 1, 2`,
    [serving],
  )
  return rows
}

/** Runs SQL statements; false if the database user does not have the privilege. */
async function permitted(client: pg.ClientBase, ...statements: string[]): Promise<boolean> {
  try {
    for (const statement of statements) await client.query(statement)
    return true
  } catch (error) {
    if (codeOf(error) === INSUFFICIENT_PRIVILEGE) return false
    throw error
  }
}

async function dropsOldLog(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ drops: boolean }>(
    `select current_setting('wal_recycle') = 'off' and current_setting('archive_mode') = 'off'
       and current_setting('wal_keep_size') in ('0', '0MB')
       and not exists (select from pg_replication_slots) as drops`,
  )
  return rows[0]?.drops === true
}

/**
 * Removes deleted rows from the database files as far as the user's privileges allow; returns a description in
 * sentences. Readers can still use the `serving` schemas. Throws if a transaction that may read deleted rows stays
 * open; the caller should then try again later.
 */
export async function rewritePostgres(
  pool: pg.Pool,
  serving: readonly string[],
  signal: AbortSignal,
): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query(`set statement_timeout = 0; set lock_timeout = ${LOCK_TIMEOUT_MS}`)
    await oldTransactionsEnded(client, signal)
    for (const schema of serving) {
      signal.throwIfAborted()
      await replaceTables(pool, schema)
    }
    for (const table of await otherTables(client, serving)) await rewriteTable(client, table, signal)
    const statistics = await permitted(client, 'vacuum full pg_catalog.pg_statistic')
    const checkpointed = await permitted(client, 'checkpoint', 'select pg_switch_wal()', 'checkpoint')
    return [
      'All tables of read models and operational state were rewritten and the old files deleted.',
      statistics
        ? 'Column statistics were rebuilt.'
        : 'Column statistics were rebuilt. Old ones may remain in pg_statistic until it is rewritten.',
      checkpointed && (await dropsOldLog(client))
        ? 'The previous write-ahead log was deleted.'
        : 'The operator of this PostgreSQL server is responsible for its write-ahead log, replicas and backups.',
    ]
  } finally {
    client.release(true)
  }
}
