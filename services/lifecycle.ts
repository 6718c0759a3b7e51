import { errorFrom } from './thrown.ts'
const STOP_TIMEOUT_MS = 10_000

/**
 * Calls `work` once on SIGTERM, SIGINT or the end of the parent process, and then exits: with code 0 if `work`
 * succeeds, with 1 if it fails or takes longer than ten seconds.
 */
export function onStop(work: () => Promise<void>): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
    work().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${errorFrom(error).stack}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
  if (process.send) process.on('disconnect', stop)
}

/** Ends this process, so that its supervisor starts a new one with empty caches. */
export const restart = (): void => void process.kill(process.pid, 'SIGTERM')
