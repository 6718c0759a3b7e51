import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Pair } from '../place.ts'

/** Two members with a conversation and the cookies of their sessions. */
export interface Talkers extends Pair {
  cookies: [by: string, other: string]
}

/** What a load did between its beginning and its end. */
export interface Run {
  sent: number
  /** Turned down, or without an answer. */
  failed: number
  /** How often a message came to the other's socket: as often as one was sent, when none is lost and none comes twice. */
  received: number
  lost: number
  twice: number
  /** Of each that came: when it was sent (ms since 1970), and how many ms it took to the other's socket. */
  samples: [at: number, ms: number][]
  /** Part of the time, from 0 to 1, for which the load itself was computing. */
  busy: number
  /** How late, in ms, its own event loop was at the 99th percentile: times may be too long by that. */
  late: number
}

/** What the process of the load is asked, and what it answers. */
export type Asked =
  | { kind: 'open'; url: string; talkers: Talkers[] }
  | { kind: 'begin'; rate: number }
  | { kind: 'end' }
export type Answered = { kind: 'opened' | 'began' } | { kind: 'ended'; run: Run }

/** Two sockets a pair, each of a member who looks at their conversation, in a process of its own. */
export interface Load {
  /** Begins to send so many messages a second, pair by pair, whether or not the last one has arrived. */
  begin: (rate: number) => Promise<void>
  /** Ends it, once what was sent has arrived or ten seconds have passed. */
  end: () => Promise<Run>
  close: () => void
}

/** Opens the sockets; each pair's conversation has had a message on both of them when this resolves. */
export async function openLoad(url: string, talkers: Talkers[]): Promise<Load> {
  const child = fork(join(import.meta.dirname, 'process.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const exit = once(child, 'exit').then(([code]) => {
    throw new Error(`The load ended by itself (${String(code)})`)
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
      if (answered.kind !== 'ended') throw new Error('The load did not tell what it did')
      return answered.run
    },
    close: () => void child.kill(),
  }
}
