import type { Workshop } from '../command/workshop.ts'
import { intentOf, type Lane } from './steps.ts'

/** Lanes that run side by side: each command waits for the log, which takes several at a time. */
const AT_ONCE = 24

export interface Running {
  /** When the demo's history ends, in ms since 1970. */
  end: number
  /** Called after each step. */
  done?: () => void
  /** Stops after the steps that are running. */
  signal?: AbortSignal | undefined
}

/**
 * Runs lanes side by side, the steps of each in their order. Throws an Error that names the step that was rejected, or
 * the reason of `signal`, when no step is running any more.
 */
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
          done?.()
        } catch (error) {
          hasFailed = true
          throw error
        }
      }
  }
  const workers = await Promise.allSettled(Array.from({ length: AT_ONCE }, work))
  for (const worker of workers) if (worker.status === 'rejected') throw worker.reason
}
