import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
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
import { runCommand } from '../command/run.ts'
import { withWorkshop } from '../command/workshop.ts'
import { openNetwork, root, type Network } from '../network.ts'
import { caughtUp } from '../network/caught-up.ts'
import { makeDatabase, startPostgres } from '../network/postgres.ts'
import { readable } from '../network/readable.ts'
import { startRedis } from '../network/redis.ts'
import { newSecret } from '../network/secrets.ts'
import { intentOf, makePairs, makeSite, signedIn } from './bench/place.ts'
import { countLog, drift } from './faults/outcome.ts'
import { send } from './live/send.ts'
import { watch } from './live/socket.ts'

// npm run apart: runs two sets of processes as if on two machines. Each may open files of the project and of its own
// folder only, so a process that shares a file fails.

const PAIRS = 16
const ANSWER_TIMEOUT_MS = 30_000
const say = (line: string) => process.stderr.write(`${line}\n`)
const log = (line: string) => /: ended \(|listening|ready|denied/.test(line) && readable(line, say)

/** Options of Node with which a process can open no files but the project's, the system's and those of `folder`. */
function confinedTo(folder: string): string {
  const read = [root, '/usr', '/lib', '/lib64', '/etc', '/proc', '/sys', '/dev', folder]
  const may = [
    ...read.map((path) => `--allow-fs-read=${path}/*`),
    `--allow-fs-write=${folder}/*`,
    ...['worker', 'addons', 'child-process', 'net'].map((what) => `--allow-${what}`),
  ]
  return ['--permission', ...may].join(' ')
}

/** Starts API, projector with reactors, and replayer, which know the rest of the network by its addresses only. */
function startSet(folder: string, port: number, shared: Record<string, string>): Promise<Network> {
  mkdirSync(join(folder, 'tmp'), { recursive: true })
  const env = { ...shared, PORT: String(port), TMPDIR: join(folder, 'tmp'), NODE_OPTIONS: confinedTo(folder) }
  return openNetwork({ need: ['projector', 'replayer', 'api'], folder: join(folder, 'data'), env, log })
}

/** Number of a member's messages that can still be read. */
async function readableOf(member: MemberId, log: Pick<Log, 'readAll'>): Promise<number> {
  let count = 0
  for await (const { events } of log.readAll())
    for (const event of events)
      if (event.type === 'MessageSent' && event.data.sender === member && !isErased(event.data.body)) count++
  return count
}

async function run({ messages, json = false }: { messages: number; json?: boolean }) {
  const folder = mkdtempSync(join(tmpdir(), 'communities-apart-'))
  const closing: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  const later = <Part>(part: Part, close: (part: Part) => unknown): Part => {
    closing.push(() => close(part))
    return part
  }
  try {
    const start = async (name: string) =>
      later(await startPostgres(join(folder, name), log), (server) => server.stop())
    const [readModels, keys] = [await start('read-models'), await start('keys')]
    const redis = later(await startRedis(join(folder, 'redis'), log), (server) => server.stop())
    const images = await s3Server({ teardown: (work: () => unknown) => closing.push(work) } as never)
    const store = await openNetwork({
      need: ['eventstore'],
      folder: join(folder, 'log'),
      log,
      env: {
        DATABASE_URL: readModels.url,
        EVENTSTORE_PORT: '3960',
      },
    })
    later(store, (network) => network.close())
    const secrets = ['KEYS_MASTER', 'RESERVATION_PEPPER', 'RECEIPT_KEY', 'PUSH_KEY'].map((name) => [
      name,
      newSecret(),
    ])
    const shared: Record<string, string> = {
      ...Object.fromEntries(secrets),
      DATABASE_URL: readModels.url,
      KEYS_URL: await makeDatabase(keys.server, 'keys'),
      KEYS_BACKUP_DAYS: '0',
      REDIS_URL: redis.url,
      IMAGES_URL: images,
      EVENTSTORE_URL: store.env.EVENTSTORE_URL!,
      GRAPHQL_PERSISTED_ONLY: 'false',
      LIMITS_FACTOR: '1000',
      ERASURE_GRACE_DAYS: '0',
      CAPTCHA: 'off',
    }
    const sets = []
    for (const [n, name] of ['a', 'b'].entries())
      sets.push(later(await startSet(join(folder, name), 3970 + n * 10, shared), (set) => set.close()))
    const [a, b] = sets as [Network, Network]
    say(`two sets run: ${a.url} and ${b.url}`)
    const report = await withWorkshop(a.settings, async (workshop) => {
      const { databaseUrl } = a.settings
      const site = await makeSite(workshop)
      const talkers = await signedIn(databaseUrl, await makePairs(workshop, site, PAIRS))
      await caughtUp(databaseUrl, workshop.log)
      const heard = new Map<string, number>()
      const hear = (body: string) => heard.set(body, (heard.get(body) ?? 0) + 1)
      // One member of each pair is connected to one set, and the other member to the other.
      const ends = talkers.flatMap(({ conversation, cookies }) =>
        cookies.map((cookie, side) => ({ conversation, cookie, url: (side === 0 ? a : b).url!, key: '' })),
      )
      for (const end of ends) later(watch({ ...end, again: true, hear }), (close) => close())
      await sleep(2000)

      const sent: string[] = []
      let refused = 0
      const began = performance.now()
      await Promise.all(
        ends.map(async (end) => {
          while (sent.length < messages) {
            const body = v7()
            sent.push(body)
            const attempt = await send({ ...end, body, key: v7(), timeoutMs: ANSWER_TIMEOUT_MS })
            if (attempt.kind !== 'accepted') refused++
          }
        }),
      )
      const seconds = (performance.now() - began) / 1000
      for (const until = Date.now() + 30_000; Date.now() < until && sent.some((body) => !heard.has(body));)
        await sleep(100)
      await caughtUp(databaseUrl, workshop.log)
      const { bodies } = await countLog(workshop.log)
      const counts = sent.map((body) => bodies.get(body) ?? 0)

      const [gone] = talkers
      const asked = performance.now()
      const outcome = await workshop.dispatch(
        erasures,
        { name: 'requestErasure', due: new Date().toISOString() },
        intentOf(gone!.by, null),
      )
      if (!outcome.ok) throw new Error(outcome.rejection.message)
      const pool = openPool(databaseUrl, [], 1)
      const token = receiptToken(a.settings.receiptKey, gone!.by)
      let receipt: string | null = null
      for (const until = Date.now() + 120_000; receipt === null && Date.now() < until; await sleep(100))
        receipt = (await findReceipt(sqlOver(pool), token)) ?? null
      await pool.end()
      const erasedAfter = Math.round(performance.now() - asked)
      return {
        messages: sent.length,
        perSecond: Math.round(sent.length / seconds),
        refused,
        lost: counts.filter((count) => count === 0).length,
        doubled: counts.filter((count) => count > 1).length,
        unheard: sent.filter((body) => !heard.has(body)).length,
        // The sender's own socket hears a message too.
        heardMoreThanOnce: sent.filter((body) => (heard.get(body) ?? 0) > 2).length,
        receipt: receipt === null ? 'missing' : verified(receipt, publicKeyOf(a.settings.receiptKey)).answer,
        erasedAfterMs: erasedAfter,
        readableAfterErasure: await readableOf(gone!.by, workshop.log),
        drift: await drift(databaseUrl, workshop.log),
      }
    })
    if (json) console.log(JSON.stringify(report))
    else for (const [what, value] of Object.entries(report)) console.log(`${what.padEnd(22)} ${value}`)
    const { lost, doubled, unheard, heardMoreThanOnce, receipt } = report
    const wrong = lost + doubled + unheard + heardMoreThanOnce + report.drift + report.readableAfterErasure
    if (wrong > 0 || receipt !== 'valid') process.exitCode = 1
  } finally {
    for (const close of closing.toReversed()) await close()
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
  .option('--json', 'print the report as one line of JSON')
  .action(run)

await runCommand(command)
