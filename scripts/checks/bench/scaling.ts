import { Agent } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { recordFrom } from '../../../events/entries.ts'
import { threadSlug } from '../../../services/commands/forums.ts'
import { openPool, sqlOver } from '../../../services/postgres/sql.ts'
import { buildWeb } from '../../build.ts'
import { caughtUp } from '../../network/caught-up.ts'
import { computedBy, memoryOf } from './cpu.ts'
import { rounded, together, type Figure } from './figures.ts'
import { post } from './live/browser.ts'
import { openLoad } from './live/load.ts'
import { deeds, type Deed } from './live/rows.ts'
import { makeScenes } from './live/scenes.ts'
import { makeSite, withPlace, type Place } from './place.ts'
import { habits, MAX_BUSY, meanChange, parts, planOf, type Cost, type Costs } from './scaling/model.ts'
import { ask } from './ssr/load.ts'

const SOCKETS = 300
const RATE = 50
const SECONDS = 5
const REQUESTS = 400
const AT_ONCE = 4

/** Processor time of each part for `count` repetitions. */
async function costOf({ network }: Place, count: number, work: () => Promise<unknown>): Promise<Cost> {
  const before = computedBy(network)
  await work()
  const after = computedBy(network)
  const each = (part: string) => ((after.get(part) ?? 0) - (before.get(part) ?? 0)) / count
  return recordFrom(parts, each)
}

/** Disk space of the log and of the tables, and the number of events. */
async function spaceOf({ network, folder, workshop }: Place) {
  const pool = openPool(network.settings.databaseUrl, [], 1)
  // The files' sizes would include the write-ahead log, which is reused.
  const file = new DatabaseSync(join(folder, 'log.sqlite'), { readOnly: true })
  try {
    const pages = file.prepare(
      'select page_count * page_size as bytes from pragma_page_count, pragma_page_size',
    )
    const log = Number(pages.get()?.bytes)
    const [row] = await sqlOver(pool)<{ bytes: bigint }>`select pg_database_size(current_database()) as bytes`
    return { log, tables: Number(row?.bytes), events: Number(await workshop.log.head()) }
  } finally {
    file.close()
    await pool.end()
  }
}

async function measured(place: Place): Promise<Costs> {
  const { network, workshop } = place
  const { databaseUrl } = network.settings
  const url = network.url ?? ''
  const site = await makeSite(workshop)
  const scenes = await makeScenes(workshop, databaseUrl, site, 1 + SOCKETS / 2)
  const [first, ...others] = scenes
  await caughtUp(databaseUrl, workshop.log)
  const load = openLoad(url)
  const agent = new Agent({ keepAlive: true })
  const api = network.pids().api!
  try {
    const memory = memoryOf(api)
    await load.open(others)
    const socketKiB = (memoryOf(api) - memory) / SOCKETS
    const before = await spaceOf(place)
    const changes = {} as Record<Deed, Cost>
    for (const deed of deeds) {
      await load.begin(deed, RATE)
      await sleep(1000)
      changes[deed] = await costOf(place, RATE * SECONDS, () => sleep(SECONDS * 1000))
      await load.end()
    }
    const after = await spaceOf(place)
    const slug = threadSlug('Thread 0', first!.thread)
    const member = { url, cookie: first!.cookies[0] }
    const path = `/forums/${slug}`
    const request = (headers: Record<string, string>) => async () => {
      const { status } = await ask(url + path, headers, agent)
      if (status !== 200) throw new Error(`${path} answered ${status}`)
    }
    const read = () => post(member, { operation: 'ThreadScreenQuery', variables: { slug } })
    const repeated = async (work: () => Promise<void>) => {
      await together(REQUESTS / 4, AT_ONCE, work)
      return costOf(place, REQUESTS, () => together(REQUESTS, AT_ONCE, work))
    }
    return {
      changes,
      read: await repeated(read),
      page: await repeated(request({ cookie: first!.cookies[0], 'accept-encoding': 'gzip' })),
      visit: await repeated(request({ 'accept-encoding': 'gzip' })),
      socketKiB,
      logBytes: (after.log - before.log) / (after.events - before.events),
      tableBytes: (after.tables - before.tables) / (after.events - before.events),
    }
  } finally {
    load.close()
    agent.destroy()
  }
}

const figure = (what: string, value: number, unit: string): Figure => ({ what, value: rounded(value), unit })

function figuresOf(costs: Costs, members: number): Figure[] {
  const { changes, read, page, visit, socketKiB, logBytes, tableBytes } = costs
  const mean = meanChange(costs, habits)
  const plan = planOf(members, costs)
  const what = {
    ...changes,
    'the mean change': mean,
    'a query of a thread': read,
    'a page for a member': page,
    'a page for a visitor': visit,
  }
  const each = (cost: Cost) => (MAX_BUSY * 1000) / cost.api
  return [
    ...Object.entries(what).flatMap(([name, cost]) =>
      parts.map((part) => figure(`${name}, computing of ${part}`, cost[part], 'ms')),
    ),
    figure('memory of the API for a socket', socketKiB, 'KiB'),
    figure('disk for an event in the log', logBytes, 'bytes'),
    figure('disk for an event in the tables', tableBytes, 'bytes'),
    ...parts.map((part) =>
      figure(`one core of ${part} carries`, (MAX_BUSY * 1000) / mean[part], 'changes/s'),
    ),
    figure('one core of api carries, queries', each(read), '/s'),
    figure('one core of api carries, pages for members', each(page), '/s'),
    figure('one core of api carries, pages for visitors', each(visit), '/s'),
    figure(`${members} members, changes at the peak`, plan.changes, '/s'),
    figure(`${members} members, pages for members at the peak`, plan.pages, '/s'),
    figure(`${members} members, pages for visitors at the peak`, plan.visits, '/s'),
    figure(`${members} members, queries at the peak`, plan.reads, '/s'),
    figure(`${members} members, sockets at the peak`, plan.sockets, ''),
    figure(`${members} members, memory of all APIs for sockets`, plan.socketMemoryMiB, 'MiB'),
    ...parts.map((part) => figure(`${members} members, cores that ${part} uses`, plan.cores[part], '')),
    ...parts.map((part) =>
      figure(
        `${members} members, ${part === 'postgres' ? 'cores of postgres' : `processes of ${part}`}`,
        plan.processes[part],
        '',
      ),
    ),
    figure(`${members} members, growth of the log`, plan.logGiB, 'GiB per year'),
    figure(`${members} members, growth of the tables`, plan.tableGiB, 'GiB per year'),
  ]
}

/** Measures the cost of each kind of work, and computes from it what a network of some size needs. */
export async function scaling({ members = 1_000_000 }: { members?: number }): Promise<Figure[]> {
  await buildWeb(() => {})
  const need = ['postgres', 'eventstore', 'projector', 'api'] as const
  const costs = await withPlace({ need }, measured)
  return figuresOf(costs, members)
}
