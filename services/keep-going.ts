import { setTimeout as sleep } from 'node:timers/promises'
import { errorFrom } from './thrown.ts'

/** Waits for `ms`; resolves earlier if `signal` aborts. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal }).catch(() => {})

interface Rest {
  /** Waits for `ms`, until `wake` or until the signal aborts. A call of `wake` before it ends it at once. */
  rest: (ms: number) => Promise<void>
  wake: () => void
}

/** Opens pauses that others can end, such as when there is something to do. */
export function openRest(signal: AbortSignal): Rest {
  let waking = new AbortController()
  return {
    wake: () => waking.abort(),
    async rest(ms) {
      await pause(ms, AbortSignal.any([signal, waking.signal]))
      waking = new AbortController()
    },
  }
}

interface Going {
  signal: AbortSignal
  afterFailure: number
  /** Called with each error of the repeated work, unless `signal` has aborted. */
  onError: (error: Error) => void
}

/** Repeats work until `signal` aborts, even if it fails. */
export async function keepGoing(
  work: () => Promise<void>,
  { signal, afterFailure, onError }: Going,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await work()
    } catch (error) {
      if (signal.aborted) return
      onError(errorFrom(error))
      await pause(afterFailure, signal)
    }
  }
}
