import { Command, InvalidArgumentError } from 'commander'
import { runCommand } from '../command/run.ts'
import { accounts, isPart, parts, type Part } from './bench/accounts.ts'
import { append } from './bench/append.ts'
import type { Figure } from './bench/figures.ts'
import { idle, type IdleOptions } from './bench/idle.ts'
import { log } from './bench/log.ts'
import { EVENTS_PER_STREAM } from './bench/log/fill.ts'
import { live, type LiveOptions } from './bench/live.ts'
import { isRow, rows, type Row } from './bench/live/rows.ts'
import { outside } from './bench/outside/outside.ts'
import { read } from './bench/read.ts'
import { relevance } from './bench/relevance.ts'
import { scaling } from './bench/scaling.ts'
import { search } from './bench/search.ts'
import { sockets, type SocketsOptions } from './bench/sockets.ts'
import { ssr } from './bench/ssr.ts'
import { replay, type ReplayOptions } from './bench/replay.ts'
import { callerPath } from '../network.ts'

// npm run bench: measures speed relative to a baseline measured in the same run, because machines differ.

interface Options extends IdleOptions, LiveOptions, ReplayOptions, SocketsOptions {
  json?: boolean
  large?: number
  members?: number
  parts: Part[]
}

const benches: Record<string, { about: string; run: (options: Options) => Promise<Figure[]> }> = {
  log: { about: 'the event store alone; with --large N, alternating with a log of N events', run: log },
  append: { about: 'appends to the log, and messages through commands', run: append },
  live: { about: "from a member's change to another member's socket, one at a time and at rates", run: live },
  sockets: {
    about: 'ten thousand open sockets, a thread with five thousand watchers, a slow reader',
    run: sockets,
  },
  scaling: { about: 'the cost of each kind of work, and what a network of --members needs', run: scaling },
  idle: { about: 'what the whole network costs with the demo in it, while nobody uses it', run: idle },
  replay: { about: 'read models rebuilt from a log of a million events', run: replay },
  ssr: {
    about: 'a thread page for visitors and members, compared with a bare route of the same size',
    run: ssr,
  },
  search: { about: 'searches and suggestions among 100,000 items and 60,000 members', run: search },
  relevance: {
    about: 'right answers among the first five results of twenty questions',
    run: () => relevance(),
  },
  accounts: {
    about: 'sign-ups, log-ins and resets with thread reads meanwhile; times with and without an account',
    run: accounts,
  },
  outside: {
    about: 'pauses, and the time of an avatar, beside pages and pictures at each limit',
    run: () => outside(),
  },
  read: { about: 'lists, a conversation and a page, over HTTP', run: read },
}
const listed = Object.entries(benches)
  .map(([name, { about }]) => `  ${name.padEnd(9)} ${about}`)
  .join('\n')

async function run(name: string | undefined, options: Options) {
  const { json = false } = options
  if (name === undefined) return console.log(`npm run bench -- <name> [--json]\n\n${listed}`)
  const bench = benches[name]
  if (!bench) throw new Error(`Unknown benchmark: ${name}. Available benchmarks:\n${listed}`)
  const figures = await bench.run(options)
  if (json) return console.log(JSON.stringify({ bench: name, figures }))
  const width = Math.max(...figures.map(({ what }) => what.length))
  for (const { what, value, unit } of figures) console.log(`${what.padEnd(width)}  ${value} ${unit}`)
}

function count(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('Give a whole number of at least 1.')
  return Number(text)
}

function listOfRows(text: string): Row[] {
  const names = text.split(',')
  if (names.every(isRow)) return names
  throw new InvalidArgumentError(`Choose from ${rows.join(', ')}.`)
}

function listOfParts(text: string): Part[] {
  const names = text.split(',')
  if (names.every(isPart)) return names
  throw new InvalidArgumentError(`Choose from ${parts.join(', ')}.`)
}

function streams(text: string): number {
  if (count(text) % EVENTS_PER_STREAM !== 0)
    throw new InvalidArgumentError(`It must be a number that ${EVENTS_PER_STREAM} divides.`)
  return Number(text)
}

const command = new Command('bench')
  .description('Run a benchmark on a temporary network.')
  .argument('[name]')
  .option(
    '--large <events>',
    'for log: also measure a log of this many events (10000000 needs 7 GiB of disk)',
    streams,
  )
  .option('--sockets <count>', 'number of open sockets (default: 1,000 for live, 10,000 for sockets)', count)
  .option('--watchers <count>', 'for sockets: sockets that watch one thread (default: 5,000)', count)
  .option(
    '--rates <list>',
    'for live: changes per second, one run for each; none: only one at a time',
    (list) => (list === 'none' ? [] : list.split(',').map(count)),
    [5, 50, 200],
  )
  .option('--rows <list>', `for live: rows (${rows.join(', ')})`, listOfRows, [...rows])
  .option('--seconds <count>', 'seconds per run of live; of idle, better 90', count, 20)
  .option('--no-budgets', 'for live: leave out how the time is made up')
  .option('--members <count>', 'for scaling: number of members (default: 1,000,000)', count)
  .option('--parts <list>', `for accounts: parts (${parts.join(', ')})`, listOfParts, [...parts])
  .option('--replay', 'for live: measure before and during a full replay, on a network with a history')
  .option(
    '--events <count>',
    'number of events in that history (default: 200,000) or, for replay, in the log (default: 1,000,000)',
    count,
  )
  .option('--source <file>', 'a CollegeMsg file to make the history from', callerPath)
  .option(
    '--keep <folder>',
    'keep the history, or the network of idle, in this folder and reuse it the next time',
    callerPath,
  )
  .option('--redis [url]', 'for live: use Redis, at this address or a temporary one')
  .option('--json', 'print the figures as one line of JSON')
  .addHelpText('after', `\nBenchmarks:\n${listed}`)
  .action(run)

await runCommand(command)
