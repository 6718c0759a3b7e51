import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Command, InvalidArgumentError, Option } from 'commander'
import { runCommand } from '../command/run.ts'
import { makePairs, makeSite, signedIn } from './bench/place.ts'
import { script } from './bench/live/script.ts'
import { kinds, strike, type Blow } from './faults/blow.ts'
import { countLog, drift } from './faults/outcome.ts'
import { startImporter, type Source } from './faults/importer.ts'
import { startPair } from './faults/standby.ts'
import { startCluster } from '../../services/eventstore/testing/cluster.ts'
import { metSince, recovered, table, type Recovery } from './faults/recovery.ts'
import { acceptance, startTalk, type Talk } from './faults/talk.ts'
import { openNetwork } from '../network.ts'
import { caughtUp } from '../network/caught-up.ts'
import { apiUrlOf } from '../network/postgres.ts'
import { readable } from '../network/readable.ts'
import { startRedis } from '../network/redis.ts'
import { withWorkshop } from '../command/workshop.ts'
import { temporaryFolder } from '../../services/temporary.ts'

// npm run check -- faults: kills and pauses processes of a network under load and checks that no message is lost or repeated.

const victims = ['projector', 'postgres', 'redis', 'eventstore', 'api', 'replayer']
const PAIRS = 10
/** Time limit, after the last fault, for the acceptance of pending messages. */
const ACCEPTANCE_TIMEOUT_MS = 60_000
/** Duration of a replay before the replayer is killed or paused, in ms. */
const REPLAYED_BEFORE_MS = 2000
/** Pause between two faults, in ms. */
const CALM_MS = 1000
const say = (line: string) => process.stderr.write(`${line}\n`)

type Pids = () => Partial<Record<string, number>>

async function replayAll(folder: string) {
  await Array.fromAsync(script(folder, ['replay', '--all']))
}

/** Kills or pauses a process, and waits for the recovery. If the process is the replayer, starts a replay first. */
async function faced(blow: Blow, pids: Pids, talk: Talk, folder: string): Promise<Recovery> {
  const pid = pids()[blow.part]
  if (pid === undefined) throw new Error(`The ${blow.part} does not run`)
  const replayed = blow.part === 'replayer' ? replayAll(folder) : null
  if (replayed) await sleep(REPLAYED_BEFORE_MS)
  const began = performance.now()
  await strike(blow, pid)
  const times = await recovered(talk.messages, performance.now())
  const recovery = { ...blow, ...metSince(talk.messages, began), ...times }
  await replayed
  while (blow.kind === 'kill' && (pids()[blow.part] ?? pid) === pid) await sleep(50)
  await sleep(CALM_MS)
  return recovery
}

/** A part of several servers, of which another one can be put in the place of the first. */
interface Changed {
  part: 'postgres' | 'eventstore'
  env: Record<string, string>
  promote: () => Promise<void>
  stop: () => Promise<void>
}

