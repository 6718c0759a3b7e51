import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { retryDelay } from '../../events/log/retry-delay.ts'

/** A child process that is restarted when it dies. */
export interface Child {
  pid: () => number | undefined
  /** Replaces the process once its successor is ready. If the successor does not become ready, throws its output. */
  replace: () => Promise<void>
  stop: () => Promise<void>
}

export interface ChildOptions {
  name: string
  command: string
  args: readonly string[]
  env?: NodeJS.ProcessEnv
  spawn?: SpawnOptions
  /** Matches the line in the output which says that the process is ready. */
  ready: RegExp
  /** Maximum time for the process to become ready, in ms. */
  readyTimeoutMs?: number
  until?: AbortSignal
  log: (line: string) => void
  onMessage?: (message: unknown) => void
  signal?: NodeJS.Signals
  once?: boolean
}

/** Starts a process, and restarts it when it dies. If it does not become ready, throws its last lines of output. */
export async function startChild(options: ChildOptions): Promise<Child & { line: string }> {
  const { name, log, signal = 'SIGTERM', readyTimeoutMs = 60_000 } = options
  let stopping = false
  let hasWorked = false
  let child: ChildProcess
  let next: ChildProcess | null = null
  let restarts = 0

  function begin(): { spawned: ChildProcess; works: Promise<string> } {
    const started = Promise.withResolvers<string>()
    const last: string[] = []
    const began = Date.now()
    const spawned = spawn(options.command, options.args, {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // The child is detached, so that Ctrl-C stops only this process, which then stops its children in order.
      detached: true,
      ...options.spawn,
      env: options.env ?? process.env,
    })
    for (const stream of [spawned.stdout, spawned.stderr]) {
      if (!stream) continue
      createInterface(stream).on('line', (line) => {
        last.push(line)
        if (last.length > 20) last.shift()
        if (options.ready.test(line)) started.resolve(line)
        log(`${name}: ${line}`)
      })
    }
    if (options.onMessage) spawned.on('message', options.onMessage)
    spawned.on('error', (error) => started.reject(new Error(`${name} did not start: ${error.message}`)))
    spawned.on('exit', (code, how) => {
      started.reject(new Error(`${name} exited (${how ?? code}) before it was ready:\n${last.join('\n')}`))
      if (stopping || options.once || !hasWorked || spawned !== child) return
      const pause = Date.now() - began > 10_000 ? 0 : retryDelay(restarts++, 100, 5000)
      log(`${name}: exited (${how ?? code}); restarting it`)
      setTimeout(() => {
        if (!stopping) start().catch((error: Error) => log(`${name}: ${error.message}`))
      }, pause)
    })
    started.promise.catch(() => {}) // This handler prevents an unhandled rejection; the error is reported where the promise is awaited.
    return { spawned, works: started.promise }
  }

  function start(): Promise<string> {
    const { spawned, works } = begin()
    child = spawned
    return works
  }

  async function replace() {
    const { spawned, works } = begin()
    next = spawned
    try {
      await inTime(works)
    } catch (error) {
      await end(spawned)
      throw error
    } finally {
      next = null
    }
    const before = child
    child = spawned
    await end(before)
  }

  async function stop() {
    stopping = true
    await Promise.all([child, ...(next ? [next] : [])].map(end))
  }

  async function end(one: ChildProcess) {
    if (one.pid === undefined || one.exitCode !== null || one.signalCode !== null) return
    const ended = once(one, 'exit')
    one.kill(signal)
    const timer = setTimeout(() => one.kill('SIGKILL'), 10_000)
    await ended
    clearTimeout(timer)
  }

  /** Resolves to the line that says that the process is ready; rejects after a timeout or if `until` is aborted. */
  async function inTime(works: Promise<string>): Promise<string> {
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(
      () => late.reject(new Error(`${name} did not come to work within ${readyTimeoutMs} ms`)),
      readyTimeoutMs,
    )
    const giveUp = () => late.reject(new Error(`Stopped waiting for ${name}`))
    options.until?.addEventListener('abort', giveUp)
    if (options.until?.aborted) giveUp()
    try {
      return await Promise.race([works, late.promise])
    } finally {
      clearTimeout(timer)
      options.until?.removeEventListener('abort', giveUp)
    }
  }

  try {
    const line = await inTime(start())
    hasWorked = true
    return { line, pid: () => child.pid, replace, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
