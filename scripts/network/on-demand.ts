import type { Child } from './child.ts'
import { errorFrom } from '../../services/thrown.ts'

/** A process that runs only while it has work. */
interface OnDemand extends Child {
  /** Starts the process if it is wanted now, and was not before; stops it after a while if it no longer is. */
  want: (isWanted: boolean) => void
}

interface Demand {
  log: (line: string) => void
  /** Interval in which the process is started for a while, as work can fall due that nobody reports. */
  wakeEveryMs: number
  /** Time without work after which the process is stopped. */
  idleMs?: number
  /** Delay after a failed start. */
  retryMs?: number
}

const FIRST_WAKE_MS = 300_000

export function onDemand(
  start: () => Promise<Child>,
  { log, wakeEveryMs, idleMs = 30_000, retryMs = 5000 }: Demand,
): OnDemand {
  const waking = [setTimeout(wake, FIRST_WAKE_MS), setInterval(wake, wakeEveryMs)]
  let isWanted = false
  let running: Promise<Child | null> | null = null
  let child: Child | null = null
  let timer: NodeJS.Timeout | undefined

  function later(work: () => void, ms: number) {
    clearTimeout(timer)
    timer = setTimeout(work, ms)
  }

  async function run(): Promise<Child | null> {
    try {
      return await start()
    } catch (error) {
      log(errorFrom(error).message)
      running = null
      if (isWanted) later(wake, retryMs)
      return null
    }
  }

  function begin() {
    const mine = (running = run())
    void mine.then((started) => running === mine && (child = started))
  }

  function wake() {
    if (!running) begin()
    if (!isWanted) later(() => void stop(), idleMs)
  }

  async function stop() {
    clearTimeout(timer)
    const ending = running
    running = child = null
    await (await ending)?.stop()
  }

  return {
    want(now) {
      if (now === isWanted) return
      isWanted = now
      clearTimeout(timer)
      if (isWanted || running) wake()
    },
    pid: () => child?.pid(),
    replace: async () => (await running)?.replace(),
    async stop() {
      isWanted = false
      waking.forEach(clearTimeout)
      await stop()
    },
  }
}
