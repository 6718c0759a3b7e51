import { existsSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { openPool, sqlOver } from '../../../services/postgres/sql.ts'
import { temporaryFolder } from '../../../services/temporary.ts'
import { withWorkshop } from '../../command/workshop.ts'
import { buildWeb } from '../../build.ts'
import { openNetwork, type Network } from '../../network.ts'
import { caughtUp } from '../../network/caught-up.ts'
import { family } from '../../network/family.ts'
import { readable } from '../../network/readable.ts'
import { fillWithDemo, isFilled } from '../../start/fill.ts'
import { computedBy, cpuOf, figuresOfComputing } from './cpu.ts'
import { rounded, type Figure } from './figures.ts'

export interface IdleOptions {
  seconds: number
  /** Folder of the network's data, which is filled once and reused. */
  keep?: string
}

/** Time after the start, or after the demo is complete, in which nothing is measured. */
const SETTLING_MS = 120_000
/** Tables that grow with the network, which nothing may read from end to end while nobody does anything. */
const GROWING = ['member', 'post', 'effect']
const DAY_S = 86_400

const say = (line: string) => process.stderr.write(`${line}\n`)

interface Counts {
  commits: number
  walBytes: number
  connections: number
  scanned: number
}

/** Counters of the database. The connection is closed again, as it would count too. */
async function countsOf(databaseUrl: string): Promise<Counts> {
  const pool = openPool(databaseUrl, [], 1)
  try {
    const [row] = await sqlOver(pool)<Counts>`
      select xact_commit::float as commits,
        pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float as "walBytes",
        (select count(*)::int - 1 from pg_stat_activity where datname = current_database()) as connections,
        (select coalesce(sum(seq_tup_read), 0)::float from pg_stat_user_tables
          where relname = any(${GROWING})) as scanned
      from pg_stat_database where datname = current_database()`
    if (!row) throw new Error('PostgreSQL does not know the database')
    return row
  } finally {
    await pool.end()
  }
}

/** Memory of a process in KiB, with its part of what it shares with others; NaN except on Linux. */
function sharedMemoryOf(pid: number): number {
  const file = `/proc/${pid}/smaps_rollup`
  if (!existsSync(file)) return Number.NaN
  return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1] ?? Number.NaN)
}

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)

/** This process stands for that of `npm start`. */
const computed = (network: Network) => computedBy(network).set('start', cpuOf(process.pid))

function figuresOfProcesses({ pids }: Network): Figure[] {
  const families = Object.entries(pids()).map(([part, pid]) => [part, family(pid)] as const)
  const all = [...families, ['start', [process.pid]] as const]
  const memory = all.map(([part, members]) => [part, sum(members.map(sharedMemoryOf)) / 1024] as const)
  return [
    ...all.map(([part, members]) => ({ what: `processes of ${part}`, value: members.length, unit: '' })),
    ...[...memory, ['all processes', sum(memory.map(([, mib]) => mib))] as const].map(([part, mib]) => ({
      what: `memory of ${part}, shared pages once`,
      value: rounded(mib),
      unit: 'MiB',
    })),
  ]
}

async function measured(network: Network, seconds: number): Promise<Figure[]> {
  const { databaseUrl } = network.settings
  const before = { counts: await countsOf(databaseUrl), computed: computed(network) }
  await sleep(seconds * 1000)
  const after = { computed: computed(network), counts: await countsOf(databaseUrl) }
  const each = (of: (counts: Counts) => number, digits: number) =>
    rounded(((of(after.counts) - of(before.counts)) / seconds) * digits)
  return [
    ...figuresOfComputing('idle', before.computed, after.computed, {
      per: seconds * 10,
      unit: '% of a core',
    }),
    { what: 'commits', value: each(({ commits }) => commits, 1), unit: '/s' },
    { what: 'write-ahead log', value: each(({ walBytes }) => walBytes, DAY_S / 1e6), unit: 'MB a day' },
    {
      what: `rows read by scans of ${GROWING.join(', ')}`,
      value: each(({ scanned }) => scanned, 60),
      unit: '/min',
    },
    { what: 'connections to PostgreSQL', value: after.counts.connections, unit: '' },
    ...figuresOfProcesses(network),
  ]
}

/** Measures what `npm start` costs while nobody uses the network, with the demo in it. */
export async function idle({ seconds, keep }: IdleOptions): Promise<Figure[]> {
  const folder = keep ?? temporaryFolder('bench')
  try {
    const network = await openNetwork({
      need: ['postgres', 'eventstore', 'projector', 'replayer', 'api'],
      folder,
      env: { PORT: '3900', DEMO: 'true' },
      announce: true,
      sparing: true,
      web: (signal) => buildWeb(say, { signal }),
      log: (line) => readable(line, say),
    })
    try {
      if (!isFilled(folder)) await fillWithDemo(folder, network.env)
      while (!isFilled(folder)) await sleep(1000)
      await withWorkshop(network.settings, ({ log }) => caughtUp(network.settings.databaseUrl, log))
      await sleep(SETTLING_MS)
      return await measured(network, seconds)
    } finally {
      await network.close()
    }
  } finally {
    if (keep === undefined) rmSync(folder, { recursive: true, force: true })
  }
}
