import { setTimeout as sleep } from 'node:timers/promises'

/** Waits so many ms, or until `signal` aborts. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal }).catch(() => {})

/** How work goes on that others rely on. */
export interface Going {
  signal: AbortSignal
  /** How long, in ms, to wait after a failure. */
  afterFailure: number
  /** Hears of each failure, but for what fails because `signal` aborted. */
  onError: (error: Error) => void
}

/** Does a piece of work again and again, over its failures, until `signal` aborts. */
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
