import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Pair } from '../place.ts'

/** Two members who share a conversation, with their session cookies. */
export interface Talkers extends Pair {
  cookies: [by: string, other: string]
}

export interface Run {
  sent: number
  failed: number
  /** Number of messages that arrived on recipients' sockets; equal to `sent` if none is lost or delivered twice. */
  received: number
  lost: number
  twice: number
  /** For each message, the time of sending (ms since 1970), and the ms until it arrived on the recipient's socket. */
  samples: [at: number, ms: number][]
  /** Share of the time, from 0 to 1, during which the sending process used the CPU. */
  busy: number
  /** 99th percentile of this process's event loop delay, in ms, by which measured times can be too long. */
  late: number
}

export type Asked =
  | { kind: 'open'; url: string; talkers: Talkers[] }
  | { kind: 'begin'; rate: number }
  | { kind: 'end' }
export type Answered = { kind: 'opened' | 'began' } | { kind: 'ended'; run: Run }

/** A separate process that sends messages and has a socket for each member, subscribed to the conversation. */
export interface Load {
  /** Starts to send messages at a constant rate, alternating between conversations, without waiting for arrivals. */
  begin: (rate: number) => Promise<void>
  /** Stops sending; resolves once all messages have arrived, or after ten seconds. */
  end: () => Promise<Run>
  close: () => void
}

/** Opens the sockets; resolves once each conversation's two sockets have received a message. */
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
