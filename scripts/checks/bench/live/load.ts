import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Pair } from '../place.ts'

/** Two members with a conversation and their session cookies. */
export interface Talkers extends Pair {
  cookies: [by: string, other: string]
}

export interface Run {
  sent: number
  failed: number
  /** Messages that reached the other socket: equal to `sent` if none is lost or repeated. */
  received: number
  lost: number
  twice: number
  /** For each: time of sending (ms since 1970), and ms until it reached the other socket. */
  samples: [at: number, ms: number][]
  /** Share of the time, from 0 to 1, for which the load itself used the CPU. */
  busy: number
  /** 99th percentile of its own event loop's delay in ms, by which times can be too long. */
  late: number
}

export type Asked =
  | { kind: 'open'; url: string; talkers: Talkers[] }
  | { kind: 'begin'; rate: number }
  | { kind: 'end' }
export type Answered = { kind: 'opened' | 'began' } | { kind: 'ended'; run: Run }

/** Two sockets per pair, one for each member looking at the conversation, in a process of its own. */
export interface Load {
  /** Starts to send at a constant rate, pair by pair, without waiting for arrivals. */
  begin: (rate: number) => Promise<void>
  /** Ends once all messages have arrived, or after ten seconds. */
  end: () => Promise<Run>
  close: () => void
}

/** Opens the sockets; resolves when each pair has received a message on both. */
export async function openLoad(url: string, talkers: Talkers[]): Promise<Load> {
  const child = fork(join(import.meta.dirname, 'process.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const exit = once(child, 'exit').then(([code]) => {
    throw new Error(`The load process exited early (${String(code)})`)
  })
  exit.catch(() => {})
  async function ask(asked: Asked): Promise<Answered> {
    const answer = once(child, 'message')
    child.send(asked)
    const [answered] = (await Promise.race([answer, exit])) as [Answered]
    return answered
  }
  await ask({ kind: 'open', url, talkers })
  return {
    begin: async (rate) => void (await ask({ kind: 'begin', rate })),
    async end() {
      const answered = await ask({ kind: 'end' })
      if (answered.kind !== 'ended') throw new Error('The load process did not report its figures')
      return answered.run
    },
    close: () => void child.kill(),
  }
}
