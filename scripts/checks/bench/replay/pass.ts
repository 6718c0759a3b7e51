import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** What one reading of the whole log gave. */
export interface Pass {
  events: number
  /** Events read in a second, until the last of them was dealt with. */
  rate: number
  /** The most memory that the process had, in MB. */
  peak: number
}

/**
 * What is done with the events: only counted, made into the rows of projections by a replay, or, for the first time, by
 * a projector.
 */
export type What = { count: true } | { replay: readonly string[] } | { fill: true }

/** Reads the whole log once in a process of its own, whose settings are in `env`. */
export async function pass(what: What, env: NodeJS.ProcessEnv): Promise<Pass> {
  const child = fork(join(import.meta.dirname, 'process.ts'), [JSON.stringify(what)], {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const exit = once(child, 'exit').then(([code]) => {
    throw new Error(`The replay ended (${String(code)}) before it was done`)
  })
  exit.catch(() => {})
  const [passed] = (await Promise.race([once(child, 'message'), exit])) as [Pass]
  await exit.catch(() => {})
  return passed
}
