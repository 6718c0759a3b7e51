import type { Logger } from 'pino'
import type { Log } from '../../events/log.ts'
import type { Sql } from '../postgres/sql.ts'
import { pause } from '../keep-going.ts'

// Read models are made of one log. Beside another one, or an older copy of it, new events would come in at positions
// that count as read: acknowledged, and never shown.

/** The log is not the one that the read models are made of, or has lost its end. */
export class LogBehindError extends Error {
  override name = 'LogBehindError'
}

/** Where read models and the log that they are made of are found. */
export interface Lineage {
  log: Pick<Log, 'head' | 'holds'>
  sql: Sql
  /** Schemas of the read models. */
  schemas: readonly string[]
}

const WAY_BACK =
  'Nothing is taken on meanwhile. Stop the network and put the newer log back; or keep this log: ' +
  'npm run replay -- --all makes the read models from it, and what it lacks is gone.'

const endsEarly = (head: bigint, position: bigint) =>
  `The event log ${head < 0n ? 'is empty' : `ends at position ${head}`}, but the read models were made of it up to ${position}: ` +
  `it is an older copy, or its end was lost. ${WAY_BACK}`

const isAnother = (schema: string, stream: string, revision: number) =>
  `The event log is not the one that the read models were made of: the last event of ${schema}, ` +
  `${stream}@${revision}, is not in it. ${WAY_BACK}`

/** How far the read models have come: the furthest of them; -1n where there are none. */
async function furthestOf({ sql, schemas }: Pick<Lineage, 'sql' | 'schemas'>): Promise<bigint> {
  const [row] = await sql<{ position: bigint | null }>`
    select max(position) as position from projector.checkpoint where schema = any(${schemas})`
  return row?.position ?? -1n
}

/** Why the log is not the one that the read models were made of; null where it is, as far as its end tells. */
async function shortness(lineage: Lineage): Promise<string | null> {
  // In this order: both only grow.
  const furthest = await furthestOf(lineage)
  const head = await lineage.log.head()
  return head < furthest ? endsEarly(head, furthest) : null
}

/**
 * Why the log is not the one that the read models were made of, as a sentence that says what to do; null where it is.
 * It ends no earlier than they do, and holds the last event of each.
 */
export async function faultOf(lineage: Lineage): Promise<string | null> {
  const { log, sql, schemas } = lineage
  const short = await shortness(lineage)
  if (short) return short
  const last = await sql<{ schema: string; id: string; stream: string; revision: number }>`
    select distinct on (event_id) schema, event_id as id, event_stream as stream, event_revision as revision
    from projector.checkpoint where schema = any(${schemas}) and event_id is not null`
  const held = await Promise.all(last.map((event) => log.holds(event)))
  const missing = last.find((_, index) => !held[index])
  return missing ? isAnother(missing.schema, missing.stream, missing.revision) : null
}

/** Throws LogBehindError where the log is not the one that the read models were made of. */
export async function assertLineage(lineage: Lineage): Promise<void> {
  const fault = await faultOf(lineage)
  if (fault) throw new LogBehindError(fault)
}

/** What a process knows of the log's lineage. */
export interface LineageWatch {
  /** What is wrong with it, since when; null while all is well. */
  current: () => { sentence: string; since: Date } | null
  /** Looks at once, at everything. */
  look: () => Promise<void>
  /** Resolves when all is well, at once or later, and when the signal is aborted. */
  sound: (signal: AbortSignal) => Promise<void>
  close: () => Promise<void>
}

/** For tables that are made of whatever the log holds. */
export const anyLog: Pick<LineageWatch, 'current' | 'sound'> = { current: () => null, sound: async () => {} }

/** How often, in ms, the end of the log is looked at; after so many times the last events too. */
const EVERY = 1000
const WHOLE = 10

/**
 * Watches whether the log is the one that the read models were made of. While one of them does not answer it is as it
 * was. `onMended` is called when what was wrong is right again: what the process remembers may be of the other log. Rejects when the database or the log is away from the start.
 */
export async function watchLineage(
  lineage: Lineage,
  {
    logger,
    onMended = () => {},
    every = EVERY,
  }: { logger: Pick<Logger, 'error' | 'info'>; onMended?: () => void; every?: number },
): Promise<LineageWatch> {
  let current: { sentence: string; since: Date } | null = null
  const closing = new AbortController()

  function note(sentence: string | null) {
    if (sentence === (current?.sentence ?? null)) return
    current = sentence === null ? null : { sentence, since: current?.since ?? new Date() }
    if (sentence) return logger.error(sentence)
    logger.info('the event log is the one of the read models again')
    onMended()
  }

  const look = async () => note(await faultOf(lineage))

  async function keepLooking() {
    for (let times = 1; !closing.signal.aborted; times++) {
      await pause(every, closing.signal)
      if (closing.signal.aborted) return
      const isShort = await shortness(lineage).catch(() => null)
      if (isShort || current || times % WHOLE === 0) await look().catch(() => {})
    }
  }

  await look()
  const looking = keepLooking()
  return {
    current: () => current,
    look,
    async sound(signal) {
      while (current && !signal.aborted) await pause(every, signal)
    },
    async close() {
      closing.abort()
      await looking
    },
  }
}
