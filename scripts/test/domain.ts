import { executionAsyncResource } from 'node:async_hooks'

// Takes the place of the package `async-hook-domain`, with which tap finds the test that caused an uncaught error. The
// package uses async hooks, which make each promise of the tested code two to three times as expensive.

interface Tested {
  test?: { started?: boolean }
}

const open: Domain[] = []

function report(error: unknown, origin: string): void {
  const running = open.findLast(({ isRunning }) => isRunning()) ?? open[0]
  if (!running) throw error
  running.onerror(error, origin)
}

/** Receiver of the errors of one test, which tap opens before the test and destroys after it. */
export class Domain {
  readonly #tell: (error: unknown, origin: string) => unknown
  readonly isRunning: () => boolean

  constructor(tell: (error: unknown, origin: string) => unknown) {
    const { test } = executionAsyncResource() as Tested
    this.#tell = tell
    this.isRunning = () => test?.started === true
    if (open.push(this) === 1) process.on('uncaughtException', report)
  }

  onerror(error: unknown, origin: string): void {
    this.#tell(error, origin)
  }

  destroy(): void {
    const index = open.indexOf(this)
    if (index < 0) return
    open.splice(index, 1)
    if (open.length === 0) process.off('uncaughtException', report)
  }
}
