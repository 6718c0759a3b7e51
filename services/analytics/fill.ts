import type pg from 'pg'
import type { Logger } from 'pino'
import type { Log } from '../../events/log.ts'
import type { QuestionId } from '../../events/kinds.ts'
import type { OpenQuestion } from '../../projections/questions/queries.ts'
import type { Sql } from '../postgres/sql.ts'
import { commitStep } from '../projector/batch.ts'
import { ensureTables, positionOf, servingTables } from '../projector/checkpoint.ts'
import { feed } from '../projector/replay/feed.ts'
import { openProgress } from '../projector/replay/progress.ts'
import { skipsOf } from '../projector/skips.ts'
import type { Throttle } from '../projector/throttle.ts'
import { questionProjection } from './question.ts'
import { saveProgress } from './runs.ts'

interface FillParts {
  pool: pg.Pool
  sql: Sql
  log: Pick<Log, 'read' | 'readAll' | 'head'>
  throttle: Throttle
  secret: Uint8Array
  publish: (id: QuestionId) => Promise<void>
  logger: Logger
}

const PROGRESS_INTERVAL_MS = 250

/** Reads the log from a question's checkpoint to the present end, and counts the events in the question's tables. */
export async function fillTables(
  question: OpenQuestion,
  { pool, sql, log, throttle, secret, publish, logger }: FillParts,
  signal: AbortSignal,
): Promise<void> {
  const tables = servingTables(questionProjection(question, secret))
  await ensureTables(pool, tables)
  const position = await positionOf(sql, tables.schema)
  const until = await log.head()
  let publishedAt = performance.now()
  let publishing = Promise.resolve()
  const meter = openProgress(position, until)
  const onRead = (events: number, at: bigint) => {
    meter.read(events, at)
    if (performance.now() - publishedAt < PROGRESS_INTERVAL_MS) return
    publishedAt = performance.now()
    publishing = saveProgress(sql, question.id, meter.now())
      .then(() => publish(question.id))
      .catch((error: Error) => logger.warn({ error: error.message }, 'could not send progress'))
  }
  const target = {
    ...tables,
    position,
    seen: position,
    until,
    skipped: await skipsOf(log, tables.schema),
    take: (step: Parameters<typeof commitStep>[2]) => commitStep(pool, tables, step),
  }
  await feed([target], { log, signal, onRead, throttle })
  await publishing
  if (until > target.position) await target.take({ from: target.position, to: until, events: [] })
}
