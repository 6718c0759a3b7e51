import type pg from 'pg'
import type { Logger } from 'pino'
import { keysOf } from '../../events/entries.ts'
import type { Log } from '../../events/log.ts'
import { sqlOver } from '../postgres/sql.ts'
import { keepGoing, pause } from '../keep-going.ts'
import { migrate } from '../postgres/migrate.ts'
import { openMailer } from '../ports/mail.ts'
import { readPage as readPublicPage } from '../ports/pages/read-page.ts'
import { openPusher, type Pusher } from '../ports/push.ts'
import { openTexter, type TextProvider } from '../ports/texts.ts'
import { openWaitingWorkers } from './waiting-workers.ts'
import { effectsOf, reacting, type Effect } from './effects.ts'
import type { SendTools } from './letter.ts'
import { openPageReader, previewLink, type PreviewTools } from './link-preview.ts'
import { sendChangedNotice, sendChangeLink, sendChangeNotice } from './email-change-mail.ts'
import { sendAppealNotice, sendDecisionNotice, sendOutcomeNotices } from './decision-mail.ts'
import { sendDeviceNotice } from './device-mail.ts'
import { openSchedule, SETTLED_MS } from './digests/schedule.ts'
import { sendPush, type PushTools } from './digests/push.ts'
import { sendDigest } from './digests/send.ts'
import { sendFactorNotice } from './factor-mail.ts'
import { sendLinkNotice } from './link-mail.ts'
import { removeFactors } from './recoveries/factor-removal.ts'
import { removeMedia, removePictures, type PictureTools } from './picture-removal.ts'
import { sendPasswordNotice, sendResetMail } from './reset-mail.ts'
import { askForConfirmation } from './recoveries/confirmation-mail.ts'
import { sendRecoveryNotice } from './recoveries/recovery-mail.ts'
import { markDone, recordEffects, openClaims, positionOf, claimDueEffect, type DueEffect } from './queue.ts'
import { sendVerificationMail } from './verification-mail.ts'
import { sendVerificationText } from './verification-text.ts'
import { errorFrom } from '../thrown.ts'

interface ReactorOptions {
  log: Pick<Log, 'read' | 'tail'>
  settings: {
    mailUrl?: string | undefined
    textProvider?: TextProvider | null
    publicUrl: string
    reservationPepper: Uint8Array
    /** False if pages to which members link must not be read. */
    linkPreviews?: boolean
    /** Private key for push services; without it, devices get nothing. */
    pushKey?: Uint8Array | null
    /** True if pushes are stored to be shown, not sent. */
    storesPush?: boolean
  }
  pool: pg.Pool
  /** Reads the HTML of a public page; throws UnreadablePageError. */
  readPage?: (url: string) => Promise<string>
  /** Files of pictures, of which former ones are deleted. */
  images?: PictureTools['images']
  /** Sends pushes; by default, as the settings say. */
  pusher?: Pusher | null
  /** Present time in ms since 1970; a test may give another one. */
  now?: () => number
  /** Announces a change of content that no projection causes. */
  announce?: PreviewTools['announce']
  /** Resolves when effects may be carried out, that is, not in read-only mode. */
  hold?: (signal: AbortSignal) => Promise<void>
  logger: Pick<Logger, 'warn' | 'error'>
}

export interface Reactors {
  stop: () => Promise<void>
}

const carryOut: Readonly<
  Record<
    Effect['effect'],
    (tools: SendTools & PreviewTools & PictureTools & PushTools, effect: Effect) => Promise<void>
  >
> = {
  'verification-mail': sendVerificationMail,
  'verification-text': sendVerificationText,
  'reset-mail': sendResetMail,
  'password-notice': sendPasswordNotice,
  'email-change-link': sendChangeLink,
  'email-change-notice': sendChangeNotice,
  'email-changed-notice': sendChangedNotice,
  'device-notice': sendDeviceNotice,
  'link-notice': sendLinkNotice,
  'factor-notice': sendFactorNotice,
  'factor-removal': removeFactors,
  'recovery-notice': sendRecoveryNotice,
  'recovery-confirmation': askForConfirmation,
  'decision-notice': sendDecisionNotice,
  'appeal-notice': sendAppealNotice,
  'link-preview': previewLink,
  digest: sendDigest,
  push: sendPush,
  'outcome-notices': sendOutcomeNotices,
  'picture-removal': removePictures,
  'media-removal': removeMedia,
}

const REACTOR = 'mail'
const RETRY_DELAY_MS = 1000
const kinds = keysOf(carryOut)
/**
 * Queues of effects. Reading pages takes seconds, and many digests are due at once, so other mails do not wait for
 * either. A member chooses the pages, so that one is read at a time for each. Members choose their push services, so
 * many are asked at once, as some may never answer. `pollMs` is the interval of queries for failed effects, and for
 * effects that the API adds (notices of devices); effects of events are carried out at once.
 */
