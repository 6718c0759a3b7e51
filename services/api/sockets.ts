/** What is needed of a WebSocket. */
interface Socket {
  close: (code: number, reason: string) => void
  on: (event: 'close', handler: () => void) => unknown
}

/** The open sockets of this process, by who holds them. */
export interface Sockets {
  /** Counts a socket in until it closes; false when its holder has `most` already. */
  add: (holder: string, socket: Socket, most: number) => boolean
  /** Closes all sockets of a session that has ended. */
  closeSession: (session: string) => void
  /** Asks all to connect again. */
  closeAll: () => void
  /** Those who hold any. */
  holders: () => string[]
}

/** graphql-ws' code for a client that may not; it does not try again. */
export const FORBIDDEN = 4403
/** The client tries again. */
export const TRY_AGAIN = 1012

/**
 * Ends a socket that sends more than `most` messages in a second: at once, as what it sent already would still be
 * taken while it is being closed.
 */
export function limitMessages(
  socket: { on: (event: 'message', handler: () => void) => unknown; terminate: () => void },
  most: number,
): void {
  let began = 0
  let sent = 0
  socket.on('message', () => {
    const now = Date.now()
    if (now - began > 1000) [began, sent] = [now, 0]
    if (++sent > most) socket.terminate()
  })
}

/** No socket is open yet. */
export function openSockets(): Sockets {
  const open = new Map<string, Set<Socket>>()
  return {
    add(holder, socket, most) {
      const held = open.get(holder) ?? new Set()
      if (held.size >= most) return false
      open.set(holder, held.add(socket))
      socket.on('close', () => {
        held.delete(socket)
        if (held.size === 0 && open.get(holder) === held) open.delete(holder)
      })
      return true
    },
    closeSession(session) {
      open.get(session)?.forEach((socket) => socket.close(FORBIDDEN, 'The session has ended'))
    },
    closeAll() {
      open.forEach((held) => held.forEach((socket) => socket.close(TRY_AGAIN, 'Please connect again')))
    },
    holders: () => [...open.keys()],
  }
}
