import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Made, Order } from './make.ts'

/** Time in ms for one image, after which the process is killed. */
const TIMEOUT_MS = 30_000
/** Time in ms without images after which the process ends. */
const IDLE_MS = 60_000
const MAX_WAITING = 200

/** Message to the process of images: the path of an uploaded file, and what to make of it. */
export interface Question {
  file: string
  order: Order
}
export type Answer = { made: Made } | { problem: string }

/** The file is not a PNG, GIF or JPEG, is broken, claims too many pixels, or takes too long. */
export class UnreadableImageError extends Error {
  override name = 'UnreadableImageError'
}

export class WorkshopBusyError extends Error {
  override name = 'WorkshopBusyError'
}

interface Job extends PromiseWithResolvers<Made> {
  question: Question
}

/** Makes images of uploaded files. */
export interface ImageWorkshop {
  /** Throws UnreadableImageError; WorkshopBusyError if too many images wait. */
  make: (file: string, order: Order) => Promise<Made>
  pid: () => number | undefined
  close: () => Promise<void>
}

/**
 * Opens a process that decodes and encodes images, one at a time. It starts with the first image and ends when it is
 * idle. It gets no settings, because a file of a stranger could misuse a fault of a decoder.
 */
export function openImageWorkshop({
  timeoutMs = TIMEOUT_MS,
  idleMs = IDLE_MS,
  maxWaiting = MAX_WAITING,
} = {}): ImageWorkshop {
  const waiting: Job[] = []
  let child: ChildProcess | null = null
  let current: Job | null = null
  let timer: NodeJS.Timeout | undefined

  function start(): ChildProcess {
    const started = fork(join(import.meta.dirname, 'main.ts'), {
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.on('message', (answer: Answer) => {
      if (started !== child) return
      if ('made' in answer) current?.resolve(answer.made)
      else current?.reject(new UnreadableImageError(answer.problem))
      next()
    })
    const onEnd = () => {
      if (started !== child) return
      child = null
      current?.reject(new UnreadableImageError('the process of images ended'))
      next()
    }
    started.on('exit', onEnd).on('error', onEnd)
    return started
  }

  function next() {
    clearTimeout(timer)
    current = waiting.shift() ?? null
    if (current) {
      child ??= start()
      refer(child, true)
      timer = setTimeout(giveUp, timeoutMs)
      child.send(current.question)
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
    current?.reject(new UnreadableImageError('the image took too long'))
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
    async make(file, order) {
      if (waiting.length >= maxWaiting) throw new WorkshopBusyError('Too many images wait')
      const job = { question: { file, order }, ...Promise.withResolvers<Made>() }
      waiting.push(job)
      if (!current) next()
      return job.promise
    },
    pid: () => child?.pid,
    async close() {
      clearTimeout(timer)
      for (const { reject } of waiting.splice(0)) reject(new Error('The images were closed'))
      current?.reject(new Error('The images were closed'))
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
