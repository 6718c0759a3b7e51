import { entriesOf, recordFrom } from '../../../../events/entries.ts'
import type { deeds } from '../live/rows.ts'

type Deed = (typeof deeds)[number]

/** Processes of which a network consists. */
export const parts = ['api', 'projector', 'eventstore', 'postgres'] as const
type Part = (typeof parts)[number]
/** Processor time in ms of each part. */
export type Cost = Record<Part, number>

export interface Costs {
  /** For each kind of change, with its delivery to one other member. */
  changes: Record<Deed, Cost>
  /** Query of a thread with fifty comments. */
  read: Cost
  /** Page of that thread for a member. */
  page: Cost
  /** The same page for a visitor. */
  visit: Cost
  /** Memory of the API for one more socket, in KiB. */
  socketKiB: number
  /** Disk space of an event in the log, and in the tables, in bytes. */
  logBytes: number
  tableBytes: number
}

/** Assumed habits of a network's members. Change them to those of your network. */
export const habits = {
  /** Share of the members who come on a day. */
  activeShare: 0.1,
  /** Each of them, per day. */
  changes: { comment: 0.5, reply: 0.5, reaction: 4, message: 3, follow: 0.1 } satisfies Record<Deed, number>,
  pages: 10,
  reads: 20,
  onlineMinutes: 30,
  /** Pages for visitors, for each of a member. */
  visitsPerPage: 5,
  /** The busiest minutes, as a multiple of the day's mean. */
  peak: 3,
}
export type Habits = typeof habits

/** Share of a core that a part uses at most, as times rise above it. */
export const MAX_BUSY = 0.6
const SECONDS_PER_DAY = 86_400

export const costOf = (weights: readonly (readonly [Cost, number])[]): Cost =>
  recordFrom(parts, (part) => weights.reduce((sum, [cost, weight]) => sum + cost[part] * weight, 0))

/** The mean cost of a change in the given mixture. */
export function meanChange(costs: Costs, { changes }: Habits): Cost {
  const entries = entriesOf(changes)
  const all = entries.reduce((sum, [, count]) => sum + count, 0)
  return costOf(entries.map(([deed, count]) => [costs.changes[deed], count / all]))
}

interface Plan {
  /** Per second, at the peak. */
  changes: number
  pages: number
  visits: number
  reads: number
  sockets: number
  /** Cores that each part uses at the peak. */
  cores: Cost
  /** Processes (of Postgres: cores) so that none is busier than MAX_BUSY. */
  processes: Cost
  socketMemoryMiB: number
  /** Growth per year in GiB. */
  logGiB: number
  tableGiB: number
}

/** Computes the load of a network at its peak, and the processes that it needs. */
export function planOf(members: number, costs: Costs, assumed: Habits = habits): Plan {
  const active = members * assumed.activeShare
  const perSecond = (perDay: number) => (active * perDay * assumed.peak) / SECONDS_PER_DAY
  const changesPerDay = Object.values(assumed.changes).reduce((sum, count) => sum + count, 0)
  const changes = perSecond(changesPerDay)
  const pages = perSecond(assumed.pages)
  const visits = pages * assumed.visitsPerPage
  const reads = perSecond(assumed.reads)
  const sockets = (active * assumed.onlineMinutes * assumed.peak) / (24 * 60)
  const used = costOf([
    [meanChange(costs, assumed), changes],
    [costs.page, pages],
    [costs.visit, visits],
    [costs.read, reads],
  ])
  const each = (of: (cores: number) => number) => recordFrom(parts, (part) => of(used[part] / 1000))
  const perYear = (bytes: number) => (active * changesPerDay * 365 * bytes) / 2 ** 30
  return {
    changes,
    pages,
    visits,
    reads,
    sockets,
    cores: each((cores) => cores),
    processes: each((cores) => Math.max(1, Math.ceil(cores / MAX_BUSY))),
    socketMemoryMiB: (sockets * costs.socketKiB) / 1024,
    logGiB: perYear(costs.logBytes),
    tableGiB: perYear(costs.tableBytes),
  }
}
