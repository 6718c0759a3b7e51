import { get } from 'node:http'
import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Command } from 'commander'
import { buildWeb } from '../build.ts'
import { runCommand } from '../command/run.ts'
import { withWorkshop } from '../command/workshop.ts'
import { openNetwork, root } from '../network.ts'
import { caughtUp } from '../network/caught-up.ts'
import { startChild, type Child } from '../network/child.ts'
import { freePort } from '../network/ports.ts'
import { readable } from '../network/readable.ts'
import { makePairs, makeSite, signedIn } from './bench/place.ts'
import { countLog, drift } from './faults/outcome.ts'
import { recovered } from './faults/recovery.ts'
import { openSwitch } from './faults/switch.ts'
import { acceptance, startTalk } from './faults/talk.ts'
import { temporaryFolder } from '../../services/temporary.ts'

// npm run check -- update: replaces a release by another one under load, and the other way round.

const PAIRS = 10
/** Time for which each release works alone, in ms. */
const ALONE_MS = 5000
const PAGE_EVERY_MS = 100
const PAGE_TIMEOUT_MS = 10_000
const ACCEPTANCE_TIMEOUT_MS = 60_000
const say = (line: string) => process.stderr.write(`${line}\n`)

interface Release {
  port: number
  stop: () => Promise<void>
}

/** Starts projector and API of a release in its folder; resolves once the API answers. */
async function startRelease(folder: string, env: Record<string, string>): Promise<Release> {
  const port = await freePort()
  const started: Child[] = []
  const start = async (name: string, module: string, ready: RegExp) =>
    void started.push(
      await startChild({
        name,
        command: process.execPath,
        args: [module],
        env: { ...env, PORT: String(port) },
        ready,
        readyTimeoutMs: 3_600_000,
        log: (line) => readable(line, say),
        spawn: { cwd: folder },
      }),
    )
  await Promise.all([
    start('projector', 'services/projector/main.ts', /the projector is running/),
    start('api', 'services/api/server.ts', /the API listens/),
  ])
  return { port, stop: async () => void (await Promise.all(started.map((child) => child.stop()))) }
}

/** Opens a page again and again; counts the failures and measures the longest time without a page. */
function startReading(url: string) {
  const stop = new AbortController()
  let pages = 0
  let failed = 0
  let longestPause = 0
  let last = performance.now()
  const open = () =>
    new Promise<boolean>((done) => {
      const asked = get(url, { agent: false, timeout: PAGE_TIMEOUT_MS }, (response) => {
        response.resume().on('end', () => done(response.statusCode === 200))
      })
      asked.on('timeout', () => asked.destroy()).on('error', () => done(false))
    })
  async function read() {
    for (; !stop.signal.aborted; await sleep(PAGE_EVERY_MS)) {
      pages++
      if (!(await open())) {
        failed++
        continue
      }
      longestPause = Math.max(longestPause, performance.now() - last)
      last = performance.now()
    }
  }
  const reading = read()
  return async () => {
    stop.abort()
    await reading
    return { pages, pagesFailed: failed, longestPageMs: Math.round(longestPause) }
  }
}

async function run(other: string, { rate, json = false }: { rate: number; json?: boolean }) {
  await buildWeb(say)
  const folders = { other: resolve(other), this: root }
  for (const folder of Object.values(folders))
    if (!existsSync(join(folder, 'web/dist/server')))
      throw new Error(`${folder} has no built web. Run npm run build there.`)
  const folder = temporaryFolder('update')
  const network = await openNetwork({
    need: ['postgres', 'eventstore'],
    folder,
    env: { GRAPHQL_PERSISTED_ONLY: 'false', LIMITS_FACTOR: '1000', CAPTCHA: 'off' },
    log: (line) => readable(line, say),
  })
  let release: Release | null = null
  let stop = () => {}
  try {
    release = await startRelease(folders.other, network.env)
    const way = await openSwitch({ host: '127.0.0.1', port: release.port })
    const url = `http://localhost:${way.port}`
    const { databaseUrl } = network.settings
    const { site, pairs } = await withWorkshop(network.settings, async (workshop) => {
      const site = await makeSite(workshop)
      return { site, pairs: await makePairs(workshop, site, PAIRS) }
    })
    say(`the community ${site} has ${pairs.length} conversations`)
    const talk = startTalk(url, await signedIn(databaseUrl, pairs), rate)
    stop = () => {
      talk.close()
      way.close()
    }
    await recovered(talk.messages, performance.now())
    const read = startReading(url)
    const updates: { to: string; readyAfterMs: number; longestMessageMs: number }[] = []
    for (const to of ['this', 'other', 'this'] as const) {
      await sleep(ALONE_MS)
      const began = performance.now()
      const next = await startRelease(folders[to], network.env)
      const readyAfterMs = Math.round(performance.now() - began)
      way.leadTo({ host: '127.0.0.1', port: next.port })
      await release.stop()
      release = next
      await recovered(talk.messages, performance.now())
      const waits = talk.messages
        .filter((message) => message.began >= began)
        .map((message) => (acceptance(message)?.ended ?? performance.now()) - message.began)
      updates.push({ to, readyAfterMs, longestMessageMs: Math.round(Math.max(...waits)) })
      say(`${to} release: ready after ${readyAfterMs} ms`)
    }
    await talk.end(ACCEPTANCE_TIMEOUT_MS)
    const pages = await read()
    const accepted = talk.messages.filter(acceptance).map(({ body }) => body)
    const report = await withWorkshop(network.settings, async ({ log }) => {
      const { bodies } = await countLog(log)
      await caughtUp(databaseUrl, log)
      return {
        updates,
        ...pages,
        messages: talk.messages.length,
        neverAccepted: talk.messages.length - accepted.length,
        lost: accepted.filter((body) => !bodies.has(body)).length,
        doubled: accepted.filter((body) => (bodies.get(body) ?? 0) > 1).length,
        drift: await drift(databaseUrl, log),
      }
    })
    if (json) console.log(JSON.stringify(report))
    else {
      const { updates: _, ...counts } = report
      console.table(updates)
      for (const [what, value] of Object.entries(counts)) console.log(`${what.padEnd(14)} ${value}`)
    }
    const { pagesFailed, neverAccepted, lost, doubled } = report
    if ([pagesFailed, neverAccepted, lost, doubled, report.drift].some((count) => count > 0))
      process.exitCode = 1
  } finally {
    stop()
    await release?.stop()
    await network.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const command = new Command('update')
  .description(
    'Replace another release by this one while members send messages and visitors read, then go back, then update\n' +
      'again. Report failed pages, the longest waits, lost and doubled messages, and drift.',
  )
  .argument('<folder>', 'the other release: a checkout with its packages and its built web')
  .option('--rate <count>', 'messages per second', Number, 20)
  .option('--json', 'print the report as one line of JSON')
  .action(run)

await runCommand(command)
