import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { AskedCheck, ToldCheck } from './check-process.ts'
import type { HealthRecord } from './health.ts'

export interface CheckTimes {
  /** Time from the end of one check to the start of the next. */
  every: number
  /** Time from the start of the node to a check that is due. */
  after: number
  /** Time after which a check that could not run is tried again. */
  afterFailure: number
}

const HOUR_MS = 3_600_000
export const CHECK_TIMES: CheckTimes = { every: 24 * HOUR_MS, after: 60_000, afterFailure: HOUR_MS }

/**
 * Checks a log file in the background, again and again, and records progress in `health`. Continues a check that the
 * end of the node interrupted. `onFault` is called with the reason if a check cannot run. Returns two functions: one
 * stops the checks, the other starts the next check now unless one is running.
 */
export function startChecks(
  file: string,
  health: HealthRecord,
  { times, onFault }: { times: CheckTimes; onFault: (sentence: string) => void },
): { runSoon: () => void; close: () => Promise<void> } {
  let child: ChildProcess | null = null
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  function runAfter(ms: number) {
    if (!isClosed) timer = setTimeout(run, ms).unref()
  }

  function run() {
    let isDone = false
    const running = fork(new URL('check-process.ts', import.meta.url), {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child = running
    running.on('message', ({ checked, isDone: isEnd }: ToldCheck) => {
      isDone = isEnd
      if (isDone) health.finish(checked)
      else health.advance(checked)
    })
    function ended(how: string) {
      child = null
      if (isDone || isClosed) return runAfter(times.every)
      health.pause()
      onFault(`The event log ${file} could not be checked (${how}). The node will try again.`)
      runAfter(times.afterFailure)
    }
    running.once('error', ({ message }) => ended(message))
    running.once('exit', (code, signal) => child && ended(`the process ended: ${signal ?? code}`))
    running.send({ file, checked: health.begin() } satisfies AskedCheck, () => {})
  }

  const wait = health.nextCheck(times.every)
  // A check that is due counts as running while it waits to start, so that it is not reported as overdue after a
  // restart.
  if (wait === 0) health.begin()
  runAfter(Math.max(wait, times.after))
  return {
    runSoon() {
      if (child || isClosed) return
      clearTimeout(timer)
      run()
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      if (!child) return
      const exit = once(child, 'exit')
      child.kill('SIGKILL')
      await exit
    },
  }
}
