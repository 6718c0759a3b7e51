import { setTimeout as sleep } from 'node:timers/promises'
import type { Child } from './child.ts'
import { errorFrom } from '../../services/thrown.ts'

// Loads added projections into a running network: processes that contain read models are replaced one by one by
// processes with the current code, while members stay connected.

/** Number of reloads so far, and the error of the last reload; null if the last one succeeded. */
export interface Reloads {
  count: number
  problem: string | null
}

const SIGNAL = 'SIGUSR2'

/** On each request, replaces the children in order and passes the result to `tell`. Returns a function to end this. */
export function reloadOnSignal(children: readonly Child[], tell: (reloads: Reloads) => void): () => void {
  let reloads: Reloads = { count: 0, problem: null }
  let running = Promise.resolve()
  async function reload() {
    let problem: string | null = null
    try {
      for (const child of children) await child.replace()
    } catch (error) {
      problem = errorFrom(error).message
    }
    reloads = { count: reloads.count + 1, problem }
    tell(reloads)
  }
  const asked = () => void (running = running.then(reload))
  process.on(SIGNAL, asked)
  return () => void process.off(SIGNAL, asked)
}

const RELOAD_TIMEOUT_MS = 120_000
const POLL_MS = 200

/** Requests a reload and waits for its result; `look` reads the network's state. Throws if the reload fails. */
export async function askToReload(look: () => { pid: number; reloads: Reloads } | null): Promise<void> {
  const before = look()
  if (!before) throw new Error('The network has stopped.')
  process.kill(before.pid, SIGNAL)
  for (const until = Date.now() + RELOAD_TIMEOUT_MS; Date.now() < until; await sleep(POLL_MS)) {
    const now = look()
    if (!now) throw new Error('The network has stopped.')
    if (now.reloads.count === before.reloads.count) continue
    if (now.reloads.problem === null) return
    throw new Error(
      `The changed code does not start. The network keeps running the previous code:\n${now.reloads.problem}`,
    )
  }
  throw new Error('The network did not load the code within two minutes. See its log for the reason.')
}
