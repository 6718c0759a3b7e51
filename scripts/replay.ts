import { Command, Option } from 'commander'
import { constants, setPriority } from 'node:os'
import { z } from 'zod'
import { sqlOver } from '../services/postgres/sql.ts'
import { migrate } from '../services/postgres/migrate.ts'
import {
  controlReplay,
  isFinal,
  replaysOf,
  requestReplay,
  type ReplayControl,
} from '../services/projector/replay/replay-jobs.ts'
import { runCommand } from './command/run.ts'
import { openProgress } from './command/progress.ts'
import { allNames, projectionsNamed, withProjections, type Workplace } from './command/projections.ts'
import { replayFile } from './replay/file.ts'
import { seeThrough } from './replay/follow.ts'
import { printComparison, printReplay } from './replay/print.ts'

// npm run replay: rebuilds read models from the log, while the network keeps using the current ones.

const LISTED = 20

interface Options {
  all?: boolean
  fresh?: boolean
  json?: boolean
  list?: boolean
  pause?: string
  resume?: string
  cancel?: string
  file?: string
  to: 'csv' | 'table'
  output?: string
}

async function list({ pool }: Workplace, json: boolean) {
  const replays = await replaysOf(sqlOver(pool), LISTED)
  if (json)
    console.log(
      JSON.stringify(
        replays.map((replay) => ({ ...replay, done: Number(replay.done), total: Number(replay.total) })),
      ),
    )
  else if (replays.length === 0) console.log('There are no replays yet.')
  else replays.forEach(printReplay)
}

async function change({ pool }: Workplace, id: string, what: ReplayControl) {
  if (!z.uuid().safeParse(id).success || !(await controlReplay(sqlOver(pool), id, what)))
    throw new Error(`No unfinished replay has the id ${id}. List them with npm run replay -- --list.`)
  console.log({ run: 'Resuming.', pause: 'Pausing.', cancel: 'Canceling.' }[what])
}

async function replay(workplace: Workplace, names: string[], { fresh = false, json = false }: Options) {
  const given = await requestReplay(workplace.pool, {
    projections: workplace.projections.map(({ name }) => name),
    by: 'command line',
    fresh,
  })
  for (const { id, isJoined } of given) {
    if (!json) console.error(`Replay ${id}${isJoined ? ' is already running: joined it' : ''}`)
    await see(workplace, id, names, json)
    if (workplace.signal.aborted) return
  }
}

async function see(workplace: Workplace, id: string, names: string[], json: boolean) {
  const progress = openProgress({ json })
  const began = performance.now()
  const { state, comparison, error } = await seeThrough(workplace, id, progress).finally(progress.end)
  const seconds = (performance.now() - began) / 1000
  if (json) console.log(JSON.stringify({ id, state, seconds, compared: comparison, error }))
  else {
    for (const compared of comparison) printComparison(compared, 'same   ', 'CHANGED')
    if (state === 'done') {
      console.log(
        `Rebuilt and swapped in after ${seconds.toFixed(1)} s. The previous tables are kept. To delete them:`,
      )
      for (const { kept } of comparison) console.log(`  npm run projection -- drop ${kept}`)
    } else if (isFinal({ state }))
      console.log(`The replay ${state === 'failed' ? `failed: ${error}` : 'was canceled.'}`)
    else if (state === 'paused')
      console.log(`The replay is paused. To continue: npm run replay -- --resume ${id} (or --cancel ${id})`)
    else if (workplace.isAlone) console.log(`To continue: npm run replay -- ${names.join(' ') || '--all'}`)
    else
      console.log(
        `The replay continues in the background. To stop it: npm run replay -- --pause ${id} (or --cancel ${id})`,
      )
  }
  if (state === 'failed') process.exitCode = 1
}

async function run(names: string[], options: Options) {
  if (options.file) return replayFile(options.file, options.to, options.output)
  const { all, list: listed, pause, resume, cancel, json = false } = options
  const wishes: [ReplayControl, string | undefined][] = [
    ['pause', pause],
    ['run', resume],
    ['cancel', cancel],
  ]
  const [wished] = wishes.flatMap(([what, id]) => (id ? [{ what, id }] : []))
  if (!listed && !wished && names.length === 0 && !all)
    throw new Error(`Name the projections to replay, or use --all. Available projections: ${allNames()}`)
  projectionsNamed(names)
  // The replay has a lower priority, which leaves the CPU to processes that serve members.
  setPriority(constants.priority.PRIORITY_LOW)
  await withProjections(names, async (workplace) => {
    await migrate(workplace.pool)
    if (listed) return list(workplace, json)
    if (wished) return change(workplace, wished.id, wished.what)
    return replay(workplace, names, options)
  })
}

const command = new Command('replay')
  .description(
    'Rebuild read models from the log, compare them with the live ones, and swap them in. While the network is ' +
      'up, its replayer does the work and continues after Ctrl-C. Without the network, an interrupted replay resumes the ' +
      'next time.',
  )
  .argument('[projection...]')
  .option('--all', 'all projections')
  .option('--fresh', 'start from the beginning instead of resuming an interrupted replay')
  .option('--list', 'list the newest replays')
  .option('--pause <id>', 'pause a replay and keep what it has built')
  .option('--resume <id>', 'resume a paused replay')
  .option('--cancel <id>', 'cancel a replay and drop what it has built')
  .option('--file <path>', 'answer the question exported by a file, without keys; see projections/README.md')
  .addOption(
    new Option('--to <form>', 'format of the answer to --file').choices(['csv', 'table']).default('table'),
  )
  .option('--output <path>', 'write the answer to --file into this file')
  .option('--json', 'print progress and report as lines of JSON')
  .action(run)

await runCommand(command)
