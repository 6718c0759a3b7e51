import type { Logger } from 'pino'
import type { Log } from '../../events/log.ts'
import type { Sql } from '../postgres/sql.ts'
import { pause } from '../keep-going.ts'

// Read models belong to one log. If another log or an older copy takes its place, new events get positions that the
// read models have already passed: commands would succeed, but their effects would never be shown.

export class LogBehindError extends Error {
  override name = 'LogBehindError'
}

interface Lineage {
  log: Pick<Log, 'head' | 'holds'>
  sql: Sql
  schemas: readonly string[]
}

const INSTRUCTIONS =
  'No changes are accepted until this is fixed. Stop the network and restore the newer log, or keep this log: ' +
  'npm run replay -- --all rebuilds the read models from it, and events that it lacks are lost.'

const truncatedMessage = (head: bigint, position: bigint) =>
  `The event log ${head < 0n ? 'is empty' : `ends at position ${head}`}, but the read models were built from it up to ${position}: ` +
  `it is an older copy, or its end was lost. ${INSTRUCTIONS}`

const otherLogMessage = (schema: string, stream: string, revision: number) =>
  `The event log is not the one that the read models were built from: the last event of ${schema}, ` +
  `${stream}@${revision}, is not in it. ${INSTRUCTIONS}`

async function maxPosition({ sql, schemas }: Pick<Lineage, 'sql' | 'schemas'>): Promise<bigint> {
  const [row] = await sql<{ position: bigint | null }>`
    select max(position) as position from projector.checkpoint where schema = any(${schemas})`
  return row?.position ?? -1n
}

/** Checks only if the log is truncated; returns a sentence about the problem if it is. */
async function truncationOf(lineage: Lineage): Promise<string | null> {
  // The checkpoints are read before the end of the log, because both only grow.
  const furthest = await maxPosition(lineage)
  const head = await lineage.log.head()
  return head < furthest ? truncatedMessage(head, furthest) : null
}

/**
 * Describes in a sentence how the log does not match its read models: it ends before they do, or lacks the last event
 * of one of them. Null if the log matches.
 */
export async function faultOf(lineage: Lineage): Promise<string | null> {
  const { log, sql, schemas } = lineage
  const truncation = await truncationOf(lineage)
  if (truncation) return truncation
  const last = await sql<{ schema: string; id: string; stream: string; revision: number }>`
    select distinct on (event_id) schema, event_id as id, event_stream as stream, event_revision as revision
    from projector.checkpoint where schema = any(${schemas}) and event_id is not null`
  const held = await Promise.all(last.map((event) => log.holds(event)))
  const missing = last.find((_, index) => !held[index])
  return missing ? otherLogMessage(missing.schema, missing.stream, missing.revision) : null
}

/** Throws LogBehindError if the log does not match its read models. */
export async function assertLineage(lineage: Lineage): Promise<void> {
  const fault = await faultOf(lineage)
  if (fault) throw new LogBehindError(fault)
}

export interface LineageWatch {
  /** The problem at present; null if the log matches its read models. */
  current: () => { sentence: string; since: Date } | null
  check: () => Promise<void>
  /** Resolves when the log matches its read models, or when the signal aborts. */
  untilSound: (signal: AbortSignal) => Promise<void>
  close: () => Promise<void>
}

export const anyLog: Pick<LineageWatch, 'current' | 'untilSound'> = {
  current: () => null,
  untilSound: async () => {},
}

/** Interval of checks of the log's end, besides those after each new connection to the log. */
const CHECK_INTERVAL_MS = 30_000
/** Every such check also compares the last events of the read models. */
const FULL_CHECK_EVERY = 10
/** Interval of checks while the log does not match. */
const RETRY_INTERVAL_MS = 2000

/**
 * Checks regularly if the log matches its read models. If log or database becomes unavailable, the last result
 * applies; at the start, both must be available. `onMended` is called when a problem has ended, because the process
 * may have cached data of the other log.
 */
export async function watchLineage(
  lineage: Lineage,
  {
    logger,
    onMended = () => {},
    intervalMs = CHECK_INTERVAL_MS,
  }: { logger: Pick<Logger, 'error' | 'warn' | 'info'>; onMended?: () => void; intervalMs?: number },
): Promise<LineageWatch> {
  const retryMs = Math.min(intervalMs, RETRY_INTERVAL_MS)
  let current: { sentence: string; since: Date } | null = null
  const closing = new AbortController()

  function note(sentence: string | null) {
    if (sentence === (current?.sentence ?? null)) return
    current = sentence === null ? null : { sentence, since: current?.since ?? new Date() }
    if (sentence) return logger.error(sentence)
    logger.info('the event log matches the read models again')
    onMended()
  }

  const check = async () => note(await faultOf(lineage))

  async function checkRegularly() {
    for (let count = 1; !closing.signal.aborted; count++) {
      await pause(current ? retryMs : intervalMs, closing.signal)
      if (closing.signal.aborted) return
      try {
        const isFull = current !== null || count % FULL_CHECK_EVERY === 0
        if (isFull || (await truncationOf(lineage))) await check()
      } catch (error) {
        if (closing.signal.aborted) return
        logger.warn({ err: error }, 'cannot compare the event log with the read models; retrying')
      }
    }
  }

  await check()
  const checking = checkRegularly()
  return {
    current: () => current,
    check,
    async untilSound(signal) {
      while (current && !signal.aborted) await pause(retryMs, signal)
    },
    async close() {
      closing.abort()
      await checking
    },
  }
}
