/**
 * Opens a bell, at which `workers` wait for work. `ring` wakes as many as it says, those first that wait longest; if
 * there are fewer, as many of the next to come do not wait. `wakeNext` wakes one if one waits, and so does each interval, so
 * that work is found that nobody rang for. After `close`, nobody waits.
 */
export function openBell(workers: number, everyMs: number) {
  const waiting: (() => void)[] = []
  let owed = 0
  let isClosed = false
  function wakeNext(): boolean {
    const wake = waiting.shift()
    wake?.()
    return wake !== undefined
  }
  function ring(count: number) {
    for (let woken = 0; woken < count; woken++) if (!wakeNext()) owed = Math.min(owed + 1, workers)
  }
  const timer = setInterval(wakeNext, everyMs)
  return {
    ring,
    wakeNext,
    rung: () =>
      new Promise<void>((resolve) => {
        if (owed === 0 && !isClosed) return waiting.push(resolve)
        owed = Math.max(owed - 1, 0)
        return resolve()
      }),
    close() {
      clearInterval(timer)
      isClosed = true
      ring(waiting.length)
    },
  }
}
