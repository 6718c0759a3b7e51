import pg from 'pg'
import type { MemberId } from '../../../events/kinds.ts'
import type { Log } from '../../../events/log.ts'
import { rawAppends } from './append.ts'
import { diskFloor, rounded, spread, timed, type Figure, type Spread } from './figures.ts'

/** Minimum times of an update that is stored durably and announced: of its sync to disk, append and notification. */
export interface Floors {
  sync: Spread
  append: Spread
  notify: Spread
}

/** Measures the time from sending a Postgres notification on one connection until another connection receives it. */
async function notifications(databaseUrl: string): Promise<Spread> {
  const [listener, sender] = [0, 1].map(() => new pg.Client({ connectionString: databaseUrl }))
  await Promise.all([listener!.connect(), sender!.connect()])
  try {
    await listener!.query('listen bench')
    const there = async () => {
      const arrived = Promise.withResolvers<void>()
      listener!.once('notification', () => arrived.resolve())
      await Promise.all([sender!.query("notify bench, 'there'"), arrived.promise])
    }
    await timed(100, there)
    return spread(await timed(400, there))
  } finally {
    await Promise.all([listener!.end(), sender!.end()])
  }
}

export async function floorsOf({
  folder,
  databaseUrl,
  log,
  pair,
}: {
  folder: string
  databaseUrl: string
  log: Log
  pair: { by: MemberId; other: MemberId }
}): Promise<Floors> {
  return {
    sync: await diskFloor(folder),
    append: await rawAppends(log, pair),
    notify: await notifications(databaseUrl),
  }
}

const faster = (a: Spread, b: Spread) => (a.p50 < b.p50 ? a : b)

/** The lower median of each floor. */
export const lower = (a: Floors, b: Floors): Floors => ({
  sync: faster(a.sync, b.sync),
  append: faster(a.append, b.append),
  notify: faster(a.notify, b.notify),
})

export const figuresOfFloors = ({ sync, append, notify }: Floors): Figure[] => [
  { what: 'floor: 4 KiB written and synced, p50', value: sync.p50, unit: 'ms' },
  { what: 'floor: one raw append, p50', value: append.p50, unit: 'ms' },
  { what: 'floor: one raw append, p99', value: append.p99, unit: 'ms' },
  { what: 'floor: one notification, p50', value: notify.p50, unit: 'ms' },
]

/** Lines for the report: percentiles of the measured times, and the ratio of their median to each minimum time. */
export const toFloors = (what: string, { count, p50, p95, p99, max }: Spread, floors: Floors): Figure[] => [
  { what: `${what} (${count}), p50`, value: p50, unit: 'ms' },
  { what: `${what}, p95`, value: p95, unit: 'ms' },
  { what: `${what}, p99`, value: p99, unit: 'ms' },
  { what: `${what}, slowest`, value: max, unit: 'ms' },
  { what: `${what}, p50 to a sync`, value: rounded(p50 / floors.sync.p50), unit: '×' },
  { what: `${what}, p50 to a raw append`, value: rounded(p50 / floors.append.p50), unit: '×' },
  { what: `${what}, p50 to a notification`, value: rounded(p50 / floors.notify.p50), unit: '×' },
]
