import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface Pass {
  events: number
  /** Number of events processed per second. */
  rate: number
  /** Peak memory of the measured process, in MB. */
  peak: number
}

/** Measured work per event: counting it, replaying it into the named projections, or projecting it into new tables. */
export type What = { count: true } | { replay: readonly string[] } | { fill: true }

export async function pass(what: What, env: NodeJS.ProcessEnv): Promise<Pass> {
  const child = fork(join(import.meta.dirname, 'process.ts'), [JSON.stringify(what)], {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const exit = once(child, 'exit').then(([code]) => {
    throw new Error(`The replay ended (${String(code)}) before it was done`)
  })
  exit.catch(() => {})
  const passed: Pass = (await Promise.race([once(child, 'message'), exit]))[0]
  await exit.catch(() => {})
  return passed
}
