import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Command, InvalidArgumentError } from 'commander'
import { v7 } from 'uuid'
import { isErased } from '../../events/define.ts'
import type { MemberId } from '../../events/kinds.ts'
import type { Log } from '../../events/log.ts'
import { openPool, sqlOver } from '../../services/postgres/sql.ts'
import { s3Server } from '../../services/ports/images/testing/s3-server.ts'
import { erasures } from '../../services/commands/erasure.ts'
import { receiptToken, publicKeyOf, verified } from '../../services/erasure/receipt-signature.ts'
import { findReceipt } from '../../services/erasure/receipt-store.ts'
import { buildWeb } from '../build.ts'
import { runCommand } from '../command/run.ts'
import type { Settings } from '../../services/settings.ts'
import { withWorkshop, type Workshop } from '../command/workshop.ts'
import { openNetwork, root, type Network } from '../network.ts'
import { seed } from '../seed.ts'
import { caughtUp } from '../network/caught-up.ts'
import type { Child } from '../network/child.ts'
import { apiUrlOf, makeDatabase, startPostgres } from '../network/postgres.ts'
import { readable } from '../network/readable.ts'
import { startRedis } from '../network/redis.ts'
import { newSecret } from '../network/secrets.ts'
import { confinedTo, userOf, watchFiles } from './apart/confined.ts'
import { isReadable } from './apart/erased.ts'
import { done, intentOf, makePairs, makeSite, signedIn } from './bench/place.ts'
import { kinds, strike } from './faults/blow.ts'
import { openSwitch, type Endpoint } from './faults/switch.ts'
import { countLog, drift } from './faults/outcome.ts'
import { send } from './live/send.ts'
import { watch } from './live/socket.ts'
import { temporaryFolder } from '../../services/temporary.ts'

// npm run check -- apart: runs two sets of processes as if on two machines. Each may open files of the project and of its own
// folder only, so a process that shares a file fails or is found.

