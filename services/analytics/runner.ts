import type { Logger } from 'pino'
import { type Log, UnreadableEventError } from '../../events/log.ts'
import type { QuestionId } from '../../events/kinds.ts'
import { projections } from '../../projections/index.ts'
import { schemaOf } from '../../projections/projection.ts'
import { openQuestions, type OpenQuestion } from '../../projections/questions/queries.ts'
import { members } from '../../projections/members/project.ts'
import { questions } from '../../projections/questions/project.ts'
import { openPool, sqlOver } from '../postgres/sql.ts'
import type { Dispatch } from '../commands/frame/decider.ts'
import { migrate } from '../postgres/migrate.ts'
import { openAnnouncer, type ChannelSettings } from '../projector/channel.ts'
import { keepUp } from '../projector/live/follow.ts'
import { anyLog } from '../projector/lineage.ts'
import { openLeases } from '../projector/live/lease.ts'
import { openRests } from '../projector/live/checkpoint-moves.ts'
import { openTail } from '../projector/live/tail.ts'
import { prioritySchemas, openThrottle } from '../projector/throttle.ts'
import { dropOldQuestions, removeDropped } from './cleanup.ts'
import { fillTables } from './fill.ts'
import { questionProjection, questionSchema } from './question.ts'
import { allRuns, endRun, failRun, startRun } from './runs.ts'

interface QuestionsOptions {
  settings: ChannelSettings
  log: Pick<Log, 'tail' | 'read' | 'readAll' | 'head'>
  dispatch: Dispatch
  /** Secret from which the pseudonyms of members are derived. */
  secret: Uint8Array
  logger: Logger
}

const CLEANUP_INTERVAL_MS = 3000

/**
 * Answers analysts' questions, shared with other processes: for each question, one process at a time replays the log
 * into the question's own tables, with lower priority than live work. Questions that analysts keep are updated with
 * new events; others are dropped after a week.
 */
export async function startQuestions(options: QuestionsOptions): Promise<{ stop: () => Promise<void> }> {
  const { settings, log, secret, logger } = options
  const pool = openPool(settings.databaseUrl, [questions, members].map(schemaOf), 8, { pipeline: true })
  pool.on('error', (error) =>
    logger.warn({ error: error.message }, 'a database connection broke; another one replaces it'),
  )
  const sql = sqlOver(pool)
  const announcer = openAnnouncer(settings, (error) =>
    logger.warn({ error: error.message }, 'could not send live updates'),
  )
  const rests = openRests(sql, announcer)
  const tail = openTail(log, { personal: new Set(), tellsUnreadable: true, passesSkipped: true })
  const throttle = openThrottle(sql, prioritySchemas(projections))
  /** Open questions by the schema of their tables, as of the last read from the database. */
  let open = new Map<string, OpenQuestion>()
  /** Schemas of questions that stopped at an event that this process cannot read and therefore does not retry. */
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

  const parts = { ...options, pool, sql, throttle, publish }

  async function work(schema: string, signal: AbortSignal) {
    const question = open.get(schema)
    if (!question) return
    const { id, kept } = question
    try {
      await startRun(sql, question)
      await publish(id)
      await fillTables(question, parts, signal)
      await endRun(sql, id, kept ? 'live' : 'done')
      await publish(id)
      if (!kept) return
      await keepUp(
        questionProjection(question, secret),
        { pool, log, tail, throttle, announcer, rests, lineage: anyLog, logger },
        signal,
      )
      // Without an abort, `keepUp` returns only if another process may be able to read the next event.
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

  let clearedAt = -Infinity
  async function behind() {
    open = new Map((await openQuestions(sql)).map((question) => [questionSchema(question.id), question]))
    if (performance.now() - clearedAt > CLEANUP_INTERVAL_MS) {
      clearedAt = performance.now()
      await dropOldQuestions(open.values(), parts)
      await removeDropped((schema) => open.has(schema), parts)
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

/** Returns only the name of an error, because its message may contain personal data. */
const nameOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'Error'
  const code = 'code' in error ? error.code : null
  return typeof code === 'string' ? `${error.name} ${code}` : error.name
}
