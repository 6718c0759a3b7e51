/**
 * Opens a bell, at which workers wait for work. `ring` wakes as many as it says, those first that wait longest; if
 * there are fewer, the next one to come does not wait. `wakeNext` wakes one if one waits, and so does each interval, so
 * that work is found that nobody rang for. After `close`, nobody waits.
 */
export function openBell(everyMs: number) {
  const waiting: (() => void)[] = []
  let isOwed = false
  let isClosed = false
  function wakeNext(): boolean {
    const wake = waiting.shift()
    wake?.()
    return wake !== undefined
  }
  function ring(count: number) {
    for (let woken = 0; woken < count; woken++) if (!wakeNext()) isOwed = true
  }
  const timer = setInterval(wakeNext, everyMs)
  return {
    ring,
    wakeNext,
    rung: () =>
      new Promise<void>((resolve) => {
        if (!isOwed && !isClosed) return waiting.push(resolve)
        isOwed = false
        return resolve()
      }),
    close() {
      clearInterval(timer)
      isClosed = true
      ring(waiting.length)
    },
  }
}
