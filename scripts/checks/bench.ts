import { Command, InvalidArgumentError } from 'commander'
import { runCommand } from '../command/run.ts'
import { append } from './bench/append.ts'
import type { Figure } from './bench/figures.ts'
import { log } from './bench/log.ts'
import { EVENTS_PER_STREAM } from './bench/log/fill.ts'
import { live, type LiveOptions } from './bench/live.ts'
import { read } from './bench/read.ts'
import { ssr } from './bench/ssr.ts'
import { replay, type ReplayOptions } from './bench/replay.ts'
import { callerPath } from '../network.ts'

// npm run bench: measures speed, compared with a baseline of the same run, as machines vary.

interface Options extends LiveOptions, ReplayOptions {
  json?: boolean
  large?: number
}

const benches: Record<string, { about: string; run: (options: Options) => Promise<Figure[]> }> = {
  log: { about: 'the event store alone; with --large N in turns with a log of N events', run: log },
  append: { about: 'appends to the log, and messages through commands', run: append },
  live: { about: "a message sent → on the other member's socket, with many sockets open", run: live },
  replay: { about: 'read models built anew from a log of a million events', run: replay },
  ssr: { about: 'a thread page for visitors and members, beside a bare route with the same bytes', run: ssr },
  read: { about: 'lists, a conversation and a page, over HTTP', run: read },
}
const listed = Object.entries(benches)
  .map(([name, { about }]) => `  ${name.padEnd(8)} ${about}`)
  .join('\n')

async function run(name: string | undefined, options: Options) {
  const { json = false } = options
  if (name === undefined) return console.log(`npm run bench -- <name> [--json]\n\n${listed}`)
  const bench = benches[name]
  if (!bench) throw new Error(`There is no benchmark ${name}. There are:\n${listed}`)
  const figures = await bench.run(options)
  if (json) return console.log(JSON.stringify({ bench: name, figures }))
  const width = Math.max(...figures.map(({ what }) => what.length))
  for (const { what, value, unit } of figures) console.log(`${what.padEnd(width)}  ${value} ${unit}`)
}

function count(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('Give a whole number of at least 1.')
  return Number(text)
}

function streams(text: string): number {
  if (count(text) % EVENTS_PER_STREAM !== 0)
    throw new InvalidArgumentError(`It must be a number that ${EVENTS_PER_STREAM} divides.`)
  return Number(text)
}

const command = new Command('bench')
  .description('Run a benchmark on a network of its own, gone afterwards.')
  .argument('[name]')
  .option('--large <events>', 'for log: 10000000, say, which takes 7 GiB while it runs', streams)
  .option('--sockets <count>', 'for live', count, 1000)
  .option(
    '--rates <list>',
    'for live: messages a second, a run each',
    (list) => list.split(',').map(count),
    [5, 100],
  )
  .option('--seconds <count>', 'for live: how long a run takes', count, 60)
  .option('--replay', 'for live: before and during a replay of everything, on a network with a history')
  .option('--events <count>', 'events of that history (200,000), or for replay of the log (1,000,000)', count)
  .option('--source <file>', 'a CollegeMsg file whose messages the history repeats', callerPath)
  .option('--keep <folder>', 'keep the history there, and use it the next time', callerPath)
  .option('--redis [url]', 'for live: over Redis, at this address or one of its own')
  .option('--json', 'print the figures as one line of JSON')
  .addHelpText('after', `\nBenchmarks:\n${listed}`)
  .action(run)

await runCommand(command)
