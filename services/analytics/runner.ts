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
import { migrate } from '../postgres/migrate.ts'
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
import { startRun, allRuns, deleteRun, endRun, failRun, orphanedSchemas, saveProgress } from './runs.ts'

interface QuestionsOptions {
  settings: ChannelSettings
  log: Pick<Log, 'tail' | 'read' | 'readAll' | 'head'>
  dispatch: Dispatch
  /** Key of pseudonyms. */
  secret: Uint8Array
  logger: Logger
}

const PROGRESS_INTERVAL_MS = 250
const CLEANUP_INTERVAL_MS = 3000
const DAY_MS = 86_400_000

/**
 * Answers questions together with other processes: each question is replayed into its own tables under a lease,
 * beside live work. Kept questions follow the log; others stop and are dropped after a week.
 */
export async function startQuestions(options: QuestionsOptions): Promise<{ stop: () => Promise<void> }> {
  const { settings, log, dispatch, secret, logger } = options
  const pool = openPool(settings.databaseUrl, [questions, members].map(schemaOf), 8, { pipeline: true })
  pool.on('error', (error) => logger.warn({ error: error.message }, 'a database connection broke'))
  const sql = sqlOver(pool)
  const announcer = openAnnouncer(settings, (error) =>
    logger.warn({ error: error.message }, 'could not send live updates'),
  )
  const tail = openTail(log, { personal: new Set(), tellsUnreadable: true, passesSkipped: true })
  const throttle = openThrottle(sql, prioritySchemas(projections))
  /** Open questions by schema, as of the last poll. */
  let open = new Map<string, OpenQuestion>()
  /** Schemas of questions stopped at an event that this process cannot read: not retried here. */
  const stopped = new Set<string>()

  async function publish(id: QuestionId) {
    const news = {
      schema: questionSchema(id),
      position: -1n,
      changes: [{ topic: `question:${id}` as const, id }],
    }
    await announcer.inCommit(sql, news)
    announcer.afterCommit(news)
  }

  async function fill(question: OpenQuestion, signal: AbortSignal) {
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

  async function work(schema: string, signal: AbortSignal) {
    const question = open.get(schema)
    if (!question) return
    const { id, kept } = question
    try {
      await startRun(sql, question)
      await publish(id)
      await fill(question, signal)
      await endRun(sql, id, kept ? 'live' : 'done')
      await publish(id)
      if (!kept) return
      await keepUp(
        questionProjection(question, secret),
        { pool, log, tail, throttle, announcer, lineage: anyLog, logger },
        signal,
      )
      // It returns early if another process may be able to read the event.
      if (!signal.aborted) await stop(schema, id)
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof UnreadableEventError) {
        logger.error({ schema, error: error.message }, 'a question is stopped at an event')
        return stop(schema, id)
      }
      await failRun(sql, id, 'failed', nameOf(error)).then(() => publish(id))
      throw error
    }
  }

  async function stop(schema: string, id: QuestionId) {
    stopped.add(schema)
    await failRun(sql, id, 'stopped', 'UnreadableEventError')
    await publish(id)
  }

  /** Drops questions that are not kept after a week, unless the network is read-only. */
  async function dropOld() {
    if (await readMaintenance(sql)) return
    const oldest = Date.now() - ANSWER_DAYS * DAY_MS
    for (const { id, analyst, kept, askedAt } of open.values()) {
      if (kept || askedAt.getTime() > oldest) continue
      const occurredAt = new Date().toISOString()
      const intent = { commandId: v7(), actor: 'system', site: null, occurredAt, origin: 'live' } as const
      await dispatch(decider, { name: 'expire', question: id, analyst }, intent)
    }
  }

  async function clear() {
    const positions = [...(await positionsOf(sql, [questions, members].map(schemaOf))).values()]
    const publishedAt = positions.length === 2 ? positions.reduce((a, b) => (a < b ? a : b)) : -1n
    for (const { question, askedPosition } of await allRuns(sql)) {
      // A read model that is being rebuilt may not know the question yet.
      if (open.has(questionSchema(question)) || publishedAt < askedPosition) continue
      await dropTables(pool, questionSchema(question))
      await deleteRun(sql, question)
      await publish(question)
    }
    for (const schema of await orphanedSchemas(sql)) await dropTables(pool, schema)
  }

  let clearedAt = -Infinity
  async function behind() {
    open = new Map((await openQuestions(sql)).map((question) => [questionSchema(question.id), question]))
    if (performance.now() - clearedAt > CLEANUP_INTERVAL_MS) {
      clearedAt = performance.now()
      await dropOld()
      await clear()
    }
    const states = new Map((await allRuns(sql)).map(({ question, state }) => [question, state]))
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

/** Without the message, which may contain values. */
const nameOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'Error'
  const { code } = error as Error & { code?: unknown }
  return typeof code === 'string' ? `${error.name} ${code}` : error.name
}
