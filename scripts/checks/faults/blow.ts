import { setTimeout as sleep } from 'node:timers/promises'
import { family } from '../../network/family.ts'

/** Faults of a process: it is killed (SIGKILL), or paused for some seconds (SIGSTOP, then SIGCONT). */
export const kinds = ['kill', 'pause'] as const
export interface Blow {
  kind: (typeof kinds)[number]
  part: string
}

const PAUSE_MS = 5000

function signal(pids: readonly number[], name: NodeJS.Signals) {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // An error means that the process has already ended.
    }
  }
}

/** Pauses a process and its descendants; returns a function to resume them. */
export function pause(pid: number): () => void {
  const all = family(pid)
  signal(all, 'SIGSTOP')
  return () => signal(all, 'SIGCONT')
}

export async function strike({ kind }: Blow, pid: number): Promise<void> {
  if (kind === 'kill') return void process.kill(pid, 'SIGKILL')
  const goOn = pause(pid)
  await sleep(PAUSE_MS)
  goOn()
}
