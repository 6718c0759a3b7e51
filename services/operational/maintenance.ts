import { setTimeout as sleep } from 'node:timers/promises'
import type { MemberId } from '../../events/kinds.ts'
import type { Sql } from '../postgres/sql.ts'
import { pause } from '../keep-going.ts'

/** A time in which the network is read-only. */
export interface Maintenance {
  since: Date
  /** The member who began it; null for who works at a terminal. */
  by: MemberId | null
  /** What members are told of it; empty where there is nothing to tell. */
  message: string
}

/** The longest message, in characters. */
export const LONGEST_MESSAGE = 300

/** The maintenance that goes on; null when the network can be written to. */
export async function readMaintenance(sql: Sql): Promise<Maintenance | null> {
  const [row] = await sql<Maintenance>`select since, by, message from operational.maintenance`
  return row ?? null
}

/** Begins maintenance; of one that goes on already only the message changes. */
export const beginMaintenance = (
  sql: Sql,
  { by, message }: Pick<Maintenance, 'by' | 'message'>,
): Promise<object[]> =>
  sql`insert into operational.maintenance (by, message) values (${by}, ${message})
    on conflict (one) do update set message = excluded.message`

/** Ends maintenance, if there is any. */
export const endMaintenance = (sql: Sql): Promise<object[]> => sql`delete from operational.maintenance`

/** How often, in ms, what others switched is looked for. */
const EVERY = 1000

/** What a process knows of maintenance, at most a second old. */
export interface MaintenanceWatch {
  current: () => Maintenance | null
  /** Looks at once. */
  look: () => Promise<void>
  /** Resolves when there is none, at once or later, and when the signal is aborted. */
  over: (signal: AbortSignal) => Promise<void>
  close: () => Promise<void>
}

/**
 * Watches whether the network is read-only. `onChange` is called with each change. While the database is away it is
 * as it was. Rejects when the database is away from the start.
 */
export async function watchMaintenance(
  sql: Sql,
  { onChange = () => {}, every = EVERY }: { onChange?: () => void; every?: number } = {},
): Promise<MaintenanceWatch> {
  let current = await readMaintenance(sql)
  const closing = new AbortController()

  async function look() {
    const before = current
    current = await readMaintenance(sql)
    if (before?.since.getTime() !== current?.since.getTime() || before?.message !== current?.message)
      onChange()
  }

  async function keepLooking() {
    while (!closing.signal.aborted) {
      await sleep(every, undefined, { signal: closing.signal, ref: false }).catch(() => {})
      if (!closing.signal.aborted) await look().catch(() => {})
    }
  }

  const looking = keepLooking()
  return {
    current: () => current,
    look,
    async over(signal) {
      while (current && !signal.aborted) await pause(every, signal)
    },
    async close() {
      closing.abort()
      await looking
    },
  }
}

/** Something else that nothing may be written during: since when it has been, and when it is over. */
export interface Obstacle {
  current: () => { since: Date } | null
  check: () => Promise<void>
  untilSound: (signal: AbortSignal) => Promise<void>
}

/** Maintenance as it is known, which lasts as well while there is an obstacle. */
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
