import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { now } from '../clock.ts'
import { together } from '../figures.ts'
import { listen, post, type Browser } from './browser.ts'
import type { Answered, Asked, Run } from './load.ts'
import { actOf, subscriptionsOf, type Act, type Deed, type Row, type Scene } from './rows.ts'
import { entriesOf } from '../../../../events/entries.ts'

// Sends and receives in a separate process, so that this work does not slow down the measured processes.

const ARRIVAL_TIMEOUT_MS = 10_000
const SAMPLING_MS = 10
/** Maximum number of recent mutations per socket with which a delivery is compared. */
const MAX_COMPARED = 16

interface Sent {
  act: Act
  began: number
  /** True if the server accepted the mutation; null until the server has responded. */
  taken: boolean | null
  /** Kinds of changes by which the other member has seen the mutation. */
  seen: Set<Row>
  /** Promise that resolves once the other member has seen all rows. */
  complete: PromiseWithResolvers<void>
  /** Promise that resolves once the other member has done what follows. */
  rest?: Promise<unknown>
}

const nothing = (): Run => ({
  sent: 0,
  failed: 0,
  received: 0,
  lost: 0,
  twice: 0,
  seen: {},
  answered: [],
  busy: 0,
  late: 0,
})
/** Measures the event loop's delay, by which measured times can be too long. */
const loop = monitorEventLoopDelay({ resolution: SAMPLING_MS })
const bySocket = new Map<string, Sent[]>()
/** Number of the next mutation, by kind, sender and pair of members. */
const turns = new Map<string, number>()
let sent: Sent[] = []
let run = nothing()
let url = ''
let scenes: Scene[] = []

const socketOf = ({ conversation }: Scene, side: 0 | 1) => `${conversation} ${side}`
const browserOf = ({ cookies }: Scene, side: 0 | 1): Browser => ({ url, cookie: cookies[side] })

function turnOf(key: string): number {
  const turn = turns.get(key) ?? 0
  turns.set(key, turn + 1)
  return turn
}

function saw(one: Sent, row: Row, at: number) {
  if (one.seen.has(row)) {
    if (one.act.isSigned && one.act.seenIn[row] && row !== 'unread') run.twice++
    return
  }
  one.seen.add(row)
  ;(run.seen[row] ??= []).push([one.began, at - one.began])
  const rows = one.act.seenBy ? 1 : Object.keys(one.act.seenIn).length
  if (one.seen.size < rows) return
  run.received++
  one.complete.resolve()
}

/** Compares a delivery with the newest mutations that this socket has to receive. */
function hear(socket: string, field: string, text: string, at: number) {
  for (const one of bySocket.get(socket) ?? [])
    for (const [row, isIt] of entriesOf(one.act.seenIn)) if (isIt(field, text)) saw(one, row, at)
}

/** Sends a mutation of one of a pair's two members; resolves with the mutation's outcome. */
async function send(deed: Deed, scene: Scene, speaker: 0 | 1): Promise<Sent> {
  const act = actOf(deed, scene, speaker, turnOf(`${deed} ${socketOf(scene, speaker)}`))
  const other = speaker === 0 ? 1 : 0
  const socket = socketOf(scene, other)
  const complete = Promise.withResolvers<void>()
  const one: Sent = { act, began: now(), taken: null, seen: new Set(), complete }
  sent.push(one)
  run.sent++
  const compared = bySocket.get(socket) ?? []
  bySocket.set(socket, compared)
  if (compared.push(one) > MAX_COMPARED) compared.shift()
  try {
    await post(browserOf(scene, speaker), act)
    run.answered.push([one.began, now() - one.began])
    one.taken = true
    const { then } = act
    if (then) one.rest = complete.promise.then(() => post(browserOf(scene, other), then))
    if (act.seenBy) {
      await post(browserOf(scene, other), act.seenBy)
      saw(one, 'follow', now())
    }
  } catch (error) {
    one.taken ??= false
    if (run.failed++ === 0) process.stderr.write(`The first failure in this run: ${String(error)}\n`)
  }
  return one
}

