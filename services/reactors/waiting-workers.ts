/**
 * Opens a list of workers that wait for work, at most `workers`. `wake` wakes as many as it says, those first that wait
 * longest; if there are fewer, as many of the next to come do not wait. `wakeNext` wakes one if one waits, and so does each
 * interval, so that work is found of which nobody was told. After `close`, nobody waits.
 */
export function openWaitingWorkers(workers: number, everyMs: number) {
  const waiting: (() => void)[] = []
  let owed = 0
  let isClosed = false
  function wakeNext(): boolean {
    const resolve = waiting.shift()
    resolve?.()
    return resolve !== undefined
  }
  function wake(count: number) {
    for (let n = 0; n < count; n++) if (!wakeNext()) owed = Math.min(owed + 1, workers)
  }
  const timer = setInterval(wakeNext, everyMs)
  return {
    wake,
    wakeNext,
    wait: () =>
      new Promise<void>((resolve) => {
        if (owed === 0 && !isClosed) return waiting.push(resolve)
        owed = Math.max(owed - 1, 0)
        return resolve()
      }),
    close() {
      clearInterval(timer)
      isClosed = true
      wake(waiting.length)
    },
  }
}
