import { closeSync, openSync, writeSync } from 'node:fs'
import { access } from 'node:fs/promises'
import { Argument, Command, InvalidArgumentError } from 'commander'
import { runCommand } from './command/run.ts'
import { openCodec } from '../events/log/codec.ts'
import { openLog } from '../events/log.ts'
import { openPool } from '../services/postgres/sql.ts'
import { openTools } from '../services/commands/frame/tools.ts'
import { openMemory } from '../services/commands/frame/stream-cache.ts'
import { KeyDestroyedError, openKeyStore } from '../services/keys/store.ts'
import { medlineplus } from './import/articles/medlineplus.ts'
import { medquadPages } from './import/articles/medquad-pages.ts'
import { wordpress } from './import/articles/wordpress.ts'
import { collegemsg } from './import/collegemsg.ts'
import type { DirectoryFormat, Format } from './import/format.ts'
import { medquad } from './import/medquad.ts'
import { orphanet } from './import/orphanet.ts'
import { readPast } from './import/past.ts'
import { describe, noteLines, reportOf } from './import/report.ts'
import { runImport } from './import/run.ts'
import { createSite, siteFor } from './import/site.ts'
import { stackexchangeHealth } from './import/stackexchange-health.ts'
import { callerPath, openNetwork } from './network.ts'
import { openProgress } from './command/progress.ts'
import { assertOwnLog } from './command/workshop.ts'

// npm run import: imports real data through members' commands. An interrupted import can be repeated.

const formats: readonly (Format | DirectoryFormat)[] = [
  collegemsg,
  stackexchangeHealth,
  orphanet,
  medquad,
  medquadPages,
  medlineplus,
  wordpress,
]

/** Use of a format's data that `--as` names; undefined for its usual one. */
const useOf = (format: Format | DirectoryFormat) => ('as' in format ? format.as : undefined)

/** Data on which commands depend is cached for long, because only the import itself changes data during an import. */
const MEMORY = { freshFor: 600_000, remember: 100_000 }

interface Options {
  as?: string
  limit?: number
  site?: string
  json?: boolean
  acknowledged?: string
  dryRun?: boolean
  yes?: boolean
}

/** Returns a signal that Ctrl-C and SIGTERM abort. */
function interruption(): AbortSignal {
  const stop = new AbortController()
  const abort = () => stop.abort(new Error('Interrupted. Run the same command again to continue.'))
  process.once('SIGINT', abort).once('SIGTERM', abort)
  return stop.signal
}

async function run(
  name: string,
  path: string,
  { as, limit = Infinity, site: prefix, json = false, acknowledged, dryRun = false, yes = false }: Options,
) {
  const format = formats.find((one) => one.name === name && useOf(one) === as)
  if (!format) throw new Error(`${name} cannot be imported as ${as}.`)
  const source = callerPath(path)
  await access(source).catch(() => {
    throw new Error(`Nothing found at ${source}.`)
  })
  const say = (line: string) => process.stderr.write(`${line}\n`)
  const signal = interruption()
  const network = await openNetwork({ need: ['postgres', 'eventstore'], log: say })
  const { databaseUrl, eventstoreUrl, keysUrl, keysMaster, reservationPepper: pepper } = network.settings
  const keys = openKeyStore({ url: keysUrl, master: keysMaster })
  const log = openLog({ url: eventstoreUrl, codec: openCodec(keys) })
  const pool = openPool(databaseUrl, [], 1)
  const notes = acknowledged === undefined ? null : openSync(callerPath(acknowledged), 'a')
  const progress = openProgress({ json, unit: 'commands' })
  try {
    await assertOwnLog(pool, log)
    const tools = openTools({ log, pepper, memory: openMemory(MEMORY) })
    say('Reading the log…')
    const past = await readPast(log, signal)
    const site = format.home ? siteFor(format, prefix, past) : null
    const read = format.home
      ? await format.read(source, { limit, site: site!, past })
      : await format.read(source, { limit, past })
    const { changes = [] } = read
    for (const line of changes) say(line)
    if (dryRun || (changes.length > 0 && !yes)) {
      for (const line of noteLines(read.notes)) say(line)
      say(`${read.total} commands, ${changes.length} of which change what is there. Nothing was imported.`)
      if (!dryRun) say('Run the same command with --yes to import it.')
      process.exitCode = dryRun ? 0 : 1
      return
    }
    if (format.home) await createSite(format, site!, tools)
    const started = performance.now()
    // Keys are created concurrently, so that one write flushes all of them to disk.
    await Promise.all(
      read.members.map(({ id }) =>
        keys.ensure(id).catch((error: unknown) => {
          // Members who were erased after an earlier import have no key any more and are skipped.
          if (!(error instanceof KeyDestroyedError)) throw error
        }),
      ),
    )
    const tally = await runImport(read, {
      tools,
      past,
      site,
      signal,
      say,
      onProgress: progress.show,
      acknowledged: (commandId) => {
        if (notes !== null) writeSync(notes, `${commandId}\n`)
      },
    }).finally(progress.end)
    const report = reportOf(name, read, tally, (performance.now() - started) / 1000)
    console.log(json ? JSON.stringify(report) : describe(report))
    if (report.turnedDown.length > 0) process.exitCode = 1
  } finally {
    await log.close()
    await pool.end()
    await keys.close()
    await network.close()
    if (notes !== null) closeSync(notes)
  }
}

function count(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('Give a whole number of at least 1.')
  return Number(text)
}

const command = new Command('import')
  .description(
    'Import real data through the same commands that members use. An interrupted import resumes where it stopped; ' +
      'running it again adds nothing.',
  )
  .addArgument(
    new Argument('<format>', 'the format of the data').choices([...new Set(formats.map(({ name }) => name))]),
  )
  .argument('<path>', 'the file or folder to import')
  .option('--limit <count>', 'import only the first messages or threads', count)
  .option('--as <use>', 'another use of the data, which the list of formats names')
  .option('--site <prefix>', 'the site to import into; default: a new site')
  .option('--dry-run', 'say what would be imported and changed, and import nothing')
  .option('--yes', 'also change what earlier imports have added')
  .option('--acknowledged <file>', 'append the id of each command to a file once its events are in the log')
  .option('--json', 'print progress and report as lines of JSON')
  .addHelpText('after', `\nFormats:\n${formats.map((f) => `  ${f.name}: ${f.about}`).join('\n')}`)
  .action(run)

await runCommand(command)
