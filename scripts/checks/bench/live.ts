import { setTimeout as sleep } from 'node:timers/promises'
import { caughtUp } from '../../network/caught-up.ts'
import { computedBy, figuresOfComputing } from './cpu.ts'
import { rounded, spread, type Figure } from './figures.ts'
import { figuresOfFloors, floorsOf, lower, toFloors, type Floors } from './floors.ts'
import { openLoad, type Load, type Run, type Sample } from './live/load.ts'
import { liveDuringReplay } from './live/replay.ts'
import { deedOf, type Deed, type Row } from './live/rows.ts'
import { makeScenes } from './live/scenes.ts'
import { traced } from './live/traced.ts'
import { makeSite, withPlace, type Place } from './place.ts'

export interface LiveOptions {
  /** Number of open sockets (default: 1,000) during the runs at fixed rates of changes. */
  sockets?: number
  rows: readonly Row[]
  rates: readonly number[]
  seconds: number
  /** False omits from the report the parts into which the time of a change is split. */
  budgets?: boolean
  /** Address of a Redis server for BullMQ and live updates; true starts a new server. */
  redis?: string | true
  /** Measures live updates before and during a replay of all projections, on a network with a history. */
  replay?: boolean
  /** The history's minimum number of events (default: 200,000), source file, and folder to store it in. */
  events?: number
  source?: string
  keep?: string
}

/** Numbers of mutations that are sent one at a time, for warm-up and for the measurement. */
const ALONE = { warm: 50, measured: 300 }
const IDLE_MS = 5000

const FIRST_MS = 1000

const durations = (samples: readonly Sample[]) => spread(samples.map(([, ms]) => ms))

/** Line for the report: the slowest hundredth without the first second, in which code and connections can be cold. */
function afterFirst(what: string, samples: readonly Sample[]): Figure[] {
  const from = Math.min(...samples.map(([at]) => at)) + FIRST_MS
  const later = samples.filter(([at]) => at >= from)
  if (later.length === 0) return []
  return [{ what: `${what}, p99 after the first second`, value: durations(later).p99, unit: 'ms' }]
}

/** Lines for the report: the delay until each kind of change was seen, the response times, and counts. */
function figuresOfRun(rate: string, deed: Deed, run: Run, rows: readonly Row[], floors: Floors): Figure[] {
  const what = `${deed}, ${rate}`
  const counts = {
    sent: run.sent,
    'not taken': run.failed,
    received: run.received,
    lost: run.lost,
    twice: run.twice,
  }
  return [
    ...rows.flatMap((row) => {
      const samples = run.seen[row]
      if (!samples) return []
      const seen = `${row}, ${rate}, seen`
      return [...toFloors(seen, durations(samples), floors), ...afterFirst(seen, samples)]
    }),
    ...(run.answered.length > 0 ? toFloors(`${what}, answered`, durations(run.answered), floors) : []),
    ...Object.entries(counts).map(([name, value]) => ({ what: `${what}, ${name}`, value, unit: 'changes' })),
    { what: `${what}, computing of the load`, value: rounded(run.busy * 100), unit: '% of a core' },
    { what: `${what}, lateness of the load's own event loop, p99`, value: rounded(run.late), unit: 'ms' },
  ]
}

/** Ratio of the time of a notice to that of a message, one at a time. */
function noticesToMessages(runs: readonly Run[]): Figure[] {
  const [notice, message] = (['notice', 'message'] as const).map((row) =>
    runs.flatMap(({ seen }) => seen[row] ?? []),
  )
  if (!notice?.length || !message?.length) return []
  const value = rounded(durations(notice).p50 / durations(message).p50)
  return [{ what: 'notice, one at a time, seen, p50 to that of a message', value, unit: '×' }]
}

async function idle({ network }: Place): Promise<Figure[]> {
  const before = computedBy(network)
  await sleep(IDLE_MS)
  return figuresOfComputing('idle', before, computedBy(network), { per: IDLE_MS / 100, unit: '% of a core' })
}

async function alone(load: Load, { network }: Place, deed: Deed) {
  await load.alone(deed, ALONE.warm)
  const before = computedBy(network)
  const run = await load.alone(deed, ALONE.measured)
  const per = { per: ALONE.measured, unit: 'ms' }
  return { run, computing: figuresOfComputing(`${deed}, one at a time`, before, computedBy(network), per) }
}

async function atRate(load: Load, { network }: Place, deed: Deed, rate: number, seconds: number) {
  const before = computedBy(network)
  await load.begin(deed, rate)
  await sleep(seconds * 1000)
  const after = computedBy(network)
  const run = await load.end()
  const per = { per: rate * seconds, unit: 'ms' }
  return { run, computing: figuresOfComputing(`${deed}, ${rate} a second`, before, after, per) }
}

async function measured(place: Place, options: LiveOptions): Promise<Figure[]> {
  const { network, workshop, folder } = place
  const { sockets = 1000, rows, rates, seconds, replay = false } = options
  const { databaseUrl } = network.settings
  const site = await makeSite(workshop)
  const pairs = rates.length > 0 || replay ? Math.ceil(sockets / 2) : 0
  const [first, ...others] = await makeScenes(workshop, databaseUrl, site, 1 + pairs)
  const floorsNow = () => floorsOf({ folder, databaseUrl, log: workshop.log, pair: first! })
  let floors = await floorsNow()
  await caughtUp(databaseUrl, workshop.log)
  const load = openLoad(network.url ?? '')
  const deeds = Map.groupBy(rows, deedOf)
  try {
    if (replay) {
      await load.open(others)
      const figuresOf = (rate: string, run: Run) => figuresOfRun(rate, 'message', run, ['message'], floors)
      return [...figuresOfFloors(floors), ...(await liveDuringReplay(load, folder, options, figuresOf))]
    }
    await load.open([first!], [1])
    await load.warm(deeds.keys())
    const whileIdle = await idle(place)
    const runs: { rate: string; deed: Deed; rows: readonly Row[]; run: Run; computing: Figure[] }[] = []
    for (const [deed, rows] of deeds)
      runs.push({ rate: 'one at a time', deed, rows, ...(await alone(load, place, deed)) })
    const toMessages = noticesToMessages(runs.map(({ run }) => run))
    // Measured twice, because other processes of the machine may disturb one of the measurements.
    floors = lower(floors, await floorsNow())
    if (rates.length > 0) await load.open(others)
    for (const rate of rates)
      for (const [deed, rows] of deeds)
        runs.push({
          rate: `${rate} a second`,
          deed,
          rows,
          ...(await atRate(load, place, deed, rate, seconds)),
        })
    return [
      ...figuresOfFloors(floors),
      ...whileIdle,
      { what: 'sockets open at the rates', value: rates.length > 0 ? sockets : 0, unit: '' },
      ...runs.flatMap(({ rate, deed, rows, run, computing }) => [
        ...figuresOfRun(rate, deed, run, rows, floors),
        ...computing,
      ]),
      ...toMessages,
    ]
  } finally {
    load.close()
  }
}

/** Measures the time from one member's mutation to another member's socket, one at a time and at several rates. */
export async function live(options: LiveOptions): Promise<Figure[]> {
  const { replay = false, redis, events = 200_000, source, keep, budgets = true, rows } = options
  const place = {
    need: ['postgres', 'eventstore', 'projector', ...(replay ? ['replayer' as const] : []), 'api'],
    redis,
    ...(replay && { history: { events, source, keep } }),
  } as const
  const figures = await withPlace(place, (opened) => measured(opened, options))
  return budgets && !replay ? [...figures, ...(await traced(rows, redis))] : figures
}
