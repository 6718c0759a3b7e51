import type pg from 'pg'
import type { Logger } from 'pino'
import type { Log } from '../../events/log.ts'
import { sqlOver } from '../postgres/sql.ts'
import { keepGoing, pause } from '../keep-going.ts'
import { migrate } from '../operational/migrate.ts'
import { openMailer } from '../ports/mail.ts'
import { effectsOf, reacting } from './effects.ts'
import { done, note, positionOf, take, type DueEffect } from './queue.ts'
import { sendVerificationMail } from './verification-mail.ts'

/** What the reactors work with. */
export interface ReactorOptions {
  log: Pick<Log, 'read' | 'tail'>
  settings: { mailUrl?: string | undefined; publicUrl: string; reservationPepper: Uint8Array }
  pool: pg.Pool
  /** Resolves when effects may go out; at once unless told otherwise. */
  hold?: (signal: AbortSignal) => Promise<void>
  logger: Pick<Logger, 'warn' | 'error'>
}

/** Reactors at work. */
export interface Reactors {
  stop: () => Promise<void>
}

const REACTOR = 'mail'
/** How often, in ms, what is due is looked for. */
const EVERY = 1000
/** How often, in ms, a tail without effects notes where it is. */
const NOTED_EVERY = 10_000

/**
 * Starts the side effects of events: each is noted once by (event, effect), then carried out at least once. Any
 * number of processes may do it at the same time.
 */
export async function startReactors({
  log,
  settings,
  pool,
  hold = async () => {},
  logger,
}: ReactorOptions): Promise<Reactors> {
  await migrate(pool)
  const stopping = new AbortController()
  const { signal } = stopping
  const { publicUrl, reservationPepper: pepper } = settings
  const tools = { log, sql: sqlOver(pool), publicUrl, pepper, mailer: openMailer(settings, sqlOver(pool)) }
  let wake = () => {}
  /** Why the reactors do not go on, as it was told last; null while they do. */
  let told: string | null = null

  async function follow() {
    const after = await positionOf(tools.sql, REACTOR)
    let noted = Date.now()
    for await (const { events, position } of log.tail({ ...reacting, after, signal })) {
      told = null
      const effects = events.flatMap(effectsOf)
      if (effects.length === 0 && Date.now() - noted < NOTED_EVERY) continue
      await note(pool, { reactor: REACTOR, position, effects })
      noted = Date.now()
      if (effects.length > 0) wake()
    }
  }

  async function carryOut(effect: DueEffect) {
    try {
      await sendVerificationMail(tools, effect)
      await done(pool, effect)
    } catch (error) {
      const { eventId, attempts } = effect
      logger.warn(
        { eventId, attempts, error: (error as Error).name },
        'mail could not be sent; it is tried again',
      )
    }
  }

  async function work() {
    await hold(signal)
    const due = await take(pool)
    for (const effect of due) await carryOut(effect)
    if (due.length > 0) return
    const woken = new Promise<void>((resolve) => (wake = resolve))
    await Promise.race([woken, pause(EVERY, signal)])
  }

  const loops = [follow, work].map((loop) =>
    keepGoing(loop, {
      signal,
      afterFailure: EVERY,
      onError({ message }) {
        if (message !== told) logger.error({ error: message }, 'the reactors cannot go on; they try again')
        told = message
      },
    }),
  )
  return {
    async stop() {
      stopping.abort()
      wake()
      await Promise.all(loops)
      tools.mailer.close()
    },
  }
}
