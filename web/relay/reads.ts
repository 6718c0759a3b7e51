/** Time in ms after the response to a query in which components that show its data may start their subscriptions. */
const SHOWN_WITHIN_MS = 30_000

/** Queries of the last half minute: the times of their requests and of their responses, in ms since the page began. */
let reads: { asked: number; answered: number }[] = []

/** Notes the response to a query that was requested at a time. */
export function noteRead(asked: number, now = performance.now()): void {
  reads = reads.filter(({ answered }) => now - answered < SHOWN_WITHIN_MS)
  reads.push({ asked, answered: now })
}

/**
 * Time in ms since the page began at which the oldest data was requested that new subscriptions keep live; now, if no
 * query was answered lately.
 */
export const oldestRead = (now = performance.now()): number =>
  Math.min(now, ...reads.filter(({ answered }) => now - answered < SHOWN_WITHIN_MS).map(({ asked }) => asked))