const PAIRS = 16
const ANSWER_TIMEOUT_MS = 30_000
const RETRY_PAUSE_MS = 300
/** Pause between two faults, in ms. */
const CALM_MS = 1000
const ERASED_WITHIN_MS = 120_000
/** Longest time for which a process may show something of an erased member, in ms. */
const READABLE_MS = 1000
const say = (line: string) => process.stderr.write(`${line}\n`)
const log = (line: string) => /: ended \(|listening|ready|denied/.test(line) && readable(line, say)

interface Options {
  messages: number
  strike?: boolean
  journey?: boolean
  json?: boolean
}

/** Starts API, projector with reactors, and replayer, which know the rest of the network by its addresses only. */
async function startSet(folder: string, port: number, machine: number, shared: Record<string, string>) {
  const own = join(folder, 'tmp')
  // The user of the set passes through the folder of root to its own.
  mkdirSync(folder, { mode: 0o711 })
  mkdirSync(own, { mode: 0o700 })
  const as = userOf(machine)
  if (as) chownSync(own, as.uid, as.gid)
  const env = { ...shared, PORT: String(port), TMPDIR: own, NODE_OPTIONS: confinedTo(own) }
  const need = ['projector', 'replayer', 'api'] as const
  const set = await openNetwork({ need, folder: join(folder, 'data'), env, as, log })
  return { ...set, filesOutside: watchFiles(() => Object.values(set.pids()), own) }
}

/** Number of a member's messages that can still be read. */
async function readableOf(member: MemberId, log: Pick<Log, 'readAll'>): Promise<number> {
  let count = 0
  for await (const { events } of log.readAll())
    for (const event of events)
      if (event.type === 'MessageSent' && event.data.sender === member && !isErased(event.data.body)) count++
  return count
}

/** Undoes what was started, in reverse order. */
function openClosing() {
  const all: (() => unknown)[] = []
  return {
    later<Part>(part: Part, close: (part: Part) => unknown): Part {
      all.push(() => close(part))
      return part
    },
    async close() {
      for (const close of all.toReversed()) await close()
    },
  }
}
type Closing = ReturnType<typeof openClosing>

/** Starts what both sets share, and returns the settings that lead there, with the process of the keys' database. */
async function startServers(folder: string, { later }: Closing) {
  const postgres = async (name: string) =>
    later(await startPostgres(join(folder, name), log), (server) => server.stop())
  const [readModels, keys] = [await postgres('read-models'), await postgres('keys')]
  const redis = later(await startRedis(join(folder, 'redis'), log), (server) => server.stop())
  const env = { DATABASE_URL: readModels.url, EVENTSTORE_PORT: '3960' }
  const store = later(
    await openNetwork({ need: ['eventstore'], folder: join(folder, 'log'), env, log }),
    (network) => network.close(),
  )
  const keysUrl = await makeDatabase(keys.server, 'keys')
  const secrets = ['KEYS_MASTER', 'RESERVATION_PEPPER', 'RECEIPT_KEY', 'PUSH_KEY']
  const shared: Record<string, string> = {
    ...Object.fromEntries(secrets.map((name) => [name, newSecret()])),
    DATABASE_URL: readModels.url,
    API_DATABASE_URL: apiUrlOf(readModels.url),
    KEYS_URL: keysUrl,
    API_KEYS_URL: apiUrlOf(keysUrl),
    KEYS_BACKUP_DAYS: '0',
    REDIS_URL: redis.url,
    IMAGES_URL: await s3Server({ teardown: (work: () => unknown) => later(null, work) } as never),
    EVENTSTORE_URL: store.env.EVENTSTORE_URL!,
    GRAPHQL_PERSISTED_ONLY: 'false',
    LIMITS_FACTOR: '1000',
    ERASURE_GRACE_DAYS: '0',
    CAPTCHA: 'off',
  }
  return { shared, keys }
}

/** Kills and pauses each process of both sets and the database of keys, one after the other. */
async function strikeAll(sets: readonly Network[], keys: Pick<Child, 'pid'>): Promise<void> {
  const victims = [
    { name: 'keys', pid: keys.pid },
    ...sets.flatMap((set, n) =>
      (['api', 'projector', 'replayer'] as const).map((part) => ({
        name: `${part} of set ${n + 1}`,
        pid: () => set.pids()[part],
      })),
    ),
  ]
  for (const kind of kinds)
    for (const { name, pid } of victims) {
      const struck = pid()
      if (struck === undefined) throw new Error(`The ${name} does not run`)
      say(`${kind}: ${name}`)
      await strike({ kind, part: name }, struck)
      while (kind === 'kill' && (pid() ?? struck) === struck) await sleep(50)
      await sleep(CALM_MS)
    }
}

/** Lets members of one set and of the other write to each other; sends each message until it is accepted. */
async function exchange(
  sets: readonly [Network, Network],
  talkers: Awaited<ReturnType<typeof signedIn>>,
  { messages, blows, later }: { messages: number; blows: Promise<unknown> | null; later: Closing['later'] },
) {
  const heard = new Map<string, number>()
  const hear = (body: string) => heard.set(body, (heard.get(body) ?? 0) + 1)
  const ends = talkers.flatMap(({ conversation, cookies }) =>
    cookies.map((cookie, side) => ({ conversation, cookie, url: sets[side]!.url! })),
  )
  let listening = 0
  for (const end of ends)
    later(watch({ ...end, again: true, hear, asked: () => void listening++ }), (close) => close())
  while (listening < ends.length) await sleep(20)
  let isStriking = blows !== null
  void blows?.finally(() => (isStriking = false))
  const sent: string[] = []
  let refused = 0
  const began = performance.now()
  await Promise.all(
    ends.map(async (end) => {
      while (sent.length < messages || isStriking) {
        const [body, key] = [v7(), v7()]
        sent.push(body)
        while ((await send({ ...end, body, key, timeoutMs: ANSWER_TIMEOUT_MS })).kind !== 'accepted') {
          refused++
          await sleep(RETRY_PAUSE_MS)
        }
      }
    }),
  )
  await blows
  const perSecond = Math.round((sent.length / (performance.now() - began)) * 1000)
  return { sent, heard, refused, perSecond }
}

/** Makes the journey of the browser tests in the demo, with connections to one set and the other in turns. */
async function journey(sets: readonly Network[], workshop: Workshop, { later }: Closing): Promise<boolean> {
  await seed(workshop)
  await caughtUp(sets[0]!.settings.databaseUrl, workshop.log)
  const ends = sets.map(({ url }): Endpoint => ({ host: '127.0.0.1', port: Number(new URL(url!).port) }))
  let connections = 0
  const way = later(await openSwitch(() => ends[connections++ % ends.length]!), (open) => open.close())
  say('journey: begins')
  const args = [join(root, 'scripts/bootstrap.mjs'), 'test', '--no-redis', 'web/journey.browser']
  const env = { ...process.env, JOURNEY_PORT: String(way.port) }
  const [code] = await once(
    spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 2, 2] }),
    'exit',
  )
  return code === 0
}

