import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { v7 } from 'uuid'
import { send } from '../../live/send.ts'
import { watch } from '../../live/socket.ts'
import { together } from '../figures.ts'
import type { Answered, Asked, Run, Talkers } from './load.ts'

// The process of the load: its work shall not stand in the way of what is measured.

/** How long, in ms, what was sent may take to arrive. */
const PATIENCE = 10_000
/** How often, in ms, is looked how late the own event loop is. */
const LOOKED = 10

interface Message {
  /** Whose socket measures. */
  to: number
  began: number
  /** Null until it is known. */
  taken: boolean | null
  /** How often it came. */
  came: number
}

const nothing = (): Run => ({
  sent: 0,
  failed: 0,
  received: 0,
  lost: 0,
  twice: 0,
  samples: [],
  busy: 0,
  late: 0,
})
/** Whatever it measures may be longer by as much as its own event loop is late. */
const loop = monitorEventLoopDelay({ resolution: LOOKED })
const messages = new Map<string, Message>()
let run = nothing()
let url = ''
let talkers: Talkers[] = []

/** A socket, 2n or 2n + 1 of the n-th pair, has heard a message. */
function hear(socket: number, body: string) {
  const message = messages.get(body)
  if (message?.to !== socket) return
  run.received++
  if (message.came++ > 0) run.twice++
  else run.samples.push([performance.timeOrigin + message.began, performance.now() - message.began])
}

/** Sends a message of a pair, its two members by turns. */
async function say(n: number): Promise<Message> {
  const pair = n % talkers.length
  const speaker = Math.floor(n / talkers.length) % 2
  const { conversation, cookies } = talkers[pair]!
  const body = v7()
  const message: Message = { to: 2 * pair + 1 - speaker, began: performance.now(), taken: null, came: 0 }
  messages.set(body, message)
  run.sent++
  const sent = await send({
    url,
    cookie: cookies[speaker]!,
    conversation,
    body,
    key: v7(),
    patience: PATIENCE,
  })
  message.taken = sent.kind === 'accepted'
  if (!message.taken && run.failed++ === 0)
    process.stderr.write(`A message was not taken, the first of this run: ${JSON.stringify(sent)}\n`)
  return message
}

async function open() {
  // Some at a time: a thousand at once wait for each other longer than a client does.
  await together(2 * talkers.length, 32, async (socket) => {
    const { conversation, cookies } = talkers[Math.floor(socket / 2)]!
    const { promise, resolve } = Promise.withResolvers<void>()
    const hearing = (body: string) => hear(socket, body)
    watch({ url, cookie: cookies[socket % 2]!, conversation, hear: hearing, asked: resolve })
    await promise
  })
  // A message each way, again until one is heard: then all subscriptions are at work.
  await together(2 * talkers.length, 16, async (n) => {
    for (const until = performance.now() + 60_000; performance.now() < until;) {
      const message = await say(n)
      for (let waited = 0; waited < 2000 && message.came === 0; waited += 20) await sleep(20)
      if (message.came > 0) return
    }
    throw new Error('A socket hears nothing')
  })
}

let sending: { stop: AbortController; ended: Promise<void>; cpu: NodeJS.CpuUsage; began: number } | null =
  null

/** Sends at a steady rate until the signal. */
async function keepSending(rate: number, signal: AbortSignal) {
  const began = performance.now()
  for (let n = 0; !signal.aborted; n++) {
    void say(n)
    await sleep(Math.max(0, began + ((n + 1) * 1000) / rate - performance.now()))
  }
}

function begin(rate: number) {
  messages.clear()
  run = nothing()
  const stop = new AbortController()
  loop.reset()
  loop.enable()
  sending = { stop, ended: keepSending(rate, stop.signal), cpu: process.cpuUsage(), began: performance.now() }
}

async function end(): Promise<Run> {
  if (!sending) throw new Error('Nothing was begun')
  const { stop, ended, cpu, began } = sending
  const { user, system } = process.cpuUsage(cpu)
  loop.disable()
  run.late = Math.max(0, loop.percentile(99) / 1e6 - LOOKED)
  run.busy = (user + system) / 1000 / (performance.now() - began)
  stop.abort()
  await ended
  const isUnderWay = ({ taken, came }: Message) => taken === null || (taken && came === 0)
  for (const until = performance.now() + PATIENCE; performance.now() < until; await sleep(100))
    if (!messages.values().some(isUnderWay)) break
  // What comes twice comes soon after.
  await sleep(500)
  run.lost = messages.values().filter(isUnderWay).toArray().length
  return run
}

const answer = (answered: Answered) => process.send?.(answered)

process.on('message', async (asked: Asked) => {
  if (asked.kind === 'open') {
    ;({ url, talkers } = asked)
    await open()
    answer({ kind: 'opened' })
  } else if (asked.kind === 'begin') {
    begin(asked.rate)
    answer({ kind: 'began' })
  } else answer({ kind: 'ended', run: await end() })
})
process.on('disconnect', () => process.exit())
