import { setTimeout as sleep } from 'node:timers/promises'

/** Longest wait, shorter than the limit of a test file, so that the failure names what did not happen. */
const TIMEOUT_MS = 60_000

/** Resolves once a condition holds, which is looked at every `everyMs`. Throws an Error that says what did not happen. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  what: string,
  everyMs = 20,
): Promise<void> {
  const end = performance.now() + TIMEOUT_MS
  while (!(await condition())) {
    if (performance.now() > end)
      throw new Error(`Within ${TIMEOUT_MS / 1000} s, this did not happen: ${what}`)
    await sleep(everyMs)
  }
}