/** Erases a member; resolves with the receipt, or null if there is none in time. */
async function erase(member: MemberId, { dispatch }: Workshop, { databaseUrl, receiptKey }: Settings) {
  const command = { name: 'requestErasure', due: new Date().toISOString() } as const
  await done(dispatch(erasures, command, intentOf(member)))
  const pool = openPool(databaseUrl, [], 1)
  const token = receiptToken(receiptKey, member)
  try {
    for (const until = Date.now() + ERASED_WITHIN_MS; Date.now() < until; await sleep(100)) {
      const receipt = await findReceipt(sqlOver(pool), token)
      if (receipt) return receipt
    }
    return null
  } finally {
    await pool.end()
  }
}

async function run({ messages, strike: strikes = false, journey: isJourney = false, json = false }: Options) {
  // The journey needs pages, which an API serves only if they were built before it starts.
  if (isJourney) await buildWeb(say)
  const folder = temporaryFolder('apart')
  const closing = openClosing()
  closing.later(folder, () => rmSync(folder, { recursive: true, force: true }))
  // The users of both sets reach their own folders and the sockets of PostgreSQL in it.
  chmodSync(folder, 0o711)
  const start = async (name: string, port: number, machine: number, shared: Record<string, string>) =>
    closing.later(await startSet(join(folder, name), port, machine, shared), async (set) => {
      await set.filesOutside()
      await set.close()
    })
  try {
    const { shared, keys } = await startServers(folder, closing)
    const sets = [await start('a', 3970, 0, shared), await start('b', 3980, 1, shared)] as const
    const { settings } = sets[0]
    const report = await withWorkshop(settings, async (workshop) => {
      const isMade = isJourney ? await journey(sets, workshop, closing) : true
      const site = await makeSite(workshop)
      const talkers = await signedIn(settings.databaseUrl, await makePairs(workshop, site, PAIRS))
      await caughtUp(settings.databaseUrl, workshop.log)
      const blows = strikes ? strikeAll(sets, keys) : null
      const said = await exchange(sets, talkers, { messages, blows, later: closing.later })
      const { sent, heard } = said
      const isUnheard = (body: string) => !heard.has(body)
      for (let tries = 0; tries < 100 && sent.some(isUnheard); tries++) await sleep(100)
      const { bodies } = await countLog(workshop.log)
      const counts = sent.map((body) => bodies.get(body) ?? 0)
      const { by: member, conversation, cookies } = talkers[0]!
      const receipt = await erase(member, workshop, settings)
      const partner = { conversation, cookie: cookies[1], within: READABLE_MS }
      const readable = await Promise.all(sets.map((set) => isReadable({ ...partner, url: set.url! })))
      return {
        ...(isJourney && { journeyFailed: Number(!isMade) }),
        messages: sent.length,
        perSecond: said.perSecond,
        refused: said.refused,
        lost: counts.filter((count) => count === 0).length,
        doubled: counts.filter((count) => count > 1).length,
        // Each message is heard by the sender's own socket too. One that reconnects asks the page for what it missed.
        ...(!strikes && {
          unheard: sent.filter(isUnheard).length,
          heardTooOften: sent.filter((body) => (heard.get(body) ?? 0) > 2).length,
        }),
        readableAfterErasure: await readableOf(member, workshop.log),
        setsThatShowErased: readable.filter(Boolean).length,
        receiptNotValid: Number(
          receipt === null || verified(receipt, publicKeyOf(settings.receiptKey)).answer !== 'valid',
        ),
        drift: await drift(settings.databaseUrl, workshop.log),
        filesOutside: (await Promise.all(sets.map((set) => set.filesOutside()))).flat().length,
      }
    })
    if (json) console.log(JSON.stringify(report))
    else for (const [what, value] of Object.entries(report)) console.log(`${what.padEnd(20)} ${value}`)
    const { messages: _, perSecond: __, refused: ___, ...faults } = report
    if (Object.values(faults).some((value) => value !== 0)) process.exitCode = 1
  } finally {
    await closing.close()
  }
}

function count(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('Give a whole number of at least 1.')
  return Number(text)
}

const command = new Command('apart')
  .description(
    'Run two sets of processes as if on two machines: they share nothing but the addresses of PostgreSQL (read models),\n' +
      'PostgreSQL (keys), Redis, the event store and the bucket of pictures. Members of one set write to members of the\n' +
      'other. Then check that nothing was lost or doubled, and erase a member.',
  )
  .option('--messages <count>', 'number of messages', count, 10_000)
  .option('--strike', 'kill and pause each process of both sets and the database of keys meanwhile')
  .option('--journey', 'first make the journey of the browser tests in the demo, with both sets in turns')
  .option('--json', 'print the report as one line of JSON')
  .action(run)

await runCommand(command)
