import { seenPositions, unnamedCount } from './seen.ts'

/**
 * True if the response to a mutation may have replaced a newer live update. `position` is that of the mutation's event in
 * the log, and `before` the number of live updates without a position that had come when the mutation was sent: race 3
 * of docs/decisions/live.md#races-in-the-browser.
 */
export const isOvertaken = (position: unknown, before: number): boolean =>
  unnamedCount() !== before ||
  seenPositions().some((seen) => BigInt(seen) > BigInt(typeof position === 'string' ? position : 0))
