import { setImmediate as immediate } from 'node:timers/promises'

/** WebSocket close code after which the client reconnects. */
const TRY_LATER = 1013

/**
 * Limit of bytes that are sent to a client without a sign that it reads. They fit into the kernel's buffers, so the
 * frame with the reason for closing is in these as well, and arrives if the client ever reads again.
 */
const MAX_UNREAD_BYTES = 32_768
/** Number of bytes without a sign of reading after which a client is pinged, so that one that reads never waits. */
const PINGED_FROM_BYTES = MAX_UNREAD_BYTES / 2

interface Pinged {
  ping: (data: string) => void
  close: (code: number, reason: string) => void
  on: (event: 'pong' | 'message' | 'close', handler: (data?: unknown) => void) => unknown
}

interface Keeping {
  everyMs: number
  /** Returns the number of bytes that were written to the connection so far. */
  written: () => number
  /** Called once, when the socket is closed because its client does not read. */
  letGo?: () => void
}

/** Returns once the next message can be sent; a promise if this depends on the client, which has read too little. */
export type Room = () => Promise<void> | undefined

/**
 * Closes a socket that has not answered a ping for one to two intervals, with a reason for a client that reads again
 * later; `ws` ends the connection 30 seconds after that. After the first ping, a client that has sent a message since
 * the last time is only pinged if much was sent to it, as the web sends pings of its own.
 */
export function keepAlive(socket: Pinged, { everyMs, written, letGo = () => {} }: Keeping): Room {
  let [isAnswered, isOverdue, isOver] = [true, false, false]
  let hasSent = false
  let isNew = true
  let read = 0
  let wake = () => {}
  let turns = Promise.resolve()
  const unread = () => written() - read
  const ping = () => {
    isAnswered = false
    socket.ping(String(written()))
  }
  const end = () => {
    clearInterval(timer)
    isOver = true
    wake()
  }
  async function untilRead() {
    // What was sent in the turn before is counted only now.
    await immediate()
    while (!isOver && unread() > MAX_UNREAD_BYTES) {
      if (isAnswered) ping()
      await new Promise<void>((resolve) => (wake = resolve))
    }
  }
  const timer = setInterval(() => {
    // Every client sends messages when it connects.
    const isActive = hasSent && !isNew
    hasSent = false
    isNew = false
    if (isActive && unread() < PINGED_FROM_BYTES) {
      isAnswered = true
    } else if (isAnswered) {
      ping()
    } else if (isOverdue) {
      end()
      letGo()
      socket.close(TRY_LATER, 'The connection is too slow')
    }
    isOverdue = !isAnswered
  }, everyMs)
  socket.on('pong', (data) => {
    isAnswered = true
    read = Math.max(read, Math.min(written(), Number(String(data)) || 0))
    wake()
  })
  socket.on('message', () => (hasSent = true))
  socket.on('close', end)
  return () => {
    if (unread() < PINGED_FROM_BYTES) return undefined
    if (isAnswered) ping()
    if (unread() <= MAX_UNREAD_BYTES) return undefined
    turns = turns.then(untilRead)
    return turns
  }
}
