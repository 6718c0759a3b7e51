import { setTimeout as sleep } from 'node:timers/promises'

/** Resolves after `ms`, or when `signal` aborts. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal }).catch(() => {})

interface Going {
  signal: AbortSignal
  afterFailure: number
  /** Called for failures, except after `signal` aborted. */
  onError: (error: Error) => void
}

/** Repeats work, even after failures, until `signal` aborts. */
export async function keepGoing(
  work: () => Promise<void>,
  { signal, afterFailure, onError }: Going,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await work()
    } catch (error) {
      if (signal.aborted) return
      onError(error as Error)
      await pause(afterFailure, signal)
    }
  }
}
