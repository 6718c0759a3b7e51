import type { Logger } from 'pino'
import { v7 } from 'uuid'
import { type Log, UnreadableEventError } from '../../events/log.ts'
import type { QuestionId } from '../../events/kinds.ts'
import { projections } from '../../projections/index.ts'
import { schemaOf } from '../../projections/projection.ts'
import { openQuestions, type OpenQuestion } from '../../projections/questions/queries.ts'
import { members } from '../../projections/members/project.ts'
import { questions } from '../../projections/questions/project.ts'
import { openPool, sqlOver } from '../postgres/sql.ts'
import { questions as decider } from '../commands/analytics.ts'
import type { Dispatch } from '../commands/frame/decider.ts'
import { readMaintenance } from '../operational/maintenance.ts'
import { migrate } from '../operational/migrate.ts'
import { commitStep } from '../projector/batch.ts'
import { openAnnouncer, type ChannelSettings } from '../projector/channel.ts'
import { dropTables, ensureTables, positionOf, positionsOf, servingTables } from '../projector/checkpoint.ts'
import { feed } from '../projector/replay/feed.ts'
import { keepUp } from '../projector/live/follow.ts'
import { anyLog } from '../projector/lineage.ts'
import { openLeases } from '../projector/live/lease.ts'
import { openProgress } from '../projector/replay/progress.ts'
import { skipsOf } from '../projector/skips.ts'
import { openTail } from '../projector/live/tail.ts'
import { prioritySchemas, openThrottle } from '../projector/throttle.ts'
import { ANSWER_DAYS } from '../rules/questions.ts'
import { questionProjection, questionSchema } from './question.ts'
import { beginRun, begunRuns, clearRun, endRun, failRun, leftSchemas, noteProgress } from './runs.ts'

/** What answering questions takes. */
export interface QuestionsOptions {
  settings: ChannelSettings
  /** Reads without keys. */
  log: Pick<Log, 'tail' | 'read' | 'readAll' | 'head'>
  dispatch: Dispatch
  /** Of which pseudonyms are made; kept outside of the database. */
  secret: Uint8Array
  logger: Logger
}

/** How often progress is told, in ms. */
const TELLING = 250
/** How often answers that nobody wants any more are looked for, in ms. */
const CLEARING = 3000
const DAY = 86_400_000

/**
 * Answers the questions of analysts, together with the other processes that do: each question is replayed into tables
 * of its own under a lease, in batches that yield to live work. Those that are kept go on from there; the others stop,
 * and are dropped after a week.
 */
