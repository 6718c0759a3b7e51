import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Deed, Row, Scene } from './rows.ts'

/** Time at which a mutation was sent (ms, by `clock.ts`), and the ms until the measured moment. */
export type Sample = [at: number, ms: number]

export interface Run {
  sent: number
  failed: number
  /** Number of mutations whose effect the other member has seen; equal to `sent` if none is lost. */
  received: number
  lost: number
  twice: number
  /** Times, by row, from sending a request until the handler of the other member's socket is called. */
  seen: Partial<Record<Row, Sample[]>>
  /** Times from sending a request until its response. */
  answered: Sample[]
  /** Share of the time, from 0 to 1, during which the sending process used the CPU. */
  busy: number
  /** 99th percentile of the event loop delay of the measuring process, in ms: a possible error of measured times. */
  late: number
}

export type Asked =
  | { kind: 'open'; url: string; scenes: Scene[]; sides: readonly (0 | 1)[] }
  | { kind: 'alone'; deed: Deed; count: number; pauseMs: number }
  | { kind: 'begin'; deed: Deed; rate: number }
  | { kind: 'end' }
export type Answered = { kind: 'done' } | { kind: 'ended'; run: Run } | { kind: 'failed'; error: string }

/** A separate process that sends mutations, and opens the sockets of the members who receive updates. */
export interface Load {
  /**
   * Opens the sockets of both members of each scene (a pair of members and their thread), or of some `sides`; resolves
   * once each has received a message. Later calls replace the scenes of earlier ones, whose sockets stay open.
   */
  open: (scenes: Scene[], sides?: readonly (0 | 1)[]) => Promise<void>
  /** Sends mutations of the first pair's first member one at a time, with pauses (default: 30 ms). */
  alone: (deed: Deed, count: number, pauseMs?: number) => Promise<Run>
  /** Sends mutations of each kind without pauses, so that the processes have compiled what they run often. */
  warm: (deeds: Iterable<Deed>) => Promise<void>
  /** Starts to send mutations at a constant rate, for each pair of members in turn, without waiting for arrivals. */
  begin: (deed: Deed, rate: number) => Promise<void>
  /** Stops sending; resolves once all mutations have arrived, or after ten seconds. */
  end: () => Promise<Run>
  close: () => void
}

const PAUSE_MS = 30
const WARM = 150

export function openLoad(url: string): Load {
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
    const answered: Answered = (await Promise.race([answer, exit]))[0]
    if (answered.kind === 'failed') throw new Error(answered.error)
    return answered
  }
  async function ran(asked: Asked): Promise<Run> {
    const answered = await ask(asked)
    if (answered.kind !== 'ended') throw new Error('The load process did not report its figures')
    return answered.run
  }
  return {
    open: async (scenes, sides = [0, 1]) => void (await ask({ kind: 'open', url, scenes, sides })),
    alone: (deed, count, pauseMs = PAUSE_MS) => ran({ kind: 'alone', deed, count, pauseMs }),
    async warm(deeds) {
      for (const deed of deeds) await ran({ kind: 'alone', deed, count: WARM, pauseMs: 0 })
    },
    begin: async (deed, rate) => void (await ask({ kind: 'begin', deed, rate })),
    end: () => ran({ kind: 'end' }),
    close: () => void child.kill(),
  }
}
