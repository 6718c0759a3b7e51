import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { nameOf, openedEpochs, type EpochKeys, type EpochRow } from '../epoch-keys.ts'
import { wrap } from '../wrap.ts'
import {
  ConnectionLostError,
  fragment,
  openPool,
  sqlOver,
  transaction,
  type Sql,
} from '../../postgres/sql.ts'

// Database of keys: tables, locks, and the checks that it may be used.

const tables = `
  create schema if not exists keys;
  create table if not exists keys.epoch (epoch integer primary key, wrapped bytea not null);
  -- Statistics would keep values of deleted rows.
  alter table keys.epoch alter wrapped set statistics 0;
  create table if not exists keys.subject_key (
    subject text primary key, epoch integer not null, wrapped bytea not null);
  create table if not exists keys.destroyed (subject text primary key);
  create table if not exists keys.backup (expires_at timestamptz primary key);
  create table if not exists keys.moving (source text primary key);
`

export const INSUFFICIENT_PRIVILEGE = '42501'

/** Time in ms in which the database must answer; longer than that, and the store counts as unavailable. */
export const TIMEOUT_MS = 10_000

export interface KeyDatabase {
  pool: pg.Pool
  sql: Sql
  /** Host and name of the database, for messages. */
  name: string
}

/** Opens connections to a key database; `timeoutMs` limits each answer (0: no limit). */
export function openKeyDatabase(url: string, { timeoutMs = TIMEOUT_MS } = {}): KeyDatabase {
  const address = new URL(url)
  const pool = openPool(url, [], 2, { timeoutMs, pipeline: true })
  return { pool, sql: sqlOver(pool), name: `${address.host}${address.pathname}` }
}

/** Makes the transaction's commit wait for the disk, also where the server's setting is that commits do not. */
const onDisk = fragment`set_config('synchronous_commit',
  replace(current_setting('synchronous_commit'), 'off', 'on'), true)`

/**
 * Locks of the database, with which each change of it begins: changes of the epochs exclude the creation of keys; only
 * one process re-encrypts.
 */
export const lockEpochs = (sql: Sql) => sql`select pg_advisory_xact_lock(hashtext('keys.epoch')), ${onDisk}`
export const keepEpochs = (sql: Sql) =>
  sql`select pg_advisory_xact_lock_shared(hashtext('keys.epoch')), ${onDisk}`
export const lockRewrapping = (sql: Sql) => sql`select pg_advisory_xact_lock(hashtext('keys.rewrap'))`

/** Keys of epochs, read in an open transaction. Throws if they were encrypted with another master key. */
export async function epochsIn(sql: Sql, master: Uint8Array, name: string): Promise<EpochKeys> {
  const rows = await sql<EpochRow>`select epoch, wrapped from keys.epoch order by epoch`
  return openedEpochs(rows, master, name)
}

export const addEpoch = (sql: Sql, epoch: number, master: Uint8Array) =>
  sql`insert into keys.epoch values (${epoch}, ${wrap(randomBytes(32), master, nameOf(epoch))})`

/** Makes callers wait for the projector if the role of this process may not create the tables. */
function throwMissing(error: unknown, name: string): never {
  const isDenied = error instanceof pg.DatabaseError && error.code === INSUFFICIENT_PRIVILEGE
  if (!isDenied) throw error
  throw new ConnectionLostError(`${name} (KEYS_URL) has no tables yet. The projector creates them.`, {
    cause: error,
  })
}

/** Creates missing tables. Throws for the database of the read models. */
export async function prepareTables({ pool, name }: KeyDatabase): Promise<void> {
  await transaction(pool, async (sql, client) => {
    await sql`select pg_advisory_xact_lock(hashtext('keys.tables'))`
    const [found] = await sql<{ hasKeys: boolean; hasReadModels: boolean }>`
      select to_regclass('keys.moving') is not null as "hasKeys",
        to_regclass('operational.migration') is not null as "hasReadModels"`
    if (found?.hasReadModels)
      throw new Error(
        `${name} (KEYS_URL) is the database of the read models. Keys need a database of their own, with other ` +
          'backups: a copy of both would open everything that was erased. Create one, and set KEYS_URL to it.',
      )
    if (!found?.hasKeys) await client.query(tables).catch((error: unknown) => throwMissing(error, name))
  })
}

/**
 * Prepares a database for use: creates missing tables and the first epoch. With `isMoved`, a move of keys to it has
 * ended; otherwise throws if one has not. Throws if the keys have another master key.
 */
export async function prepare(
  database: KeyDatabase,
  { master, isMoved }: { master: Uint8Array; isMoved: boolean },
): Promise<void> {
  await prepareTables(database)
  await transaction(database.pool, async (sql) => {
    await lockEpochs(sql)
    if (isMoved) await sql`delete from keys.moving`
    const [moving] = await sql`select from keys.moving`
    if (moving)
      throw new Error(
        `Keys are being moved to ${database.name} (KEYS_URL) from a file that is still in use. Run npm run keys -- ` +
          'move again to complete it.',
      )
    if ((await epochsIn(sql, master, database.name)).size === 0) await addEpoch(sql, 1, master)
  })
}