export async function startQuestions(options: QuestionsOptions): Promise<{ stop: () => Promise<void> }> {
  const { settings, log, dispatch, secret, logger } = options
  const pool = openPool(settings.databaseUrl, [questions, members].map(schemaOf), 8, { pipeline: true })
  pool.on('error', (error) => logger.warn({ error: error.message }, 'a database connection broke'))
  const sql = sqlOver(pool)
  const announcer = openAnnouncer(settings, (error) =>
    logger.warn({ error: error.message }, 'live updates could not be told'),
  )
  const tail = openTail(log, { personal: new Set(), tellsUnreadable: true, passesSkipped: true })
  const throttle = openThrottle(sql, prioritySchemas(projections))
  /** The questions that are open, by the schema of their tables, as of the last look. */
  let open = new Map<string, OpenQuestion>()
  /** Those, by schema, that have met an event which this process cannot read: it does not try again. */
  const stopped = new Set<string>()

  /** Tells those who watch a question to look again. */
  async function tell(id: QuestionId) {
    const news = {
      schema: questionSchema(id),
      position: -1n,
      changes: [{ topic: `question:${id}` as const, id }],
    }
    await announcer.inCommit(sql, news)
    announcer.afterCommit(news)
  }

  /** Fills the tables of a question up to where the log ends now. */
  async function fill(question: OpenQuestion, signal: AbortSignal) {
    const tables = servingTables(questionProjection(question, secret))
    await ensureTables(pool, tables)
    const position = await positionOf(sql, tables.schema)
    const until = await log.head()
    let told = performance.now()
    let telling = Promise.resolve()
    const meter = openProgress(position, until)
    const onRead = (events: number, at: bigint) => {
      meter.read(events, at)
      if (performance.now() - told < TELLING) return
      told = performance.now()
      telling = noteProgress(sql, question.id, meter.now())
        .then(() => tell(question.id))
        .catch((error: Error) => logger.warn({ error: error.message }, 'progress could not be told'))
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
    await telling
    if (until > target.position) await target.take({ from: target.position, to: until, events: [] })
  }

  async function work(schema: string, signal: AbortSignal) {
    const question = open.get(schema)
    if (!question) return
    const { id, kept } = question
    try {
      await beginRun(sql, question)
      await tell(id)
      await fill(question, signal)
      await endRun(sql, id, kept ? 'live' : 'done')
      await tell(id)
      if (!kept) return
      await keepUp(
        questionProjection(question, secret),
        { pool, log, tail, throttle, announcer, lineage: anyLog, logger },
        signal,
      )
      // It returns before its time where another process may be able to read what this one cannot.
      if (!signal.aborted) await stop(schema, id)
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof UnreadableEventError) {
        logger.error({ schema, error: error.message }, 'a question stands still at an event')
        return stop(schema, id)
      }
      await failRun(sql, id, 'failed', nameOf(error)).then(() => tell(id))
      throw error
    }
  }

  /** Leaves a question as far as it has come. */
  async function stop(schema: string, id: QuestionId) {
    stopped.add(schema)
    await failRun(sql, id, 'stopped', 'UnreadableEventError')
    await tell(id)
  }

  /** Drops what nobody keeps after a week; while the network is read-only, that waits. */
  async function dropOld() {
    if (await readMaintenance(sql)) return
    const week = Date.now() - ANSWER_DAYS * DAY
    for (const { id, analyst, kept, askedAt } of open.values()) {
      if (kept || askedAt.getTime() > week) continue
      const occurredAt = new Date().toISOString()
      const intent = { commandId: v7(), actor: 'system', site: null, occurredAt, origin: 'live' } as const
      await dispatch(decider, { name: 'drop', question: id, analyst }, intent)
    }
  }

  /** Drops the tables of questions that are no longer open. */
  async function clear() {
    const known = [...(await positionsOf(sql, [questions, members].map(schemaOf))).values()]
    const told = known.length === 2 ? known.reduce((a, b) => (a < b ? a : b)) : -1n
    for (const { question, askedPosition } of await begunRuns(sql)) {
      // A read model that is being made anew may not know yet that it was asked.
      if (open.has(questionSchema(question)) || told < askedPosition) continue
      await dropTables(pool, questionSchema(question))
      await clearRun(sql, question)
      await tell(question)
    }
    for (const schema of await leftSchemas(sql)) await dropTables(pool, schema)
  }

  let cleared = -Infinity
  async function behind() {
    open = new Map((await openQuestions(sql)).map((question) => [questionSchema(question.id), question]))
    if (performance.now() - cleared > CLEARING) {
      cleared = performance.now()
      await dropOld()
      await clear()
    }
    const states = new Map((await begunRuns(sql)).map(({ question, state }) => [question, state]))
    const isDone = ({ id, kept }: OpenQuestion) => states.get(id) === 'done' && !kept
    return [...open].flatMap(([schema, question]) =>
      isDone(question) || stopped.has(schema) ? [] : [schema],
    )
  }

  await migrate(pool)
  const leases = await openLeases({
    settings,
    queue: 'questions',
    schemas: () => [...open.keys()].filter((schema) => !stopped.has(schema)),
    work,
    behind,
    logger,
  })
  return {
    async stop() {
      await leases.close()
      announcer.close()
      await pool.end()
    },
  }
}

/** What went wrong, without the values that an error's text may hold. */
const nameOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'Error'
  const { code } = error as Error & { code?: unknown }
  return typeof code === 'string' ? `${error.name} ${code}` : error.name
}
