import { fragment, type Fragment } from '../../services/postgres/sql.ts'

const DAY_MS = 86_400_000
/** Lengths of spans are powers of four, in days, below this one. */
const POWERS = 6

/** Number of the span of 4^power days that contains a day, as in the column `spans`. */
const spanOf = (day: number, power: number) => (day >> (2 * power)) * 8 + power

/** Number of spans in a group, except for the oldest group, which has all others of its length. */
const GROUP_SPANS = 2

/**
 * Spans that together contain all days from 1970 until the day after `now`, each day once, in groups from the newest to
 * the oldest. A group is at most about as long as all newer ones together, so that a search for the newest matches of a
 * frequent word ends in a group with few more than it wants.
 */
export function spansBackFrom(now: number): number[][] {
  const groups: number[][] = []
  let day = Math.floor(now / DAY_MS) + 1
  for (let power = 0; power < POWERS; power++) {
    let group: number[] = []
    const length = 4 ** power
    do {
      if (group.length === GROUP_SPANS && power < POWERS - 1) {
        groups.push(group)
        group = []
      }
      group.push(spanOf(day, power))
      day = Math.floor(day / length) * length - 1
    } while (day >= 0 && (power === POWERS - 1 || (day + 1) % (4 * length) !== 0))
    groups.push(group)
    if (day < 0) break
  }
  return groups
}

/** SQL expression for the column `spans`: those that contain a time, of all given sites. */
export const spansOf = (sites: Fragment, time: Fragment) => fragment`array(
  select (hashtext(one.site)::bigint << 24) + (((${time} at time zone 'UTC')::date - date '1970-01-01') >> (2 * power)) * 8 + power
  from unnest(${sites}) as one (site), generate_series(0, 5) as power order by 1)`
