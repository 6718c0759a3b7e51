import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { root } from '../network.ts'
import { killGroup, STOP_TIMEOUT_MS } from './program.ts'

/** What a test file wrote until it was done, or its process ended. */
export interface Ran {
  tap: string
  /** Lines of stdout and stderr meanwhile, in the order in which they were written. */
  both: string
  isDone: boolean
  /** True if the time limit was reached. */
  late: boolean
  /** Exit code if the process ended; null if a signal ended it. */
  code: number | null
}

/** Process that runs test files one after the other. */
export interface TestProcess {
  /** Number of files that it has run. */
  files: () => number
  /** Runs a file, whose tests may take `limit` ms; the process has ended afterwards unless the file was done. */
  run: (file: string, limit: number, signal: AbortSignal) => Promise<Ran>
  /** Lets the process end by itself within `limit` ms, and kills it afterwards. */
  end: (limit: number) => Promise<{ code: number | null; late: boolean; both: string }>
}

const program = fileURLToPath(new URL('file-process.ts', import.meta.url))
const register = new URL('register.ts', import.meta.url).href

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Time after a file's limit in which tap says which test hangs, before the process is killed, in ms. */
const LATE_MS = 5000

/** Starts a process for test files. */
export function startTestProcess(env: NodeJS.ProcessEnv): TestProcess {
  const child = fork(program, [], {
    cwd: root,
    env,
    detached: true,
    silent: true,
    execArgv: ['--import', register],
  })
  const exited = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null)
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null)
  // A child that was disconnected does not emit `close`.
  const closed = Promise.all([exited, ...streams.map((stream) => once(stream, 'close'))])
  void exited.then(() => child.pid && killGroup(child.pid))
  const loaded = Promise.race([once(child, 'message'), exited])
  let files = 0
  let both = ''
  for (const stream of streams) stream.setEncoding('utf8').on('data', (text: string) => (both += text))

  /** The code with which the process ends, or null; undefined if it has not ended after `limit` ms. */
  async function endWithin(limit: number): Promise<number | null | undefined> {
    const timer = new AbortController()
    const late = sleep(limit, undefined, { signal: timer.signal }).catch(() => undefined)
    const code = await Promise.race([exited, late])
    timer.abort()
    return code
  }

  async function stop() {
    child.kill('SIGTERM')
    if ((await endWithin(STOP_TIMEOUT_MS)) === undefined && child.pid) killGroup(child.pid)
  }

  return {
    files: () => files,
    async run(file, limit, signal) {
      files += 1
      both = ''
      let tap = ''
      const done = Promise.withResolvers<true>()
      const onMessage = (message: unknown) => {
        if (!isObject(message)) return
        if ('tap' in message) tap += String(message.tap)
        if ('isDone' in message) done.resolve(true)
      }
      const stopEarly = () => void stop()
      child.on('message', onMessage)
      signal.addEventListener('abort', stopEarly)
      await loaded
      if (child.connected) child.send({ file, limit })
      const code = await Promise.race([done.promise, endWithin(limit + LATE_MS)])
      child.off('message', onMessage)
      signal.removeEventListener('abort', stopEarly)
      if (code === true) return { tap, both, isDone: true, late: false, code: null }
      if (code === undefined && child.pid) killGroup(child.pid)
      await closed
      return { tap, both, isDone: false, late: code === undefined, code: code ?? null }
    },
    async end(limit) {
      both = ''
      if (child.connected) child.disconnect()
      const code = await endWithin(limit)
      if (code === undefined) await stop()
      await closed
      return { code: code ?? null, late: code === undefined, both }
    },
  }
}
