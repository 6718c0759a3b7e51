const STOP_TIMEOUT_MS = 10_000

/**
 * Runs `work` once on SIGTERM, SIGINT or the exit of the parent process, then exits: with 0 after a clean stop, with 1
 * if `work` fails or takes longer than ten seconds.
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
        process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
  if (process.send) process.on('disconnect', stop)
}

/** Stops the process; its supervisor then starts a new one, whose memory is empty. */
export const restart = (): void => void process.kill(process.pid, 'SIGTERM')
