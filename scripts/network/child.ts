import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { retryDelay } from '../../events/log/retry-delay.ts'

/** A process that is kept running. */
export interface Child {
  /** The pid of the process as it runs now. */
  pid: () => number | undefined
  /**
   * Starts another process in its place, and ends this one once the other works. Throws when the other does not come to
   * work, with the last lines that it printed; this one then goes on.
   */
  replace: () => Promise<void>
  /** Ends it, at the latest after ten seconds. */
  stop: () => Promise<void>
}

export interface ChildOptions {
  name: string
  command: string
  args: readonly string[]
  env?: NodeJS.ProcessEnv
  spawn?: SpawnOptions
  /** The line that says that it works; resolved with it. */
  ready: RegExp
  /** How long, in ms, it may take to say so. */
  patience?: number
  /** Gives it up before it works: whoever starts it does not want it any more. */
  until?: AbortSignal
  log: (line: string) => void
  /** Sent to stop it. */
  signal?: NodeJS.Signals
  /** Not restarted when it dies. */
  once?: boolean
}

/**
 * Starts a process, waits until it says that it works, and starts it again whenever it dies.
 * Throws when it does not come to work, with the last lines that it printed.
 */
export async function startChild(options: ChildOptions): Promise<Child & { line: string }> {
  const { name, log, signal = 'SIGTERM', patience = 60_000 } = options
  let stopping = false
  let hasWorked = false
  let child: ChildProcess
  /** The one that is to take its place. */
  let next: ChildProcess | null = null
  let restarts = 0

  function begin(): { spawned: ChildProcess; works: Promise<string> } {
    const started = Promise.withResolvers<string>()
    const last: string[] = []
    const began = Date.now()
    const spawned = spawn(options.command, options.args, {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Ctrl-C in a terminal is for this process alone, which then stops its children in order.
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
    spawned.on('error', (error) => started.reject(new Error(`${name} did not start: ${error.message}`)))
    spawned.on('exit', (code, how) => {
      started.reject(new Error(`${name} ended (${how ?? code}) before it worked:\n${last.join('\n')}`))
      if (stopping || options.once || !hasWorked || spawned !== child) return
      const pause = Date.now() - began > 10_000 ? 0 : retryDelay(restarts++, 100, 5000)
      log(`${name}: ended (${how ?? code}); starting it again`)
      setTimeout(() => {
        if (!stopping) start().catch((error: Error) => log(`${name}: ${error.message}`))
      }, pause)
    })
    started.promise.catch(() => {}) // Told where it is awaited.
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

  /** What a process says when it works; rejects when it takes too long or is given up. */
  async function inTime(works: Promise<string>): Promise<string> {
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(
      () => late.reject(new Error(`${name} did not come to work within ${patience} ms`)),
      patience,
    )
    const giveUp = () => late.reject(new Error(`${name} was given up`))
    options.until?.addEventListener('abort', giveUp)
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
