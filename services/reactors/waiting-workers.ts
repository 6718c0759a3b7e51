/**
 * Opens a list of idle workers. `wake` releases a number of workers, the longest waiting first; releases for which no
 * worker waits are saved for the next ones, at most `workers`. `wakeNext` releases one, and so does each interval, for work
 * that was not announced. After `close`, `wait` resolves at once.
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