async function startChanged(part: Changed['part'], log: (line: string) => void): Promise<Changed> {
  if (part === 'postgres') {
    const { url, promote, stop } = await startPair(log)
    return { part, env: { DATABASE_URL: url, API_DATABASE_URL: apiUrlOf(url) }, promote, stop }
  }
  const folder = temporaryFolder('cluster')
  const cluster = await startCluster(join(folder, 'log.sqlite'))
  return {
    part,
    env: { EVENTSTORE_URL: cluster.url },
    async promote() {
      await cluster.stop(0)
      cluster.lead(1)
    },
    async stop() {
      await cluster.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Puts another server in the place of the first one, and waits for the recovery. */
async function promoted({ part, promote }: Changed, talk: Talk): Promise<Recovery> {
  const began = performance.now()
  await promote()
  const times = await recovered(talk.messages, began)
  await sleep(CALM_MS)
  return { kind: 'promote', part, ...metSince(talk.messages, began), ...times }
}

interface Options {
  rounds: number
  rate: number
  only?: Blow['kind']
  redis?: boolean
  promote?: Changed['part']
  limit?: string
  json?: boolean
}

async function run(format: string | undefined, path: string | undefined, options: Options) {
  const { rounds, rate, only, redis: overRedis = false, promote, limit, json = false } = options
  if (format !== undefined && path === undefined) throw new Error('Give the path of the file to import.')
  const source: Source | null = format && path ? { format, path, limit } : null
  const folder = temporaryFolder('faults')
  // Of the network's output, only lines about the start or end of a process are printed.
  const log = (line: string) => /: ended \(|listening|ready/.test(line) && readable(line, say)
  const redis = overRedis ? await startRedis(join(folder, 'redis'), log) : null
  const changed = promote ? await startChanged(promote, log) : null
  const network = await openNetwork({
    need: ['postgres', 'eventstore', 'projector', 'replayer', 'api'],
    folder,
    env: {
      PORT: '3950',
      GRAPHQL_PERSISTED_ONLY: 'false',
      LIMITS_FACTOR: '1000',
      CAPTCHA: 'off',
      ...(redis && { REDIS_URL: redis.url }),
      ...changed?.env,
    },
    announce: true,
    log,
  }).catch(async (error: unknown) => {
    await redis?.stop()
    await changed?.stop()
    rmSync(folder, { recursive: true, force: true })
    throw error
  })
  const pids: Pids = () => ({ ...network.pids(), ...(redis && { redis: redis.pid() }) })
  let stop = () => {}
  try {
    const report = await withWorkshop(network.settings, async (workshop) => {
      const { databaseUrl } = network.settings
      const site = await makeSite(workshop)
      const talkers = await signedIn(databaseUrl, await makePairs(workshop, site, PAIRS))
      await caughtUp(databaseUrl, workshop.log)
      const importer = source && startImporter(folder, source)
      const talk = startTalk(network.url ?? '', talkers, rate)
      stop = () => {
        importer?.stop()
        talk.close()
      }
      await recovered(talk.messages, performance.now())

      const parts = victims.filter((part) => pids()[part] !== undefined)
      const struck = only ? [only] : kinds
      const blows = struck.flatMap((kind) => parts.map((part) => ({ kind, part })))
      const recoveries: Recovery[] = []
      function note(round: number, recovery: Recovery) {
        recoveries.push(recovery)
        const { kind, part, acceptedAfter, seenAfter } = recovery
        say(`round ${round}: ${kind} ${part}: accepted after ${acceptedAfter} ms, seen after ${seenAfter} ms`)
      }
      if (changed) note(1, await promoted(changed, talk))
      else
        for (let round = 1; round <= rounds; round++)
          for (const blow of blows) note(round, await faced(blow, pids, talk, folder))
      await talk.end(ACCEPTANCE_TIMEOUT_MS)
      const importerExit = await importer?.ended

      const acknowledged = talk.messages.filter(acceptance).map(({ body }) => body)
      const imported = importer?.acknowledged() ?? []
      const { bodies, commands, length, distinct } = await countLog(workshop.log)
      await caughtUp(databaseUrl, workshop.log)
      const times = [
        ...acknowledged.map((body) => bodies.get(body)),
        ...imported.map((id) => commands.get(id)),
      ]
      return {
        recoveries,
        messages: talk.messages.length,
        neverAccepted: talk.messages.length - acknowledged.length,
        hung: recoveries.reduce((sum, { hung }) => sum + hung, 0),
        withoutHint: recoveries.reduce((sum, { withoutHint }) => sum + withoutHint, 0),
        notRecovered: recoveries.filter(({ seenAfter }) => seenAfter === null).length,
        ...(source && { imported: imported.length, importerFailed: Number(importerExit !== 0) }),
        lost: times.filter((count) => count === undefined).length,
        doubled: times.filter((count) => (count ?? 0) > 1).length + length - distinct,
        events: length,
        drift: await drift(databaseUrl, workshop.log),
      }
    })
    const { recoveries, messages: _, imported: __, events: ___, ...faults } = report
    const good = Object.values(faults).every((count) => count === 0)
    if (json) console.log(JSON.stringify(report))
    else {
      const { recoveries: ____, ...counts } = report
      console.log(table(recoveries))
      for (const [what, value] of Object.entries(counts)) console.log(`${what.padEnd(14)} ${value}`)
      console.log(good ? 'Nothing was lost or duplicated.' : 'Something is wrong: see above.')
    }
    if (!good) process.exitCode = 1
  } finally {
    stop()
    await network.close()
    await redis?.stop()
    await changed?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function count(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('Give a whole number of at least 1.')
  return Number(text)
}

const command = new Command('faults')
  .description(
    'Send messages between members while the parts of a temporary network are killed (kill -9) and paused (SIGSTOP)\n' +
      'in turn. Then check that every acknowledged message is in the log once and the read models have not drifted.\n' +
      'With a format and a path, also run and check an import.',
  )
  .argument('[format]', 'as for npm run import')
  .argument('[path]')
  .option('--rounds <count>', 'number of times each part is killed and paused', count, 1)
  .option('--rate <count>', 'messages per second', count, 20)
  .addOption(new Option('--only <kind>', 'only one kind of fault').choices(kinds))
  .option('--redis', 'use Redis for BullMQ and live updates, and kill and pause it too')
  .addOption(
    new Option(
      '--promote <part>',
      'instead, end the primary of two PostgreSQL servers, or the leader of three nodes of the event store, and let another one take its place',
    ).choices(['postgres', 'eventstore']),
  )
  .option('--limit <count>', 'import only this many')
  .option('--json', 'print the report as one line of JSON')
  .action(run)

await runCommand(command)
