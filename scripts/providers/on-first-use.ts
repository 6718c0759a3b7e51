import { randomBytes } from 'node:crypto'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { startChild, type Child } from '../network/child.ts'

/** Time without connections after which the process ends. People may choose an account for that long. */
const IDLE_MS = 600_000

interface Door {
  /** Environment variables with which the API uses the local providers. */
  env: Record<string, string>
  pid: () => number | undefined
  close: () => Promise<void>
}

/**
 * Listens in the place of Google and Facebook. The process of the local providers starts at the first connection and
 * ends when it is idle.
 */
export async function openLocalProviders({
  log,
  idleMs = IDLE_MS,
}: {
  log: (line: string) => void
  idleMs?: number
}): Promise<Door> {
  let running: Promise<Child & { line: string }> | null = null
  let pid: number | undefined
  let timer: NodeJS.Timeout | undefined
  const sockets = new Set<Socket>()
  const door = createServer()
  await new Promise<void>((resolve) => door.listen({ port: 0, host: '127.0.0.1' }, resolve))
  const address = door.address()
  const url = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
  const clients = `local:${randomBytes(24).toString('hex')}`
  const env = {
    GOOGLE_ISSUER: `${url}/google`,
    FACEBOOK_ISSUER: `${url}/facebook`,
    GOOGLE_CLIENTS: clients,
    FACEBOOK_CLIENTS: clients,
  }

  async function start() {
    const child = await startChild({
      name: 'providers',
      command: execPath,
      args: [join(import.meta.dirname, 'main.ts')],
      env: { ...process.env, ...env, PROVIDERS_URL: url },
      ready: /the local providers listen on \d+/,
      once: true,
      log,
    })
    pid = child.pid()
    return child
  }

  async function stop() {
    clearTimeout(timer)
    const ending = running
    running = null
    pid = undefined
    await (await ending?.catch(() => null))?.stop()
  }

  door.on('connection', async (socket) => {
    sockets.add(socket)
    clearTimeout(timer)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      sockets.delete(socket)
      if (sockets.size === 0) timer = setTimeout(() => void stop(), idleMs).unref()
    })
    try {
      const { line } = await (running ??= start())
      const inner = connect({ port: Number(line.split(' ').at(-1)), host: '127.0.0.1' })
      // A process that has died is replaced at the next connection.
      inner.on('error', () => {
        socket.destroy()
        void stop()
      })
      socket.on('close', () => inner.destroy())
      socket.pipe(inner).pipe(socket)
    } catch (error) {
      running = null
      log(String(error))
      socket.destroy()
    }
  })

  return {
    env,
    pid: () => pid,
    async close() {
      door.close()
      sockets.forEach((socket) => socket.destroy())
      await stop()
    },
  }
}
