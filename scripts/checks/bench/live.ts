import { setTimeout as sleep } from 'node:timers/promises'
import type { Network } from '../../network.ts'
import { caughtUp } from '../../network/caught-up.ts'
import { rawAppends } from './append.ts'
import { cpuOfFamily } from './cpu.ts'
import { figuresOf, rounded, spread, type Figure, type Spread } from './figures.ts'
import { openLoad, type Load, type Run } from './live/load.ts'
import { liveDuringReplay } from './live/replay.ts'
import { makePairs, makeSite, signedIn, withPlace, type Place } from './place.ts'

export interface LiveOptions {
  sockets: number
  rates: readonly number[]
  seconds: number
  /** Address of a Redis server for BullMQ and live updates; true starts a new server. */
  redis?: string | true
  /** Measures live updates before and during a replay of all projections, on a network with a history. */
  replay?: boolean
  /** The history's minimum number of events (default: 200,000), source file, and folder to store it in. */
  events?: number
  source?: string
  keep?: string
}

const computedBy = ({ pids }: Network): Map<string, number> =>
  new Map(Object.entries(pids()).map(([part, pid]) => [part, cpuOfFamily(pid)]))

async function ran(load: Load, network: Network, rate: number, seconds: number) {
  const before = computedBy(network)
  await load.begin(rate)
  await sleep(seconds * 1000)
  const after = computedBy(network)
  const run = await load.end()
  const figures = [...after].map(([part, ms]) => ({
    what: `${rate} messages a second, computing of ${part} for a message`,
    value: rounded((ms - (before.get(part) ?? 0)) / (rate * seconds)),
    unit: 'ms',
  }))
  return { run, figures }
}

function figuresOfRun(what: string, run: Run, floor: Spread): Figure[] {
  const counts = {
    sent: run.sent,
    'not taken': run.failed,
    received: run.received,
    lost: run.lost,
    twice: run.twice,
  }
  return [
    ...figuresOf(what, spread(run.samples.map(([, ms]) => ms)), floor),
    ...Object.entries(counts).map(([name, value]) => ({ what: `${what}, ${name}`, value, unit: 'messages' })),
    { what: `${what}, computing of the load`, value: rounded(run.busy * 100), unit: '% of a core' },
    { what: `${what}, lateness of the load's own event loop, p99`, value: rounded(run.late), unit: 'ms' },
  ]
}

async function openLoadOn(
  { network, workshop }: Place,
  sockets: number,
): Promise<{ load: Load; floor: Spread }> {
  const site = await makeSite(workshop)
  const pairs = await makePairs(workshop, site, Math.ceil(sockets / 2))
  const floor = await rawAppends(workshop.log, pairs[0]!)
  await caughtUp(network.settings.databaseUrl, workshop.log)
  const load = await openLoad(network.url ?? '', await signedIn(network.settings.databaseUrl, pairs))
  return { load, floor }
}

/** Measures how long a message takes to the other member's socket, at several rates, with many open sockets. */
export const live = ({ replay = false, redis, events = 200_000, source, keep, ...options }: LiveOptions) =>
  withPlace(
    {
      need: ['postgres', 'eventstore', 'projector', ...(replay ? ['replayer' as const] : []), 'api'],
      redis,
      ...(replay && { history: { events, source, keep } }),
    },
    async (place): Promise<Figure[]> => {
      const { sockets, rates, seconds } = options
      const { load, floor } = await openLoadOn(place, sockets)
      try {
        const figures: Figure[] = [
          { what: 'floor: one raw append, p50', value: floor.p50, unit: 'ms' },
          { what: 'sockets open', value: sockets, unit: '' },
        ]
        if (replay) {
          const { folder } = place
          return [...figures, ...(await liveDuringReplay({ load, floor, folder }, options, figuresOfRun))]
        }
        for (const rate of rates) {
          const { run, figures: computing } = await ran(load, place.network, rate, seconds)
          figures.push(...figuresOfRun(`${rate} messages a second`, run, floor), ...computing)
        }
        return figures
      } finally {
        load.close()
      }
    },
  )
