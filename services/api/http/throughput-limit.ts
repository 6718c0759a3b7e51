import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Makes a function that resolves when an amount may pass, so that at most `perSecond` pass in a second. Amounts pass in
 * the order in which they are asked for: who is slow to ask delays nobody.
 */
export function openPace(perSecond: number): (amount: number) => Promise<void> {
  let freeAt = 0
  let previous = Promise.resolve()
  return (amount) => {
    const passesAt = Math.max(performance.now(), freeAt)
    freeAt = passesAt + (amount / perSecond) * 1000
    previous = previous.then(() => sleepUntil(passesAt))
    return previous
  }
}

/** Waits until `performance.now()` reaches a time, at once if it has: a timer alone can end some milliseconds early. */
async function sleepUntil(time: number): Promise<void> {
  for (let wait = time - performance.now(); wait > 0; wait = time - performance.now()) await sleep(wait)
}
