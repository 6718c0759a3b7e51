import { openPool, sqlOver, type Sql } from '../../projections/sql.ts'
import { startSession } from '../../services/operational/sessions.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MemberId } from '../../events/kinds.ts'
import { caughtUp } from '../network/caught-up.ts'
import { rawAppends } from './append.ts'
import { figuresOf, rounded, spread, type Figure, type Spread } from './figures.ts'
import { openLoad, type Load, type Run, type Talkers } from './live/load.ts'
import { makePairs, makeSite, withPlace, type Pair, type Place } from './place.ts'

/** What a live benchmark is run with. */
export interface LiveOptions {
  sockets: number
  /** Messages a second, one run each. */
  rates: readonly number[]
  /** How long each run takes. */
  seconds: number
  /** BullMQ and live updates over Redis: at this address, or over one that is started. */
  redis?: string | true
}

const signIn = async (sql: Sql, member: MemberId) =>
  `session=${(await startSession(sql, { member, device: 'bench' })).token}`

/** Signs the members of pairs in. */
async function talkersOf(databaseUrl: string, pairs: readonly Pair[]): Promise<Talkers[]> {
  const pool = openPool(databaseUrl, [], 4)
  const sql = sqlOver(pool)
  try {
    return await Promise.all(
      pairs.map(async (pair) => ({
        ...pair,
        cookies: [await signIn(sql, pair.by), await signIn(sql, pair.other)],
      })),
    )
  } finally {
    await pool.end()
  }
}

/** Sends at a rate for some seconds. */
async function ran(load: Load, rate: number, seconds: number): Promise<Run> {
  await load.begin(rate)
  await sleep(seconds * 1000)
  return load.end()
}

/** What a run tells, as lines of a report. */
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
  ]
}

/** Opens the load on a network: so many sockets, two a pair. */
export async function openLoadOn(
  { network, workshop }: Place,
  sockets: number,
): Promise<{ load: Load; floor: Spread }> {
  const site = await makeSite(workshop)
  const pairs = await makePairs(workshop, site, Math.ceil(sockets / 2))
  const floor = await rawAppends(workshop.log, pairs[0]!)
  await caughtUp(network.settings.databaseUrl, workshop.log)
  const load = await openLoad(network.url ?? '', await talkersOf(network.settings.databaseUrl, pairs))
  return { load, floor }
}

/** Mutation sent → payload on the other member's socket, at several rates, with many sockets open. */
export const live = ({ sockets, rates, seconds, redis }: LiveOptions): Promise<Figure[]> =>
  withPlace({ need: ['postgres', 'eventstore', 'projector', 'api'], redis }, async (place) => {
    const { load, floor } = await openLoadOn(place, sockets)
    try {
      const figures: Figure[] = [
        { what: 'floor: one raw append, p50', value: floor.p50, unit: 'ms' },
        { what: 'sockets open', value: sockets, unit: '' },
      ]
      for (const rate of rates)
        figures.push(...figuresOfRun(`${rate} messages a second`, await ran(load, rate, seconds), floor))
      return figures
    } finally {
      load.close()
    }
  })
