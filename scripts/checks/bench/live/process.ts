import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { v7 } from 'uuid'
import { send } from '../../live/send.ts'
import { watch } from '../../live/socket.ts'
import { together } from '../figures.ts'
import type { Answered, Asked, Run, Talkers } from './load.ts'

// Sends and receives the messages in a separate process, so that this work does not slow down the measured server.

const ARRIVAL_TIMEOUT_MS = 10_000
const SAMPLING_MS = 10

interface Message {
  to: number
  began: number
  /** True if the server accepted the message; null until the server has responded. */
  taken: boolean | null
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
/** Measures the event loop's delay, by which measured times can be too long. */
const loop = monitorEventLoopDelay({ resolution: SAMPLING_MS })
const messages = new Map<string, Message>()
let run = nothing()
let url = ''
let talkers: Talkers[] = []

/** Records a message received on a socket. Sockets 2n and 2n + 1 belong to the two members of conversation n. */
function hear(socket: number, body: string) {
  const message = messages.get(body)
  if (message?.to !== socket) return
  run.received++
  if (message.came++ > 0) run.twice++
  else run.samples.push([performance.timeOrigin + message.began, performance.now() - message.began])
}

/** Sends the n-th message; messages alternate between conversations and between the members of each conversation. */
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
    timeoutMs: ARRIVAL_TIMEOUT_MS,
  })
  message.taken = sent.kind === 'accepted'
  if (!message.taken && run.failed++ === 0)
    process.stderr.write(`A message was rejected, the first in this run: ${JSON.stringify(sent)}\n`)
  return message
}

async function open() {
  // Sockets are opened in groups, because opening a thousand at once would exceed the clients' timeouts.
  await together(2 * talkers.length, 32, async (socket) => {
    const { conversation, cookies } = talkers[Math.floor(socket / 2)]!
    const { promise, resolve } = Promise.withResolvers<void>()
    const hearing = (body: string) => hear(socket, body)
    watch({ url, cookie: cookies[socket % 2]!, conversation, hear: hearing, asked: resolve })
    await promise
  })
  // Each member sends until a message arrives on the recipient's socket, so that both subscriptions are active.
  await together(2 * talkers.length, 16, async (n) => {
    for (const until = performance.now() + 60_000; performance.now() < until;) {
      const message = await say(n)
      for (let waited = 0; waited < 2000 && message.came === 0; waited += 20) await sleep(20)
      if (message.came > 0) return
    }
    throw new Error('A socket receives nothing')
  })
}

let sending: { stop: AbortController; ended: Promise<void>; cpu: NodeJS.CpuUsage; began: number } | null =
  null

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
  if (!sending) throw new Error('The load has not started')
  const { stop, ended, cpu, began } = sending
  const { user, system } = process.cpuUsage(cpu)
  loop.disable()
  run.late = Math.max(0, loop.percentile(99) / 1e6 - SAMPLING_MS)
  run.busy = (user + system) / 1000 / (performance.now() - began)
  stop.abort()
  await ended
  const isUnderWay = ({ taken, came }: Message) => taken === null || (taken && came === 0)
  for (const until = performance.now() + ARRIVAL_TIMEOUT_MS; performance.now() < until; await sleep(100))
    if (!messages.values().some(isUnderWay)) break
  // Waits for messages that are delivered a second time, which would arrive within 500 ms.
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
