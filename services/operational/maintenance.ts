import { setTimeout as sleep } from 'node:timers/promises'
import type { MemberId } from '../../events/kinds.ts'
import type { Sql } from '../postgres/sql.ts'
import { pause } from '../keep-going.ts'

export interface Maintenance {
  since: Date
  /** Administrator who started the read-only mode; null if it was started at a terminal. */
  by: MemberId | null
  /** Message for members while the network is read-only; '' for none. */
  message: string
}

export const MAX_MESSAGE_LENGTH = 300

export async function readMaintenance(sql: Sql): Promise<Maintenance | null> {
  const [row] = await sql<Maintenance>`select since, by, message from operational.maintenance`
  return row ?? null
}

export const beginMaintenance = (
  sql: Sql,
  { by, message }: Pick<Maintenance, 'by' | 'message'>,
): Promise<object[]> =>
  sql`insert into operational.maintenance (by, message) values (${by}, ${message})
    on conflict (one) do update set message = excluded.message`

export const endMaintenance = (sql: Sql): Promise<object[]> => sql`delete from operational.maintenance`

/** Interval of looks, as a change is announced or asked for. */
const POLL_INTERVAL_MS = 30_000
/** Age of the last look from which `over` looks again, and interval of its looks in read-only mode. */
const FRESH_MS = 2000

export interface MaintenanceWatch {
  current: () => Maintenance | null
  look: () => Promise<void>
  /** Resolves when the network is not in read-only mode, or when the signal aborts. Looks, unless it did just before. */
  over: (signal: AbortSignal) => Promise<void>
  close: () => Promise<void>
}

/**
 * Watches whether the network is in read-only mode. If the database becomes unavailable, the last known state applies;
 * at the start, the database must be available.
 */
export async function watchMaintenance(
  sql: Sql,
  {
    onChange = () => {},
    onError = () => {},
    intervalMs = POLL_INTERVAL_MS,
  }: { onChange?: () => void; onError?: (error: Error) => void; intervalMs?: number } = {},
): Promise<MaintenanceWatch> {
  let current = await readMaintenance(sql)
  let lookedAt = performance.now()
  const closing = new AbortController()

  async function look() {
    const before = current
    lookedAt = performance.now()
    current = await readMaintenance(sql)
    if (before?.since.getTime() !== current?.since.getTime() || before?.message !== current?.message)
      onChange()
  }

  async function poll() {
    while (!closing.signal.aborted) {
      await sleep(intervalMs, undefined, { signal: closing.signal, ref: false }).catch(() => {})
      if (!closing.signal.aborted) await look().catch(onError)
    }
  }

  const polling = poll()
  return {
    current: () => current,
    look,
    async over(signal) {
      if (performance.now() - lookedAt > FRESH_MS) await look().catch(onError)
      while (current && !signal.aborted) {
        await pause(Math.min(intervalMs, FRESH_MS), signal)
        await look().catch(onError)
      }
    },
    async close() {
      closing.abort()
      await polling
    },
  }
}

interface Obstacle {
  current: () => { since: Date } | null
  check: () => Promise<void>
  untilSound: (signal: AbortSignal) => Promise<void>
}

export const readOnlyDuring = (maintenance: MaintenanceWatch, obstacle: Obstacle): MaintenanceWatch => ({
  ...maintenance,
  current() {
    const found = obstacle.current()
    return maintenance.current() ?? (found && { since: found.since, by: null, message: '' })
  },
  async look() {
    await Promise.all([maintenance.look(), obstacle.check()])
  },
  async over(signal) {
    await maintenance.over(signal)
    await obstacle.untilSound(signal)
  },
})
