import { TRY_AGAIN } from './sockets.ts'

interface Pinged {
  ping: () => void
  close: (code: number, reason: string) => void
  on: (event: 'pong' | 'message' | 'close', handler: () => void) => unknown
}

/**
 * Closes a socket that has not answered a ping when the next one is due, with a reason for a client that reads again
 * later; `ws` ends the connection 30 seconds after that. After the first ping, does not ping a client that has sent a
 * message since the last time, as the web sends pings of its own. `letGo` is called once, when the socket is closed for
 * this.
 */
export function keepAlive(socket: Pinged, everyMs: number, letGo: () => void = () => {}): void {
  let isAnswered = true
  let hasSent = false
  let isNew = true
  const timer = setInterval(() => {
    // Every client sends messages when it connects.
    const isActive = hasSent && !isNew
    hasSent = false
    isNew = false
    if (isActive) {
      isAnswered = true
    } else if (isAnswered) {
      isAnswered = false
      socket.ping()
    } else {
      clearInterval(timer)
      letGo()
      socket.close(TRY_AGAIN, 'The connection is too slow')
    }
  }, everyMs)
  socket.on('pong', () => (isAnswered = true))
  socket.on('message', () => (hasSent = true))
  socket.on('close', () => clearInterval(timer))
}
