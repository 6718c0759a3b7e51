import { setTimeout as sleep } from 'node:timers/promises'
import { sqlOver } from '../../services/postgres/sql.ts'
import { pause } from '../../services/keep-going.ts'
import { runReplay } from '../../services/projector/jobs/run-job.ts'
import { openAnnouncer } from '../../services/projector/channel.ts'
import { ClaimedError } from '../../services/projector/claim.ts'
import { migrate } from '../../services/postgres/migrate.ts'
import {
  isFinal,
  nextWork,
  replayOf,
  type Replay,
  type ReplayState,
} from '../../services/projector/replay/replay-jobs.ts'
import { openLogger } from '../../services/logger.ts'
import { projections } from '../../projections/index.ts'
import type { Progress } from '../../services/projector/replay/feed.ts'
import type { ProgressView } from '../command/progress.ts'
import type { Workplace } from '../command/projections.ts'

const POLL_MS = 250
const START_TIMEOUT_MS = 3000

const rowOf = async ({ pool }: Workplace, id: string): Promise<Replay> => {
  const row = await replayOf(sqlOver(pool), id)
  if (!row) throw new Error(`Unknown replay: ${id}`)
  return row
}

const phaseNames: Partial<Record<ReplayState, string>> = {
  comparing: 'Comparing with the tables in use',
  swapping: 'Swapping the tables',
}

/** Shows the figures of a replay while it reads events; of each later phase, its name. */
function showState(progress: ProgressView, state: ReplayState, figures: Progress): void {
  const phase = phaseNames[state]
  if (phase) progress.phase(phase)
  else if (state !== 'waiting') progress.show(figures)
}

/** Shows a replay's progress until it ends, is paused, has no replayer, or Ctrl-C is pressed. */
async function follow(workplace: Workplace, id: string, progress: ProgressView): Promise<Replay> {
  const began = Date.now()
  for (;;) {
    const row = await rowOf(workplace, id)
    const { state, wish, done, share, rate, remaining, yielding, heartbeat } = row
    if (isFinal(row) || (state === 'paused' && wish === 'pause') || workplace.signal.aborted) return row
    const isLate = !heartbeat && Date.now() - began > START_TIMEOUT_MS
    // An idle replayer would have started this replay by now, so no replayer is running.
    if (isLate && (await nextWork(sqlOver(workplace.pool)))) return row
    showState(progress, state, {
      events: Number(done),
      share,
      rate: rate ?? 0,
      remaining: remaining ?? Infinity,
      yielding,
    })
    await pause(POLL_MS, workplace.signal)
  }
}

/** Runs a replay in this process, as the replayer would. */
async function carryOut(workplace: Workplace, id: string, progress: ProgressView): Promise<void> {
  const { pool, log, settings, signal } = workplace
  const logger = openLogger('replay', 'warn')
  const announcer = openAnnouncer(settings, () => {})
  try {
    await runReplay({ pool, log, projections, announcer, logger }, id, {
      signal,
      onProgress: (now) => showState(progress, now.state, now),
    })
  } catch (error) {
    if (!(error instanceof ClaimedError) && !signal.aborted) throw error
  } finally {
    announcer.close()
  }
}

/** Follows a replay until its end; if there is no replayer, runs it in this process. Returns its final state. */
export async function seeThrough(workplace: Workplace, id: string, progress: ProgressView): Promise<Replay> {
  await migrate(workplace.pool)
  for (;;) {
    if (!workplace.isAlone) {
      const row = await follow(workplace, id, progress)
      if (isFinal(row) || row.state === 'paused' || workplace.signal.aborted) return row
    }
    await carryOut(workplace, id, progress)
    const row = await rowOf(workplace, id)
    if (isFinal(row) || row.state === 'paused' || workplace.signal.aborted) return row
    await sleep(POLL_MS)
  }
}
