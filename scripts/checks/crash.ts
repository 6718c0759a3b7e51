import { spawn, type ChildProcess } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { Command, InvalidArgumentError } from 'commander'
import { runCommand } from '../command/run.ts'
import type { StreamName } from '../../events/kinds.ts'
import { openRawLog, type RawLog } from '../../events/raw-log.ts'
import { addressOf } from '../../services/eventstore/address.ts'
import { root } from '../network.ts'
import { openProgress } from '../command/progress.ts'
import { temporaryFolder } from '../../services/temporary.ts'

// npm run check -- crash: kills the event store repeatedly under load and checks that it still has all acknowledged events.

const WRITERS = 32
/** Maximum number of appends before a node is killed. */
const MAX_APPENDS = 400

interface Written {
  stream: StreamName
  /** Ids of the stream's events by revision; all events are acknowledged except those in `doubtful`. */
  ids: string[]
  /** Ids of the events being appended when the event store was killed, which may be stored or not. */
  doubtful: string[]
  position: bigint
}

interface Faults {
  /** Number of acknowledged events that are missing or have another revision. */
  lost: number
  gaps: number
  /** Number of events whose position is not greater than that of the previous event. */
  falling: number
  /** Number of events that were never appended, or are stored twice. */
  strange: number
}

async function startNode(file: string): Promise<{ child: ChildProcess; log: RawLog }> {
  const args = [join(root, 'services/eventstore/main.ts'), '--file', file, '--port', '0']
  // The process is detached, so that Ctrl-C stops only this process, which then stops the event store.
  const child = spawn(execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const said: string[] = []
  createInterface(child.stderr).on('line', (line) => said.push(line))
  const exit = once(child, 'exit').then(() => null)
  const ready = await Promise.race([once(createInterface(child.stdout), 'line'), exit])
  if (!ready) throw new Error(`The event store did not start again:\n${said.join('\n')}`)
  const [, port] = /:(\d+)$/.exec(String(ready[0])) ?? []
  return { child, log: openRawLog(addressOf(file, Number(port))) }
}

/** Appends one to three events at a time until the event store is killed; calls `acknowledged` after each append. */
async function write(log: RawLog, written: Written, acknowledged: () => void): Promise<void> {
  for (;;) {
    const events = Array.from({ length: 1 + (written.ids.length % 3) }, () => ({
      id: randomUUID(),
      type: 'Written',
      isJson: true,
      data: { padding: 'x'.repeat(written.ids.length % 700) },
      metadata: undefined,
    }))
    const ids = events.map(({ id }) => id)
    try {
      written.position = await log.append(written.stream, events, written.ids.length - 1)
    } catch {
      written.doubtful = ids
      return
    }
    written.ids.push(...ids)
    acknowledged()
  }
}

async function killUnderLoad(child: ChildProcess, log: RawLog, streams: readonly Written[]): Promise<void> {
  let left = randomInt(MAX_APPENDS)
  const due = Promise.withResolvers<void>()
  const exit = once(child, 'exit')
  const writing = streams.map((written) => write(log, written, () => left-- === 0 && due.resolve()))
  await Promise.race([due.promise, exit])
  // The delay is random, so that the node is killed at different moments of a commit.
  await sleep(Math.random() * 5)
  child.kill('SIGKILL')
  await exit
  await Promise.all(writing)
}

/** After a restart, checks the end of each stream, and records which doubtful events were stored. */
async function settle(log: RawLog, written: Written, faults: Faults): Promise<void> {
  const { ids, doubtful } = written
  const from = Math.max(0, ids.length - 10)
  const tail = await log.read(written.stream, { from })
  const found = tail.map(({ id }) => id)
  const kept = found.slice(ids.length - from)
  faults.lost += ids.slice(from).filter((id, index) => found[index] !== id).length
  const last = tail[ids.length - from - 1]
  if (last && last.position !== written.position) faults.lost++
  faults.gaps += tail.filter(({ revision }, index) => revision !== from + index).length
  // Each append must be stored completely or not at all.
  if (kept.length > 0 && kept.join() !== doubtful.join()) faults.strange += kept.length
  ids.push(...kept)
  written.position = tail.at(-1)?.position ?? -1n
  written.doubtful = []
}

async function compare(log: RawLog, streams: readonly Written[], faults: Faults): Promise<number> {
  const expected = new Map<string, { written: Written; next: number }>(
    streams.map((written) => [written.stream, { written, next: 0 }]),
  )
  let last = -1n
  let count = 0
  for await (const { events } of log.readAll()) {
    for (const { stream, id, revision, position } of events) {
      const place = expected.get(stream)
      if (!place) {
        faults.strange++
        continue
      }
      if (position <= last) faults.falling++
      if (revision !== place.next) faults.gaps++
      if (place.written.ids[place.next] !== id) faults.strange++
      place.next++
      last = position
      count++
    }
  }
  for (const { written, next } of expected.values()) faults.lost += Math.max(0, written.ids.length - next)
  return count
}

interface Options {
  times: number
  json?: boolean
}

async function run({ times, json = false }: Options) {
  const folder = temporaryFolder('crash')
  const file = join(folder, 'log.sqlite')
  const streams = Array.from({ length: WRITERS }, (_, n): Written => ({
    stream: `member-writer-${n}`,
    ids: [],
    doubtful: [],
    position: -1n,
  }))
  const faults: Faults = { lost: 0, gaps: 0, falling: 0, strange: 0 }
  const progress = openProgress({ json, unit: 'kills' })
  const began = performance.now()
  let child: ChildProcess | null = null
  let kills = 0
  const enough = new AbortController()
  process.once('SIGINT', () => enough.abort())
  try {
    while (kills < times && !enough.signal.aborted) {
      const node = await startNode(file)
      const { log } = node
      child = node.child
      await Promise.all(streams.map((written) => settle(log, written, faults)))
      await killUnderLoad(child, log, streams)
      await log.close()
      const rate = (++kills / (performance.now() - began)) * 1000
      progress.show({ events: kills, rate, share: kills / times, remaining: (times - kills) / rate })
    }
    progress.end()
    const node = await startNode(file)
    const { log } = node
    child = node.child
    await Promise.all(streams.map((written) => settle(log, written, faults)))
    const events = await compare(log, streams, faults)
    await log.close()
    const good = Object.values(faults).every((count) => count === 0)
    const report = {
      kills,
      events,
      ...faults,
      seconds: Math.round((performance.now() - began) / 1000),
    }
    if (json) console.log(JSON.stringify(report))
    else {
      for (const [what, value] of Object.entries(report)) console.log(`${what.padEnd(8)} ${value}`)
      console.log(good ? 'All acknowledged events are there.' : 'Something is wrong: see above.')
    }
    if (!good) process.exitCode = 1
  } finally {
    child?.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

function count(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('Give a whole number of at least 1.')
  return Number(text)
}

const command = new Command('crash')
  .description(
    'Kill the event store under load (kill -9) repeatedly. After each start and at the end, check that every\n' +
      'acknowledged event is there, revisions have no gaps and positions increase. Ctrl-C skips to the final check.',
  )
  .option('--times <count>', 'number of kills', count, 100)
  .option('--json', 'print progress and report as lines of JSON')
  .action(run)

await runCommand(command)
