import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Growth of the heap, in percent of live memory, after which V8 collects old objects, which delays what the process does
 * meanwhile (docs/decisions/live.md#pauses).
 */
const HEAP_GROWTH_PERCENT = 100
/** Time until the memory that only the start of the process needed is returned. */
const STARTED_AFTER_MS = 20_000
/** Interval in which a process that has worked and has become idle returns its memory. */
const CHECK_INTERVAL_MS = 60_000
/** Least processor time since memory was last returned, in ms, after which an idle process collects again. */
const MIN_WORK_MS = 2000
const MAX_IDLE_WORK_MS = 1000
/** Time over which a process must work less than this, in ms, before its start counts as over. */
const SETTLED_MS = 1000
const MAX_SETTLED_WORK_MS = 100

/**
 * Keeps the memory of long-lived processes small, because by default V8 lets the heap grow to several times the live
 * data (600 MB for 100 MB), and an idle process keeps the memory of its start, and of its busiest time, for hours. Must
 * be called first; its cost is not measurable.
 */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`)
  setFlagsFromString('--expose-gc')
  const collect: (options: object) => void = runInNewContext('gc')
  const workMs = () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
  let atCollection = 0
  let atCheck = 0

  function giveBack() {
    collect({ type: 'major', flavor: 'last-resort' })
    atCollection = atCheck = workMs()
  }

  function check() {
    const now = workMs()
    const isIdle = now - atCheck <= MAX_IDLE_WORK_MS
    atCheck = now
    if (isIdle && now - atCollection >= MIN_WORK_MS) giveBack()
  }

  /** Skipped in a process that works already, which it would delay; `check` finds it once it is idle. */
  function giveBackAfterStart() {
    const before = workMs()
    setTimeout(() => {
      if (workMs() - before <= MAX_SETTLED_WORK_MS) giveBack()
    }, SETTLED_MS).unref()
  }

  setTimeout(giveBackAfterStart, STARTED_AFTER_MS).unref()
  setInterval(check, CHECK_INTERVAL_MS).unref()
}
