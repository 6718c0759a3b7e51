import { setTimeout as sleep } from 'node:timers/promises'
import { family } from '../../network/family.ts'

/** What may happen to a part: it is gone at once (kill -9), or stands still for some seconds (SIGSTOP, SIGCONT). */
export const kinds = ['kill', 'pause'] as const
export interface Blow {
  kind: (typeof kinds)[number]
  part: string
}

/** How long, in ms, a part stands still. */
const PAUSE = 5000

function signal(pids: readonly number[], name: NodeJS.Signals) {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // It has ended by itself.
    }
  }
}

/** Pauses a process and all that it started, until what is returned is called. */
export function pause(pid: number): () => void {
  const all = family(pid)
  signal(all, 'SIGSTOP')
  return () => signal(all, 'SIGCONT')
}

/** Strikes a part that runs with a pid. Resolves when nothing is done to it any more. */
export async function strike({ kind }: Blow, pid: number): Promise<void> {
  if (kind === 'kill') return void process.kill(pid, 'SIGKILL')
  const goOn = pause(pid)
  await sleep(PAUSE)
  goOn()
}
