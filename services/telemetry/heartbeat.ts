import { hostname } from 'node:os'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import { transaction, sqlOver } from '../postgres/sql.ts'

/** Kinds of processes that tell of themselves. */
export type ProcessKind = 'api' | 'projector' | 'replayer'

/** What a process tells of itself: names and numbers, nothing of people. */
export type Figures = Record<string, number>

/** A process that tells of itself. */
export interface Heartbeat {
  /** Takes its row away. */
  close: () => Promise<void>
}

/** How often it tells, in ms. */
const EVERY = 1000

/** Makes the table of processes where it is not there yet. */
export const ensureProcesses = (pool: pg.Pool): Promise<void> =>
  transaction(pool, async (sql, client) => {
    await sql`select pg_advisory_xact_lock(hashtext('projector.checkpoint'))`
    await client.query('create schema if not exists projector')
    await client.query(`create table if not exists projector.process (
      id uuid primary key,
      kind text not null,
      pid int not null,
      host text not null,
      started_at timestamptz not null default now(),
      at timestamptz not null default now(),
      figures jsonb not null
    ) with (fillfactor = 50)`)
  })

/**
 * Writes a process's figures each second into `projector.process`, and takes away the rows of those that have been
 * silent for a minute. A database that is away is no reason to stop.
 */
export function startHeartbeat(
  pool: pg.Pool,
  { kind, figures, logger }: { kind: ProcessKind; figures: () => Figures | Promise<Figures>; logger: Logger },
): Heartbeat {
  const id = randomUUID()
  const sql = sqlOver(pool)
  const stopping = new AbortController()
  let ensured = false

  async function beat() {
    if (!ensured) await ensureProcesses(pool)
    ensured = true
    await sql`insert into projector.process (id, kind, pid, host, figures)
      values (${id}, ${kind}, ${process.pid}, ${hostname()}, ${JSON.stringify(await figures())})
      on conflict (id) do update set at = now(), figures = excluded.figures`
    await sql`delete from projector.process where at < now() - interval '1 minute'`
  }

  async function run() {
    for (let failed = false; !stopping.signal.aborted;) {
      try {
        await beat()
        failed = false
      } catch (error) {
        if (!failed) logger.warn({ err: error }, 'the figures of this process could not be written')
        failed = true
      }
      await sleep(EVERY, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }

  const running = run()
  return {
    async close() {
      stopping.abort()
      await running
      await sql`delete from projector.process where id = ${id}`.catch(() => {})
    },
  }
}
