import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { Command } from 'commander'
import { runCommand } from './command/run.ts'
import type { Log } from '../events/log.ts'
import { projections } from '../projections/index.ts'
import { openPool } from '../projections/sql.ts'
import { driftOf, verify } from '../services/projector/verify.ts'
import { callerPath, openNetwork, root, type Network, type Part } from './network.ts'
import { caughtUp } from './network/caught-up.ts'
import { readable } from './network/readable.ts'
import { withWorkshop } from './workshop.ts'

// npm run faults: kills the parts of a network during an import, and looks whether anything was lost or doubled.

const victims: readonly Part[] = ['projector', 'api', 'eventstore']
const say = (line: string) => process.stderr.write(`${line}\n`)

/** Kills a part at once, and waits until it runs again. */
async function kill(network: Network, part: Part) {
  const pid = network.pids()[part]
  if (pid === undefined) throw new Error(`The ${part} does not run`)
  process.kill(pid, 'SIGKILL')
  while ((network.pids()[part] ?? pid) === pid) await sleep(50)
}

const acknowledgedIn = (file: string): string[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
    : []

/** How often each command is in the log, and each event id. */
async function countLog(log: Log) {
  const commands = new Map<string, number>()
  const events = new Set<string>()
  let length = 0
  for await (const batch of log.readAll()) {
    for (const { id, metadata } of batch.events) {
      commands.set(metadata.commandId, (commands.get(metadata.commandId) ?? 0) + 1)
      events.add(id)
      length += 1
    }
  }
  return { commands, length, distinct: events.size }
}

async function drift(databaseUrl: string, log: Log) {
  const pool = openPool(databaseUrl, [], projections.length + 3)
  try {
    return Number(driftOf(await verify({ projections, log, pool, signal: new AbortController().signal })))
  } finally {
    await pool.end()
  }
}

interface Options {
  times: number
  limit?: string
  json?: boolean
}

async function run(format: string, path: string, { times, limit, json = false }: Options) {
  const folder = mkdtempSync(join(tmpdir(), 'communities-faults-'))
  const notes = join(folder, 'acknowledged')
  const need = ['postgres', 'eventstore', 'projector', 'api'] as const
  const env = { PORT: '3950' }
  const network = await openNetwork({ need, folder, env, announce: true, log: (line) => readable(line, say) })
  try {
    const args = [format, callerPath(path), '--acknowledged', notes, ...(limit ? ['--limit', limit] : [])]
    const importer = spawn(execPath, [join(root, 'scripts/import.ts'), ...args], {
      cwd: root,
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DATA_DIR: folder },
    })
    const ended = once(importer, 'exit')
    let kills = 0
    while (kills < times && importer.exitCode === null) {
      const before = acknowledgedIn(notes).length
      // The next blow falls when the import goes on again.
      while (acknowledgedIn(notes).length < before + 200 && importer.exitCode === null) await sleep(100)
      if (importer.exitCode !== null) break
      const part = victims[kills % victims.length]!
      await kill(network, part)
      say(`killed the ${part} (${++kills} of ${times}) after ${acknowledgedIn(notes).length} commands`)
    }
    const [code] = await ended

    const report = await withWorkshop(network.settings, async ({ log }) => {
      const acknowledged = acknowledgedIn(notes)
      const { commands, length, distinct } = await countLog(log)
      const times = (id: string) => commands.get(id) ?? 0
      await caughtUp(network.settings.databaseUrl, log)
      return {
        kills,
        importerExit: code,
        acknowledged: acknowledged.length,
        lost: acknowledged.filter((id) => times(id) === 0).length,
        doubled: acknowledged.filter((id) => times(id) > 1).length + length - distinct,
        events: length,
        drift: await drift(network.settings.databaseUrl, log),
      }
    })
    const good =
      code === 0 && report.lost === 0 && report.doubled === 0 && report.drift === 0 && kills === times
    if (json) console.log(JSON.stringify(report))
    else {
      for (const [what, value] of Object.entries(report)) console.log(`${what.padEnd(14)} ${value}`)
      console.log(good ? 'Nothing was lost, nothing doubled.' : 'This is not as it should be: see above.')
    }
    if (!good) process.exitCode = 1
  } finally {
    await network.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const command = new Command('faults')
  .description(
    'Import while projector, API and event store are killed in turn (kill -9), on a network of its own;\n' +
      'then look whether every acknowledged command is in the log once, and the read models without drift.',
  )
  .argument('<format>', 'as for npm run import')
  .argument('<path>')
  .option('--times <count>', 'how often to kill', Number, 20)
  .option('--limit <count>', 'import only so many')
  .option('--json', 'the report as one line of JSON')
  .action(run)

await runCommand(command)
