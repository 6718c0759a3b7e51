import { hostname } from 'node:os'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Sql } from '../postgres/sql.ts'

export type ProcessKind = 'api' | 'projector' | 'replayer'

/** Figures that a process saves about itself: names and numbers without personal data. */
export type Figures = Record<string, number>

interface Heartbeat {
  close: () => Promise<void>
}

const HEARTBEAT_INTERVAL_MS = 2000
const RESTING_INTERVAL_MS = 20_000

/** Figures that change by work only: without memory and delay, which change all the time. */
const ofWork = ({ memory: _memory, loopLag: _loopLag, ...work }: Figures) => JSON.stringify(work)

/** Processor time in ms between two looks, above which a process works. */
const WORK_MS = 100

/** Saves the figures of this process every two seconds, every twenty while it is idle; deletes rows older than a minute. */
export function startHeartbeat(
  sql: Sql,
  { kind, figures, logger }: { kind: ProcessKind; figures: () => Figures | Promise<Figures>; logger: Logger },
): Heartbeat {
  const id = randomUUID()
  const stopping = new AbortController()

  async function beat(now: Figures) {
    // The commit does not wait for the disk, as figures are worthless after a crash.
    await sql`with gone as (
        delete from projector.process where at < now() - interval '1 minute' and id <> ${id}
      )
      insert into projector.process (id, kind, pid, host, figures)
      values (${id}, ${kind}, ${process.pid}, ${hostname()}, ${JSON.stringify(now)})
      on conflict (id) do update set at = now(), figures = excluded.figures
      returning set_config('synchronous_commit', 'off', true)`
  }

  async function run() {
    let failed = false
    let saved = { work: '', at: -Infinity }
    let used = process.cpuUsage()
    while (!stopping.signal.aborted) {
      try {
        const now = await figures()
        const work = ofWork(now)
        const at = performance.now()
        const { user, system } = process.cpuUsage(used)
        used = process.cpuUsage()
        const isWorking = work !== saved.work || (user + system) / 1000 > WORK_MS
        if (isWorking || at - saved.at >= RESTING_INTERVAL_MS) {
          await beat(now)
          saved = { work, at }
        }
        failed = false
      } catch (error) {
        if (!failed) logger.warn({ err: error }, "could not write this process's figures")
        failed = true
      }
      await sleep(HEARTBEAT_INTERVAL_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
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
