import { Command, Option } from 'commander'
import { runCommand } from './command/run.ts'
import { constants, setPriority } from 'node:os'
import { replay } from '../services/projector/replay.ts'
import { openProgress } from './progress.ts'
import { withProjections } from './projections.ts'
import { replayFile } from './replay/file.ts'

// npm run replay: builds read models anew from the log, beside the serving ones.

interface Options {
  all?: boolean
  fresh?: boolean
  json?: boolean
  file?: string
  to: 'csv' | 'table'
  output?: string
}

async function run(names: string[], { all = false, fresh = false, json = false, file, to, output }: Options) {
  if (file) return replayFile(file, to, output)
  if (names.length === 0 && !all) throw new Error('Name the projections to replay, or say --all.')
  // Members come first.
  setPriority(constants.priority.PRIORITY_LOW)
  const started = performance.now()
  const progress = openProgress({ json })
  const rebuilt = await withProjections(names, (workplace) =>
    replay({ ...workplace, fresh, onProgress: progress.show }),
  ).finally(progress.end)
  const seconds = (performance.now() - started) / 1000
  const report = rebuilt.map((table) => ({
    ...table,
    before: Number(table.before),
    after: Number(table.after),
  }))
  if (json) console.log(JSON.stringify({ seconds, rebuilt: report }))
  else {
    for (const { projection, table, before, after } of report)
      console.log(`${projection}.${table}: ${after} rows${before === after ? '' : ` (${before} before)`}`)
    console.log(`Rebuilt and swapped in after ${seconds.toFixed(1)} s.`)
  }
}

const command = new Command('replay')
  .description('Build read models anew from the log and swap them in. Interrupted, it goes on the next time.')
  .argument('[projection...]')
  .option('--all', 'all projections')
  .option('--fresh', 'begin anew where an interrupted replay left off')
  .option('--file <path>', 'answer the question that a file exports, without keys; see projections/README.md')
  .addOption(
    new Option('--to <form>', 'how the answer of a file comes').choices(['csv', 'table']).default('table'),
  )
  .option('--output <path>', 'write the answer of a file there')
  .option('--json', 'progress and report as lines of JSON')
  .action(run)

await runCommand(command)
