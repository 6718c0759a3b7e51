import { takeFrom, type Window } from '../../operational/allowances/rate.ts'
import type { SocketLimits } from '../http/limits.ts'

interface Socket {
  close: (code: number, reason: string) => void
  terminate: () => void
  on: (event: 'close' | 'message', handler: () => void) => unknown
  removeAllListeners: (event: 'message') => unknown
}

/** The member or address to which an open socket counts. */
export interface Opener {
  /** The member's id, or else the network of the address (`networkOf`). */
  holder: string
  /** Session id; null for a visitor. */
  session: string | null
  limits: SocketLimits
}

export interface OpenSocket {
  /** Counts a subscription and returns a function to release it; null beyond the limit. */
  subscribe: () => (() => void) | null
}

/** Open sockets of this process, counted by member or address. */
export interface Sockets {
  /**
   * Counts a socket until it closes; null beyond the limit. Terminates a socket if it, or all sockets of its holder
   * together, send too many messages: a graceful close would still accept messages already sent.
   */
  add: (socket: Socket, opener: Opener) => OpenSocket | null
  closeSession: (session: string) => void
  closeAll: () => void
  sessions: () => string[]
}

/** Close code of graphql-ws for a forbidden client, after which the client does not retry. */
const FORBIDDEN = 4403
/** Close code after which the client retries. */
export const TRY_AGAIN = 1012

interface Held {
  sockets: Set<Socket>
  subscriptions: number
  mayTake: () => boolean
}

/** Limits messages per second; up to `burst` seconds' worth may arrive at once. */
function openMessages(perSecond: number, burst: number): () => boolean {
  const windows: Window[] = [{ each: 1 / perSecond, span: burst }]
  let held: readonly number[] = []
  return () => {
    const { due, wait } = takeFrom(windows, { due: held, now: performance.now() / 1000, cost: 1 })
    held = due
    return wait === 0
  }
}

/** Large, as all tabs behind an address may reconnect at the same time. */
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
        // `ws` emits messages that arrived together one by one, even after the socket has ended.
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
  }
}
