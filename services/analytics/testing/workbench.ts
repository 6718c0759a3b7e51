import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pino from 'pino'
import { v7 } from 'uuid'
import { z } from 'zod'
import type { QuestionSpec } from '../../../events/analytics.ts'
import { openCodec } from '../../../events/log/codec.ts'
import type { NewEvent } from '../../../events/event.ts'
import type { MemberId, QuestionId } from '../../../events/kinds.ts'
import { openLog } from '../../../events/log.ts'
import { openRawLog } from '../../../events/raw-log.ts'
import { withoutKeys } from '../../../events/log/without-keys.ts'
import { members } from '../../../projections/members/project.ts'
import { schemaOf } from '../../../projections/projection.ts'
import { questions } from '../../../projections/questions/project.ts'
import { openPool, sqlOver } from '../../postgres/sql.ts'
import { testEventStore, testFolder, testPostgres } from '../../../scripts/testing/services.ts'
import { accounts } from '../../commands/accounts.ts'
import { questions as decider, type QuestionCommand } from '../../commands/analytics.ts'
import type { Intent } from '../../commands/frame/decider.ts'
import { openDispatch } from '../../commands/frame/dispatch.ts'
import { newId } from '../../commands/frame/ids.ts'
import { openKeyStore } from '../../keys/store.ts'
import { openChanges } from '../../projector/live/changes.ts'
import { startProjector } from '../../projector/projector.ts'
import { readAnswer } from '../answer.ts'
import { startQuestions } from '../runner.ts'
import { runsOf, type Run } from '../runs.ts'

interface Test {
  teardown: (work: () => unknown) => unknown
}

const logger = pino({ level: process.env.LOG_LEVEL ?? 'silent' })

/** Opens a log, a projector, an analyst's commands, and processes that answer questions. */
export async function openWorkbench(t: Test, redisUrl: string | undefined) {
  const [databaseUrl, url] = [await testPostgres(t), await testEventStore(t)]
  const keysUrl = pathToFileURL(join(testFolder(t), 'keys.sqlite')).href
  const keys = openKeyStore({ url: keysUrl, master: randomBytes(32) })
  const log = openLog({ url, codec: openCodec(keys) })
  const keyless = openLog({ url, codec: openCodec(withoutKeys) })
  const settings = { databaseUrl, redisUrl }
  const projector = await startProjector({ settings, log, projections: [members, questions], logger })
  const changes = await openChanges(settings, [members, questions])
  const pool = openPool(databaseUrl, [members, questions].map(schemaOf), 2)
  const dispatch = openDispatch(log)
  t.teardown(async () => {
    await changes.close()
    await projector.stop()
    await Promise.all([pool.end(), log.close(), keyless.close()])
    await keys.close()
  })

  const analyst: MemberId = newId('member', v7())
  const intentOf = (actor: Intent['actor']): Intent => ({
    commandId: v7(),
    actor,
    site: null,
    occurredAt: new Date().toISOString(),
    origin: 'live',
  })
  const details = { email: null, firstName: null, lastName: null, username: 'Ana', slug: 'ana' }
  const register = {
    name: 'register',
    member: analyst,
    ...details,
    agreed: null,
    verificationRedirect: null,
    lapsesAt: null,
  } as const
  await dispatch(accounts, register, intentOf('system'))
  await dispatch(accounts, { name: 'changeAnalyst', member: analyst, granted: true }, intentOf('system'))

  async function command(given: QuestionCommand, intent = intentOf(analyst)) {
    const outcome = await dispatch(decider, given, intent)
    if (!outcome.ok) throw new Error(outcome.rejection.message)
    if (outcome.position !== null) await changes.waitFor(['questions'], outcome.position, 5000)
  }

  const sql = sqlOver(pool)
  let streams = 0
  return {
    sql,
    log,
    /** Appends events to a new stream. */
    append: async (events: readonly NewEvent[]) =>
      (await log.append(`other-${(streams += 1)}`, events, 'no_stream')).position,
    /** Appends a reaction event whose version this release does not know and therefore cannot read. */
    async appendUnreadable() {
      const raw = openRawLog(url)
      try {
        for await (const { events } of raw.readAll()) {
          const known = events.find(({ type }) => type === 'ReactionChosen')
          if (!known) continue
          const metadata = { ...z.record(z.string(), z.unknown()).parse(known.metadata), version: 99 }
          await raw.append(`newer-${(streams += 1)}`, [{ ...known, id: v7(), metadata }], -1)
          return
        }
        throw new Error('The log has no reaction to copy')
      } finally {
        await raw.close()
      }
    },
    async start() {
      const dispatchKeyless = openDispatch(keyless)
      const options = {
        settings,
        log: keyless,
        dispatch: dispatchKeyless,
        secret: new Uint8Array(32),
        logger,
      }
      const answering = await startQuestions(options)
      let stopped: Promise<void> | null = null
      const stop = () => (stopped ??= answering.stop())
      t.teardown(stop)
      return { stop }
    },
    async ask(spec: QuestionSpec, askedAt = new Date()): Promise<QuestionId> {
      const question = newId('question', v7())
      const intent = { ...intentOf(analyst), occurredAt: askedAt.toISOString() }
      await command({ name: 'ask', question, title: 'What happens', spec }, intent)
      return question
    },
    keep: (question: QuestionId) => command({ name: 'keep', question }),
    drop: (question: QuestionId) => command({ name: 'drop', question }),
    /** Ids of the questions whose dropping the log records. */
    async drops(): Promise<QuestionId[]> {
      const events = await log.read(`questions-${analyst}`)
      return events.flatMap(({ type, data }) => (type === 'QuestionDropped' ? [data.question] : []))
    },
    revoke: () =>
      dispatch(accounts, { name: 'changeAnalyst', member: analyst, granted: false }, intentOf('system')),
    /** Waits until the progress of a question meets the condition. */
    async until(question: QuestionId, fits: (run: Run | undefined) => boolean | Promise<boolean>) {
      let wake = () => {}
      const stop = changes.subscribe(`question:${question}`, () => wake())
      const timeout = AbortSignal.timeout(60_000)
      try {
        for (;;) {
          const changed = new Promise<void>((resolve) => (wake = resolve))
          const [run] = await runsOf(sql, [question])
          if (await fits(run)) return run
          await Promise.race([
            changed,
            new Promise((_, refuse) =>
              timeout.addEventListener('abort', () => refuse(new Error(`not so far: ${run?.state}`)), {
                once: true,
              }),
            ),
          ])
        }
      } finally {
        stop()
      }
    },
    answer: (question: QuestionId, spec: QuestionSpec) => readAnswer(sql, { id: question, spec }),
  }
}
