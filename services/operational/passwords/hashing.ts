import { Worker } from 'node:worker_threads'
import { hash, verify } from '@node-rs/argon2'
import { errorFrom } from '../../thrown.ts'

/** Parameters for argon2id as recommended by OWASP; stored hashes have the same, so changes need a migration. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Time in ms for which a password waits for the thread before it is hashed beside it, with ordinary priority. */
const MAX_THREAD_WAIT_MS = 500
const MAX_WAITING = 200

export class BusyError extends Error {
  override name = 'BusyError'
}

/** A password to hash with a cost and a salt, or to compare with a hash. */
export interface Work {
  password: string
  by: string | (typeof cost & { salt: Uint8Array })
}

interface Job {
  work: Work
  since: number
  done: (result: string | boolean) => void
  failed: (error: Error) => void
}

/** Hashes passwords. Throws BusyError if too many wait. */
interface Hashing {
  hash: (password: string, salt: Uint8Array) => Promise<string>
  matches: (hash: string, password: string) => Promise<boolean>
}

/**
 * Hashes one password at a time in a thread with a lower priority, because a hash takes as long as several reads of a
 * page. If the machine is so busy that passwords wait, a second one is hashed beside it with ordinary priority.
 */
export function openHashing({
  maxThreadWaitMs = MAX_THREAD_WAIT_MS,
  open = () => new Worker(new URL('hash-thread.ts', import.meta.url)),
} = {}): Hashing {
  const waiting: Job[] = []
  let thread: Worker | null = null
  let current: Job | null = null
  let looking: NodeJS.Timeout | null = null

  function start(): Worker {
    const started = open()
    started.on('message', (result: string | boolean) => {
      current?.done(result)
      started.unref()
      next()
    })
    started.on('error', (error: Error) => {
      thread = null
      current?.failed(error)
      next()
    })
    return started
  }

  function next() {
    const job = (current = waiting.shift() ?? null)
    if (!job) return
    try {
      thread ??= start()
    } catch (error) {
      // The system may be short of threads or memory: the next password starts another thread.
      job.failed(errorFrom(error))
      return next()
    }
    thread.ref()
    thread.postMessage(job.work)
  }

  /** Hashes passwords that have waited for long, one after the other. */
  async function help() {
    for (;;) {
      const [oldest] = waiting
      if (!oldest || performance.now() - oldest.since < maxThreadWaitMs) break
      waiting.shift()
      const { password, by } = oldest.work
      const computed = typeof by === 'string' ? verify(by, password) : hash(password, by)
      await computed.then(oldest.done, oldest.failed)
    }
    looking = waiting.length > 0 ? setTimeout(help, maxThreadWaitMs) : null
  }

  async function ask(work: Work): Promise<string | boolean> {
    if (waiting.length >= MAX_WAITING)
      throw new BusyError('Too many people are signing in. Please try again.')
    const { promise, resolve: done, reject: failed } = Promise.withResolvers<string | boolean>()
    waiting.push({ work, since: performance.now(), done, failed })
    if (!current) next()
    else looking ??= setTimeout(help, maxThreadWaitMs)
    return promise
  }

  return {
    hash: async (password, salt) => String(await ask({ password, by: { ...cost, salt } })),
    matches: async (hash, password) => (await ask({ password, by: hash })) === true,
  }
}
