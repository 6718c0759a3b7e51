import type { WebSocket } from 'ws'
import { together } from '../figures.ts'
import { listen } from '../live/browser.ts'
import type { Asked, Answered, Arrival, Seat } from './crowd.ts'

// Holds a part of the sockets in a process of its own.

const OPENED_AT_ONCE = 16

const sockets = new Map<string, WebSocket>()
const closed: string[] = []
let arrivals: Arrival[] = []

/** Bodies of the benchmark's comments and messages begin with a UUID. */
const sign = /"body":"([0-9a-f]{8}-[0-9a-f-]{27})/

async function open(url: string, seats: readonly Seat[]) {
  await together(seats.length, OPENED_AT_ONCE, async (n) => {
    const { name, cookie, address, subscriptions } = seats[n]!
    const socket = await listen(
      { url, cookie, address },
      {
        subscriptions,
        hear(_, text, at) {
          const body = sign.exec(text)?.[1]
          if (body) arrivals.push({ name, body, at })
        },
        closed: (code, reason) => closed.push(`${name}: ${code} ${reason}`),
      },
    )
    sockets.set(name, socket)
  })
}

async function answerTo(asked: Asked): Promise<Answered> {
  if (asked.kind === 'open') await open(asked.url, asked.seats)
  if (asked.kind === 'pause') sockets.get(asked.name)?.pause()
  if (asked.kind === 'resume') sockets.get(asked.name)?.resume()
  const found = arrivals
  if (asked.kind === 'collect') arrivals = []
  return asked.kind === 'collect' ? { arrivals: found, closed } : { arrivals: [], closed }
}

process.on('message', async (asked: Asked) => {
  const answered = await answerTo(asked).catch((error: unknown): Answered => {
    return { arrivals: [], closed, error: String(error) }
  })
  process.send?.(answered)
})
process.on('disconnect', () => process.exit())
