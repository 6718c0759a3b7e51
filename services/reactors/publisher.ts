import type { Logger } from 'pino'
import { duePosts } from '../../projections/publishing/queries.ts'
import type { Dispatch } from '../commands/frame/decider.ts'
import { uuidOf } from '../commands/frame/ids.ts'
import { liveIntent } from '../commands/frame/intent.ts'
import { publishing } from '../commands/publishing.ts'
import { keepGoing, pause } from '../keep-going.ts'
import type { Sql } from '../postgres/sql.ts'

interface Parts {
  dispatch: Dispatch
  /** Database with the read model of what editors write. */
  sql: Sql
}

/** Items published in one round, so that the longest waiting ones come first after a standstill. */
const MAX_AT_ONCE = 100

/**
 * Publishes the items whose time has come; resolves with their number. Any number of processes may do this at once, and
 * again: the command of an item has one id for each time for which it was scheduled, and its stream decides. If some
 * cannot be published, the others are; then an AggregateError is thrown.
 */
export async function publishDue({ dispatch, sql }: Parts, now: number = Date.now()): Promise<number> {
  const due = await duePosts(sql, new Date(now), MAX_AT_ONCE)
  const failures: unknown[] = []
  let published = 0
  for (const { id: post, scheduled } of due) {
    const commandId = uuidOf(0, `publish ${post} ${scheduled}`)
    const intent = { ...liveIntent('system', null, commandId), occurredAt: new Date(now).toISOString() }
    try {
      const outcome = await dispatch(publishing, { name: 'publishDuePost', post, scheduled }, intent)
      if (outcome.ok && outcome.events.length > 0 && !outcome.isRepeated) published++
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `Scheduled items that could not be published: ${failures.length}`)
  return published
}

/** True once the read model of what editors write exists; its tables are replaced later, but never missing. */
async function isTableBuilt({ sql }: Pick<Parts, 'sql'>): Promise<boolean> {
  const [row] = await sql<{ isBuilt: boolean }>`select to_regclass('post') is not null as "isBuilt"`
  return row?.isBuilt ?? false
}

/** Interval at which due items are looked for: they are published within two seconds. */
const POLL_INTERVAL_MS = 1000
const RETRY_DELAY_MS = 1000

/** Publishes scheduled items when they are due. Can run in several processes. */
export function startPublisher({
  hold = async () => {},
  logger,
  ...parts
}: Parts & {
  /** Resolves when commands may be given, that is, not in read-only mode. */
  hold?: (signal: AbortSignal) => Promise<void>
  logger: Pick<Logger, 'error'>
}): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  let isBuilt = false
  async function poll() {
    await hold(signal)
    isBuilt ||= await isTableBuilt(parts)
    if (isBuilt) await publishDue(parts)
    await pause(POLL_INTERVAL_MS, signal)
  }
  const running = keepGoing(poll, {
    signal,
    afterFailure: RETRY_DELAY_MS,
    onError: (error) => logger.error({ err: error }, 'scheduled items could not be published; trying again'),
  })
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
