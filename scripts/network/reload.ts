import { setTimeout as sleep } from 'node:timers/promises'
import type { Child } from './child.ts'

// A running network takes up projections that were added: the processes that keep read models are replaced by others
// with the code as it is now, one after the other, while members go on with all that they are connected to.

/** How often a network has loaded its code again, and what was wrong with it the last time; null when nothing was. */
export interface Reloads {
  count: number
  problem: string | null
}

/** The signal that asks for it. */
const SIGNAL = 'SIGUSR2'

/**
 * Replaces these processes, first to last, whenever the network is asked to. `tell` hears how it went. One that does not
 * start leaves the one before at work. Gives what ends it.
 */
export function reloadOnSignal(children: readonly Child[], tell: (reloads: Reloads) => void): () => void {
  let reloads: Reloads = { count: 0, problem: null }
  let running = Promise.resolve()
  async function reload() {
    let problem: string | null = null
    try {
      for (const child of children) await child.replace()
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error)
    }
    reloads = { count: reloads.count + 1, problem }
    tell(reloads)
  }
  const asked = () => void (running = running.then(reload))
  process.on(SIGNAL, asked)
  return () => void process.off(SIGNAL, asked)
}

/** How long a network may take, and how often to look, in milliseconds. */
const PATIENCE = 120_000
const LOOKING = 200

/**
 * Asks a running network for it, and waits until it is done. `look` tells how the network is; null once it has stopped.
 * Throws an Error that says what was wrong.
 */
export async function askToReload(look: () => { pid: number; reloads: Reloads } | null): Promise<void> {
  const before = look()
  if (!before) throw new Error('The network has stopped.')
  process.kill(before.pid, SIGNAL)
  for (const until = Date.now() + PATIENCE; Date.now() < until; await sleep(LOOKING)) {
    const now = look()
    if (!now) throw new Error('The network has stopped.')
    if (now.reloads.count === before.reloads.count) continue
    if (now.reloads.problem === null) return
    throw new Error(
      `The code does not start, and the network goes on with what it has:\n${now.reloads.problem}`,
    )
  }
  throw new Error('The network has not loaded the code in two minutes: its log says what it waits for.')
}
