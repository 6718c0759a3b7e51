import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Makes a function that resolves when an amount may pass, so that at most `perSecond` pass in a second. Amounts pass in
 * the order in which they are asked for: who is slow to ask delays nobody.
 */
export function openPace(perSecond: number): (amount: number) => Promise<void> {
  let freeAt = 0
  return async (amount) => {
    const now = performance.now()
    const passesAt = Math.max(now, freeAt)
    freeAt = passesAt + (amount / perSecond) * 1000
    // A timer can end early, by as much as the event loop was late when it began.
    for (let wait = passesAt - now; wait > 0; wait = passesAt - performance.now()) await sleep(wait)
  }
}
