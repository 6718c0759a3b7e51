import type pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { qualified } from '../projector/checkpoint.ts'
import { copyAnew } from './anew.ts'

// What was deleted from Postgres stays in its files: in pages until they are written anew, in statistics of columns,
// in the write-ahead log.

/** How long, in ms, to wait for transactions that may still see what was deleted. */
const OPEN_LONGEST = 60_000
/** How long a table's lock is waited for, in ms: everybody else waits behind. */
const LOCK_LONGEST = 1000
const LOCK_TRIES = 30

const LOCK_NOT_AVAILABLE = '55P03'
const INSUFFICIENT_PRIVILEGE = '42501'

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : null

/** Until nobody has a transaction open that began before this; what one may still see cannot be removed. */
async function oldTransactionsEnded(client: pg.ClientBase, signal: AbortSignal): Promise<void> {
  const { rows } = await client.query<{ now: string }>('select clock_timestamp()::text as now')
  for (const deadline = Date.now() + OPEN_LONGEST; ; await sleep(100, undefined, { signal })) {
    const open = await client.query<{ application_name: string; xact_start: Date }>(
      `select application_name, xact_start from pg_stat_activity
       where pid <> pg_backend_pid() and datname = current_database() and xact_start < $1::timestamptz
         and (backend_xid is not null or backend_xmin is not null) and backend_type = 'client backend'`,
      [rows[0]?.now],
    )
    if (open.rows.length === 0) return
    if (Date.now() > deadline) {
      const since = open.rows[0]?.xact_start.toISOString()
      throw new Error(`A transaction is open since ${since}: erased rows cannot be removed until it ends`)
    }
  }
}

/** Writes a table that few use, its indices and its long values anew, and its statistics with it. */
async function writeAnew(client: pg.ClientBase, table: string, signal: AbortSignal): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await client.query(`vacuum (full, analyze) ${table}`)
      return
    } catch (error) {
      if (codeOf(error) !== LOCK_NOT_AVAILABLE || tries === LOCK_TRIES) throw error
      await sleep(100 * tries, undefined, { signal })
    }
  }
}

/**
 * Tables of operational state, and of read models that nobody is served from (being rebuilt, or of another release).
 * Those of the job queue hold ids only.
 */
async function otherTables(client: pg.ClientBase, serving: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select schemaname as schema, tablename as name from pg_tables
     where schemaname = 'operational'
       or schemaname in (select schema from projector.checkpoint where not schema = any($1))
     order by 1, 2`,
    [serving],
  )
  return rows.map(({ schema, name }) => qualified(schema, name))
}

/** Does what the database allows this user; false when it does not. */
async function permitted(client: pg.ClientBase, ...statements: string[]): Promise<boolean> {
  try {
    for (const statement of statements) await client.query(statement)
    return true
  } catch (error) {
    if (codeOf(error) === INSUFFICIENT_PRIVILEGE) return false
    throw error
  }
}

/** Whether segments of the write-ahead log vanish once they are no longer needed to recover. */
async function dropsOldLog(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ drops: boolean }>(
    `select current_setting('wal_recycle') = 'off' and current_setting('archive_mode') = 'off'
       and current_setting('wal_keep_size') in ('0', '0MB')
       and not exists (select from pg_replication_slots) as drops`,
  )
  return rows[0]?.drops === true
}

/**
 * Removes what was deleted before from the files of the database, as far as its user may, and tells in sentences what
 * was done and what was not. `serving` are the schemas that members are served from: they go on being read. Throws
 * when a transaction stays open that may still see what was deleted; do it again then.
 */
export async function purgePostgres(
  pool: pg.Pool,
  serving: readonly string[],
  signal: AbortSignal,
): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query(`set statement_timeout = 0; set lock_timeout = ${LOCK_LONGEST}`)
    await oldTransactionsEnded(client, signal)
    for (const schema of serving) {
      signal.throwIfAborted()
      await copyAnew(pool, schema)
    }
    for (const table of await otherTables(client, serving)) await writeAnew(client, table, signal)
    const statistics = await permitted(client, 'vacuum full pg_catalog.pg_statistic')
    const checkpointed = await permitted(client, 'checkpoint', 'select pg_switch_wal()', 'checkpoint')
    return [
      'All tables of read models and operational state were written anew; the files before are deleted.',
      statistics
        ? 'Statistics of columns were made anew.'
        : 'Statistics of columns were made anew; old ones may be in pages of pg_statistic until it is written anew.',
      checkpointed && (await dropsOldLog(client))
        ? 'The write-ahead log up to then is deleted.'
        : 'The write-ahead log, replicas and backups of this PostgreSQL server are with its operator.',
    ]
  } finally {
    // Its settings were changed, and it may have been given up amid a statement.
    client.release(true)
  }
}
