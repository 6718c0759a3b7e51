import { seenPositions, unnamedCount } from './seen.ts'

/**
 * True if a live update that came before the response to a mutation may be newer, so that the response has replaced it:
 * `position` is that of the mutation's event in the log, and `before` the count of unnamed updates when it was sent. Race 3 of
 * docs/decisions/live.md#races-in-the-browser.
 */
export const isOvertaken = (position: unknown, before: number): boolean =>
  unnamedCount() !== before ||
  seenPositions().some((seen) => BigInt(seen) > BigInt(typeof position === 'string' ? position : 0))
