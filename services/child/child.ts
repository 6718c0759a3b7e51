import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Time in ms in which a process must be ready for its first question. */
const START_TIMEOUT_MS = 30_000
/** Time in ms without questions after which the process ends. */
const IDLE_MS = 60_000
const MAX_WAITING = 200

/** The process worked longer on a question than it may. */
export class TooSlowError extends Error {
  override name = 'TooSlowError'
}

export class BusyError extends Error {
  override name = 'BusyError'
}

/** The process threw an error, or ended before it answered. */
export class UnansweredError extends Error {
  override name = 'UnansweredError'
}

/** Message of the process: at first that it is ready, then an answer to each question. */
export type Reply = 'ready' | { answer: unknown } | { problem: string }

interface Job extends PromiseWithResolvers<unknown> {
  question: object
  onUsed: (ms: number) => void
}

interface Options {
  /** Path of the main module of the process, which calls `answerQuestions`. */
  main: string
  /** Maximum time in ms for a question, without the start of the process. */
  timeoutMs: number
  /** Options of Node, such as a limit of memory. */
  execArgv?: string[]
  idleMs?: number
  maxWaiting?: number
}

/** A process of its own for files and pages of strangers. */
export interface Child<Question extends object, Answer> {
  /**
   * Asks the process. Those who ask are served in turn, one question each; `onUsed` gets the time in ms that the process
   * worked on it, also in vain. Throws TooSlowError, BusyError or UnansweredError.
   */
  ask: (question: Question, who: string, onUsed?: (ms: number) => void) => Promise<Answer>
  pid: () => number | undefined
  close: () => Promise<void>
}

/** Questions that wait, by who asked. Whose last turn is longest ago is next. */
function openTurns() {
  const waiting = new Map<string, Job[]>()
  /** Number of the last turn of each who waits or had the last one. */
  const turns = new Map<string, number>()
  let turn = 0
  let count = 0
  return {
    count: () => count,
    push(who: string, job: Job) {
      count++
      waiting.set(who, [...(waiting.get(who) ?? []), job])
    },
    shift(): Job | null {
      const turnOf = (who: string) => turns.get(who) ?? 0
      const [next] = [...waiting.keys()].toSorted((one, other) => turnOf(one) - turnOf(other))
      const [job, ...rest] = waiting.get(next ?? '') ?? []
      if (next === undefined || !job) return null
      count--
      if (rest.length > 0) waiting.set(next, rest)
      else waiting.delete(next)
      turns.set(next, ++turn)
      for (const who of turns.keys()) if (who !== next && !waiting.has(who)) turns.delete(who)
      return job
    },
  }
}

/**
 * Opens a process that answers one question at a time. It starts with the first one and ends when it is idle, and is
 * killed when it works too long. It gets no settings, because input of a stranger could misuse a fault of a parser.
 */
export function openChild<Question extends object, Answer>({
  main,
  timeoutMs,
  execArgv = [],
  idleMs = IDLE_MS,
  maxWaiting = MAX_WAITING,
}: Options): Child<Question, Answer> {
  const waiting = openTurns()
  let child: ChildProcess | null = null
  let isReady = false
  let current: Job | null = null
  let begunAt = 0
  let timer: NodeJS.Timeout | undefined

  function start(): ChildProcess {
    isReady = false
    const started = fork(main, {
      env: {},
      execArgv,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.on('message', (reply: Reply) => {
      if (started !== child) return
      if (reply === 'ready') return begin()
      if ('answer' in reply) finish()?.resolve(reply.answer)
      else finish()?.reject(new UnansweredError(reply.problem))
      return next()
    })
    const onEnd = () => {
      if (started !== child) return
      child = null
      finish()?.reject(new UnansweredError('the process ended'))
      next()
    }
    started.on('exit', onEnd).on('error', onEnd)
    return started
  }

  /** Takes the current question from the process, and counts the time that it took. */
  function finish(): Job | null {
    const job = current
    current = null
    clearTimeout(timer)
    if (isReady) job?.onUsed(performance.now() - begunAt)
    return job
  }

  /** Gives the current question to the process, which is ready. */
  function begin() {
    isReady = true
    if (!current || !child) return
    clearTimeout(timer)
    timer = setTimeout(giveUp, timeoutMs)
    begunAt = performance.now()
    child.send(current.question)
  }

  function next() {
    if (current) return
    clearTimeout(timer)
    current = waiting.shift()
    if (current) {
      if (child) refer(child, true)
      else {
        child = start()
        timer = setTimeout(giveUp, START_TIMEOUT_MS)
      }
      if (isReady) begin()
    } else if (child) {
      refer(child, false)
      timer = setTimeout(() => void end(), idleMs).unref()
    }
  }

  /** Ends a process that takes too long, whose later answer is ignored, and goes on with a new one. */
  function giveUp() {
    const slow = child
    child = null
    slow?.kill('SIGKILL')
    finish()?.reject(new TooSlowError('the process took too long'))
    next()
  }

  async function end() {
    const ending = child
    child = null
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    refer(ending, true)
    const ended = once(ending, 'exit')
    ending.kill('SIGKILL')
    await ended
  }

  return {
    async ask(question, who, onUsed = () => {}) {
      if (waiting.count() >= maxWaiting) throw new BusyError('Too many questions wait')
      const job = { question, onUsed, ...Promise.withResolvers<unknown>() }
      waiting.push(who, job)
      next()
      return job.promise as Promise<Answer>
    },
    pid: () => child?.pid,
    async close() {
      clearTimeout(timer)
      const closed = new UnansweredError('The process was closed')
      for (let job = waiting.shift(); job; job = waiting.shift()) job.reject(closed)
      current?.reject(closed)
      current = null
      await end()
    },
  }
}

/** Makes the process of this module wait for a child, or not. */
function refer(child: ChildProcess, waits: boolean) {
  if (waits) child.ref()
  else child.unref()
  if (waits) child.channel?.ref()
  else child.channel?.unref()
}
