import { takeFrom, type Window } from '../../operational/allowances/rate.ts'
import type { SocketLimits } from '../http/limits.ts'

interface Socket {
  close: (code: number, reason: string) => void
  terminate: () => void
  on: (event: 'close' | 'message', handler: () => void) => unknown
  removeAllListeners: (event: 'message') => unknown
}

/** The member or network for which an open socket is counted. */
export interface Opener {
  /** The member's id; for a visitor, the network of the address (`networkOf`). */
  holder: string
  /** Id of the socket's session; null for a visitor. */
  session: string | null
  limits: SocketLimits
}

export interface OpenSocket {
  /** Counts a new subscription; returns a function that removes it from the count, or null if the limit is reached. */
  subscribe: () => (() => void) | null
}

/** Counts the open sockets of this process by member or network. */
export interface Sockets {
  /**
   * Counts a socket until it closes; null if the limit is reached. A socket is terminated if it, or all sockets of the
   * member or network together, send too many messages; a normal close would still accept messages that were already
   * sent.
   */
  add: (socket: Socket, opener: Opener) => OpenSocket | null
  closeSession: (session: string) => void
  closeAll: () => void
  sessions: () => string[]
  count: () => number
}

/** WebSocket close code for forbidden clients, after which graphql-ws does not reconnect. */
const FORBIDDEN = 4403
/** WebSocket close code after which the client reconnects. */
export const TRY_AGAIN = 1012

interface Held {
  sockets: Set<Socket>
  subscriptions: number
  mayTake: () => boolean
}

/** Limits messages per second; after a pause, as many as in `burst` seconds may arrive at once. */
function openMessages(perSecond: number, burst: number): () => boolean {
  const windows: Window[] = [{ each: 1 / perSecond, span: burst }]
  let held: readonly number[] = []
  return () => {
    const { due, wait } = takeFrom(windows, { due: held, now: performance.now() / 1000, cost: 1 })
    held = due
    return wait === 0
  }
}

/** Seconds' worth of messages that may arrive at once: many, as all tabs of an address may reconnect together. */
const BURST_SECONDS = 10

export function openSockets(): Sockets {
  const holders = new Map<string, Held>()
  const ofSession = new Map<string, Set<Socket>>()

  function holderOf({ holder, limits }: Opener): Held {
    const known = holders.get(holder)
    if (known) return known
    const held: Held = {
      sockets: new Set(),
      subscriptions: 0,
      mayTake: openMessages(limits.messagesOfAll, BURST_SECONDS),
    }
    holders.set(holder, held)
    return held
  }

  function forget(socket: Socket, { holder, session }: Opener) {
    const held = holders.get(holder)
    held?.sockets.delete(socket)
    if (held?.sockets.size === 0) holders.delete(holder)
    const others = session === null ? undefined : ofSession.get(session)
    others?.delete(socket)
    if (session !== null && others?.size === 0) ofSession.delete(session)
  }

  return {
    add(socket, opener) {
      const { session, limits } = opener
      const held = holderOf(opener)
      if (held.sockets.size >= limits.sockets) return null
      held.sockets.add(socket)
      if (session !== null) ofSession.set(session, (ofSession.get(session) ?? new Set()).add(socket))
      const mayTake = openMessages(limits.messages, 1)
      socket.on('message', () => {
        if (mayTake() && held.mayTake()) return
        // A terminated socket still receives the messages that had arrived together, so these are ignored.
        socket.removeAllListeners('message')
        socket.terminate()
      })
      socket.on('close', () => forget(socket, opener))
      let mine = 0
      return {
        subscribe() {
          if (mine >= limits.subscriptions || held.subscriptions >= limits.subscriptionsOfAll) return null
          mine++
          held.subscriptions++
          let counts = true
          return () => {
            if (!counts) return
            counts = false
            mine--
            held.subscriptions--
          }
        },
      }
    },
    closeSession(session) {
      ofSession.get(session)?.forEach((socket) => socket.close(FORBIDDEN, 'Your session has ended'))
    },
    closeAll() {
      for (const { sockets } of holders.values())
        for (const socket of sockets) socket.close(TRY_AGAIN, 'Please connect again')
    },
    sessions: () => [...ofSession.keys()],
    count: () => holders.values().reduce((sum, { sockets }) => sum + sockets.size, 0),
  }
}
