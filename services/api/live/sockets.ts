import { takeFrom, type Window } from '../../operational/allowances/rate.ts'
import type { SocketLimits } from '../http/limits.ts'

/** What is needed of a WebSocket. */
interface Socket {
  close: (code: number, reason: string) => void
  terminate: () => void
  on: (event: 'close' | 'message', handler: () => void) => unknown
  removeAllListeners: (event: 'message') => unknown
}

/** Who opens a socket: a member with a session, or somebody at an address. */
export interface Opener {
  /** The member, or else the network of the address (`networkOf`). */
  holder: string
  /** Its id; null for a visitor. */
  session: string | null
  limits: SocketLimits
}

/** An open socket, as far as limits go. */
export interface OpenSocket {
  /** Counts a subscription in, and gives what counts it out again; null when there may be no more. */
  subscribe: () => (() => void) | null
}

/** The open sockets of this process, by who holds them. */
export interface Sockets {
  /**
   * Counts a socket in until it closes; null when its holder has too many already. It is ended when it, or all of its
   * holder together, send too many messages: at once, as what it sent already would still be taken while it closes.
   */
  add: (socket: Socket, opener: Opener) => OpenSocket | null
  /** Closes all sockets of a session that has ended. */
  closeSession: (session: string) => void
  /** Asks all to connect again. */
  closeAll: () => void
  /** The sessions that have any. */
  sessions: () => string[]
}

/** graphql-ws' code for a client that may not; it does not try again. */
export const FORBIDDEN = 4403
/** The client tries again. */
export const TRY_AGAIN = 1012

/** All that somebody holds. */
interface Held {
  sockets: Set<Socket>
  subscriptions: number
  mayTake: () => boolean
}

/** Messages at so many a second; `burst` seconds of them may come at once. */
function openMessages(perSecond: number, burst: number): () => boolean {
  const windows: Window[] = [{ each: 1 / perSecond, span: burst }]
  let held: readonly number[] = []
  return () => {
    const { due, wait } = takeFrom(windows, { due: held, now: performance.now() / 1000, cost: 1 })
    held = due
    return wait === 0
  }
}

/** How many seconds' worth of messages a holder may send at once: all tabs of an address may connect again. */
const BURST = 10

/** No socket is open yet. */
export function openSockets(): Sockets {
  const holders = new Map<string, Held>()
  const ofSession = new Map<string, Set<Socket>>()

  function holderOf({ holder, limits }: Opener): Held {
    const known = holders.get(holder)
    if (known) return known
    const held: Held = {
      sockets: new Set(),
      subscriptions: 0,
      mayTake: openMessages(limits.messagesOfAll, BURST),
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
        // Messages that came together are given out one after the other, also once the socket has ended.
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
