import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Subscription } from '../live/rows.ts'

/** A socket of a member, with its subscriptions, from one address of this machine. */
export interface Seat {
  name: string
  cookie: string
  address: string
  subscriptions: readonly Subscription[]
}

export interface Arrival {
  name: string
  body: string
  /** In ms, by `clock.ts`. */
  at: number
}

export type Asked =
  | { kind: 'open'; url: string; seats: readonly Seat[] }
  | { kind: 'pause' | 'resume'; name: string }
  | { kind: 'collect' }
export interface Answered {
  arrivals: Arrival[]
  /** Name, code and reason of each closed socket. */
  closed: string[]
  error?: string
}

/** Sockets in several processes, as one process would be busy with reading. */
export interface Crowd {
  open: (url: string, seats: readonly Seat[]) => Promise<void>
  /** Makes the reader of a socket stop to read, or read again. */
  pause: (name: string) => Promise<void>
  resume: (name: string) => Promise<void>
  /** Deliveries since the last call. */
  collect: () => Promise<{ arrivals: Arrival[]; closed: string[] }>
  close: () => void
}

export function openCrowd(count: number): Crowd {
  const workers = Array.from({ length: count }, () =>
    fork(join(import.meta.dirname, 'worker.ts'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }),
  )
  const exits = workers.map(async (worker) => {
    await once(worker, 'exit')
    throw new Error('A process with sockets exited early')
  })
  exits.forEach((exit) => exit.catch(() => {}))
  async function ask(n: number, asked: Asked): Promise<Answered> {
    const worker = workers[n]!
    const answer = once(worker, 'message')
    worker.send(asked)
    const answered: Answered = (await Promise.race([answer, exits[n]!]))[0]
    if (answered.error) throw new Error(answered.error)
    return answered
  }
  const all = (askedOf: (n: number) => Asked) => Promise.all(workers.map((_, n) => ask(n, askedOf(n))))
  return {
    async open(url, seats) {
      await all((n) => ({ kind: 'open', url, seats: seats.filter((_, m) => m % count === n) }))
    },
    pause: async (name) => void (await all(() => ({ kind: 'pause', name }))),
    resume: async (name) => void (await all(() => ({ kind: 'resume', name }))),
    async collect() {
      const answers = await all(() => ({ kind: 'collect' }))
      return {
        arrivals: answers.flatMap(({ arrivals }) => arrivals),
        closed: answers.flatMap(({ closed }) => closed),
      }
    },
    close: () => workers.forEach((worker) => worker.kill()),
  }
}