async function open(sides: readonly (0 | 1)[]) {
  // Sockets are opened in groups, because opening a thousand sockets at once would exceed the clients' timeouts.
  const ends = scenes.flatMap((scene) => sides.map((side) => ({ scene, side })))
  await together(ends.length, 32, async (n) => {
    const { scene, side } = ends[n]!
    const socket = socketOf(scene, side)
    const hearing = (field: string, text: string, at: number) => hear(socket, field, text, at)
    await listen(browserOf(scene, side), { subscriptions: subscriptionsOf(scene), hear: hearing })
  })
  // The other member sends messages until one arrives, which shows that the subscriptions are active.
  await together(ends.length, 16, async (n) => {
    const { scene, side } = ends[n]!
    for (const until = now() + 60_000; now() < until;) {
      const one = await send('message', scene, side === 0 ? 1 : 0)
      if (await Promise.race([one.complete.promise.then(() => true), sleep(2000, false)])) return
    }
    throw new Error('A socket receives nothing')
  })
}

function start() {
  bySocket.clear()
  sent = []
  run = nothing()
  loop.reset()
  loop.enable()
  const cpu = process.cpuUsage()
  const began = now()
  return () => {
    const { user, system } = process.cpuUsage(cpu)
    loop.disable()
    run.late = Math.max(0, loop.percentile(99) / 1e6 - SAMPLING_MS)
    run.busy = (user + system) / 1000 / (now() - began)
  }
}

async function alone(deed: Deed, count: number, pauseMs: number): Promise<Run> {
  const scene = scenes[0]!
  // A bell that shows its highest number does not ring, so what other mutations have told is read first.
  const { then } = actOf(deed, scene, 0, 0)
  if (then) await post(browserOf(scene, 1), then)
  const stop = start()
  for (let n = 0; n < count; n++) {
    const one = await send(deed, scene, 0)
    const arrived = one.complete.promise.then(() => one.rest)
    await Promise.race([arrived, sleep(ARRIVAL_TIMEOUT_MS, undefined, { ref: false })])
    await sleep(pauseMs)
  }
  stop()
  return ended()
}

let sending: { stop: AbortController; ended: Promise<void>; count: () => void } | null = null

async function keepSending(deed: Deed, rate: number, signal: AbortSignal) {
  const began = now()
  for (let n = 0; !signal.aborted; n++) {
    void send(deed, scenes[n % scenes.length]!, Math.floor(n / scenes.length) % 2 === 0 ? 0 : 1)
    await sleep(Math.max(0, began + ((n + 1) * 1000) / rate - now()))
  }
}

function begin(deed: Deed, rate: number) {
  const stop = new AbortController()
  const count = start()
  sending = { stop, count, ended: keepSending(deed, rate, stop.signal) }
}

async function ended(): Promise<Run> {
  const isUnderWay = ({ taken, seen }: Sent) => taken === null || (taken && seen.size === 0)
  for (const until = now() + ARRIVAL_TIMEOUT_MS; now() < until; await sleep(100))
    if (!sent.some(isUnderWay)) break
  // Waits for deliveries that are repeated, which would arrive within this time.
  await sleep(500)
  run.lost = sent.filter(isUnderWay).length
  return run
}

async function end(): Promise<Run> {
  if (!sending) throw new Error('The load has not started')
  sending.count()
  sending.stop.abort()
  await sending.ended
  return ended()
}

async function answerTo(asked: Asked): Promise<Answered> {
  switch (asked.kind) {
    case 'open':
      ;({ url, scenes } = asked)
      await open(asked.sides)
      return { kind: 'done' }
    case 'alone':
      return { kind: 'ended', run: await alone(asked.deed, asked.count, asked.pauseMs) }
    case 'begin':
      begin(asked.deed, asked.rate)
      return { kind: 'done' }
    case 'end':
      return { kind: 'ended', run: await end() }
  }
}

process.on('message', async (asked: Asked) => {
  const answer = await answerTo(asked).catch((error: unknown): Answered => {
    return { kind: 'failed', error: String(error) }
  })
  process.send?.(answer)
})
process.on('disconnect', () => process.exit())