const slow: readonly Effect['effect'][] = ['link-preview', 'digest', 'push']
const queues: readonly {
  kinds: readonly Effect['effect'][]
  atOnce: number
  pollMs: number
  onePerMember?: true
}[] = [
  { kinds: kinds.filter((kind) => !slow.includes(kind)), atOnce: 1, pollMs: 10_000 },
  { kinds: ['link-preview'], atOnce: 4, pollMs: 60_000, onePerMember: true },
  { kinds: ['push'], atOnce: 8, pollMs: 60_000 },
  { kinds: ['digest'], atOnce: 4, pollMs: 60_000 },
]

/** Interval at which digests that are due are looked for. */
const SCHEDULE_INTERVAL_MS = 60_000
/** Interval at which a reactor's position is saved while its events have no effects. */
const IDLE_POSITION_INTERVAL_MS = 10_000

/** Starts the reactors, in any number of processes: each effect is recorded once and carried out at least once. */
export async function startReactors({
  log,
  settings,
  pool,
  readPage = readPublicPage,
  images = { remove: async () => 0 },
  announce = async () => {},
  hold = async () => {},
  pusher,
  now = Date.now,
  logger,
}: ReactorOptions): Promise<Reactors> {
  await migrate(pool)
  const stopping = new AbortController()
  const { signal } = stopping
  const { publicUrl, reservationPepper: pepper } = settings
  const sql = sqlOver(pool)
  const ports = {
    mailer: openMailer(settings, sql),
    texter: openTexter(settings.textProvider, sql),
    pusher: pusher === undefined ? openPusher(settings, sql) : pusher,
  }
  const tools = {
    log,
    sql,
    publicUrl,
    pepper,
    readPage: settings.linkPreviews === false ? null : readPage,
    pages: openPageReader(),
    announce,
    images,
    ...ports,
  }
  const workQueues = queues.map(({ kinds, atOnce, pollMs, onePerMember }) => ({
    kinds,
    ...openWaitingWorkers(atOnce, pollMs),
    ...(onePerMember
      ? openClaims(pool, kinds)
      : { claim: () => claimDueEffect(pool, kinds), release: () => {} }),
  }))
  const wakeFor = (effects: readonly Pick<Effect, 'effect'>[]) =>
    workQueues.forEach(({ kinds, wake }) =>
      wake(effects.filter(({ effect }) => kinds.includes(effect)).length),
    )
  /** Message of the last failure that was logged; null after a success. */
  let loggedFailure: string | null = null

  async function follow() {
    const after = await positionOf(tools.sql, REACTOR)
    let savedAt = Date.now()
    for await (const { events, position } of log.tail({ ...reacting, after, signal })) {
      loggedFailure = null
      const effects = events.flatMap(effectsOf)
      if (effects.length === 0 && Date.now() - savedAt < IDLE_POSITION_INTERVAL_MS) continue
      await recordEffects(pool, { reactor: REACTOR, position, effects })
      savedAt = Date.now()
      wakeFor(effects)
    }
  }

  async function runEffect(effect: DueEffect) {
    try {
      await carryOut[effect.effect](tools, effect)
      await markDone(pool, effect)
    } catch (error) {
      const { eventId, attempts } = effect
      logger.warn(
        { eventId, attempts, error: errorFrom(error).name },
        'could not send a mail, text message or push, save a preview or delete a picture; trying again',
      )
    }
  }

  const workOn =
    ({ claim, release, wakeNext, wait }: (typeof workQueues)[number]) =>
    async () => {
      await hold(signal)
      const due = await claim()
      if (!due) return wait()
      // There may be more than one worker can do. Idle ones look one after the other, as each takes a connection.
      wakeNext()
      await runEffect(due)
      release(due)
    }
  const makeDigestsDue = openSchedule(pool)
  async function schedule() {
    await hold(signal)
    if ((await makeDigestsDue(now())) > 0) wakeFor([{ effect: 'digest' }, { effect: 'push' }])
    // The next round is looked for as soon as the read models have all of it.
    await pause(SCHEDULE_INTERVAL_MS - ((Date.now() - SETTLED_MS) % SCHEDULE_INTERVAL_MS), signal)
  }
  const workers = queues.flatMap(({ atOnce }, n) =>
    Array.from({ length: atOnce }, () => workOn(workQueues[n]!)),
  )

  const loops = [follow, schedule, ...workers].map((loop) =>
    keepGoing(loop, {
      signal,
      afterFailure: RETRY_DELAY_MS,
      onError({ message }) {
        if (message !== loggedFailure)
          logger.error({ error: message }, 'the reactors failed; they are retried')
        loggedFailure = message
      },
    }),
  )
  return {
    async stop() {
      stopping.abort()
      workQueues.forEach(({ close }) => close())
      await Promise.all(loops)
      tools.mailer.close()
      await tools.pages.close()
    },
  }
}
