/** How long a clean stop may take, in ms, before the process ends without it. */
const PATIENCE = 10_000

/**
 * Runs `work` once when the process is told to stop (SIGTERM, SIGINT) or, started as a child, when its parent is
 * gone; then exits: 0 after a clean stop, 1 when `work` fails or takes longer than ten seconds.
 */
export function onStop(work: () => Promise<void>): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), PATIENCE).unref()
    work().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
  if (process.send) process.on('disconnect', stop)
}

/** Stops as when told to: whoever keeps the process running starts it again, without what it remembers. */
export const startAgain = (): void => void process.kill(process.pid, 'SIGTERM')
