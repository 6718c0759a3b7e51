const DAY_MS = 86_400_000
/** Lengths of spans are powers of four, in days, below this one. */
const POWERS = 6

/** Number of the span of 4^power days that contains a day, as in the column `spans`. */
const spanOf = (day: number, power: number) => (day >> (2 * power)) * 8 + power

/**
 * Spans that together contain all days from 1970 until the day after `now`, each day once, in groups from the newest to
 * the oldest. Each group is about four times as long as the newer one, so that a search for the newest matches of a
 * frequent word ends in a group with at most a few times as many as it wants.
 */
export function spansBackFrom(now: number): number[][] {
  const groups: number[][] = []
  let day = Math.floor(now / DAY_MS) + 1
  for (let power = 0; power < POWERS; power++) {
    const group: number[] = []
    const length = 4 ** power
    do {
      group.push(spanOf(day, power))
      day = Math.floor(day / length) * length - 1
    } while (day >= 0 && (power === POWERS - 1 || (day + 1) % (4 * length) !== 0))
    groups.push(group)
    if (day < 0) break
  }
  return groups
}
