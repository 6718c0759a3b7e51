import type { Workshop } from '../command/workshop.ts'
import { intentOf, type Lane, type Step } from './steps.ts'

/** Number of step sequences that run concurrently, because the log can handle several commands at a time. */
const AT_ONCE = 24

interface Running {
  /** End of the demo's history in ms since 1970. */
  end: number
  done?: (step: Step) => void
  signal?: AbortSignal | undefined
}

/** Runs step sequences concurrently. Once steps in progress end, throws an Error for a rejected step or an abort. */
export async function runLanes(
  workshop: Workshop,
  lanes: readonly Lane[],
  { end, done, signal }: Running,
): Promise<void> {
  const waiting = lanes.values()
  let hasFailed = false
  async function work() {
    for (const lane of waiting)
      for (const step of lane) {
        if (hasFailed) return
        try {
          signal?.throwIfAborted()
          const outcome = await step.run(workshop, intentOf(step, end))
          if (!outcome.ok)
            throw new Error(`The demo's "${step.name}" was rejected: ${outcome.rejection.message}`)
          done?.(step)
        } catch (error) {
          hasFailed = true
          throw error
        }
      }
  }
  const workers = await Promise.allSettled(Array.from({ length: AT_ONCE }, work))
  for (const worker of workers) if (worker.status === 'rejected') throw worker.reason
}
