import { mkdirSync } from 'node:fs'
import { startChild, type Child } from './child.ts'
import { freePort } from './ports.ts'

/** Starts a Redis without persistence on a free loopback port. Throws if redis-server is not installed. */
export async function startRedis(
  folder: string,
  log: (line: string) => void,
): Promise<Child & { url: string }> {
  const port = await freePort()
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const args = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    folder,
  ]
  const child = await startChild({
    name: 'redis',
    command: 'redis-server',
    args,
    ready: /Ready to accept connections/,
    log: (line) => /\bended\b/.test(line) && log(line),
    spawn: { stdio: ['ignore', 'pipe', 'pipe'] },
  })
  return { ...child, url: `redis://127.0.0.1:${port}` }
}
