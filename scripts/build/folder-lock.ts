import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

/** Delay between two looks at the lock, in ms. */
const LOOK_MS = 100

const isLocked = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === 5

/**
 * Runs `work` once no other process runs work for the same folder; rejects if `signal` aborts before. The lock is one of
 * SQLite's, which a process that is killed loses.
 */
export async function runExclusively<Result>(
  folder: string,
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  mkdirSync(folder, { recursive: true })
  using lock = new DatabaseSync(join(folder, 'lock'))
  for (;;)
    try {
      lock.exec('begin exclusive')
      break
    } catch (error) {
      if (!isLocked(error)) throw error
      await sleep(LOOK_MS, undefined, { ...(signal && { signal }) })
    }
  return await work()
}
