import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { Redis } from 'ioredis'
import type { Test } from 'tap'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** TEST_REDIS: `only` runs only tests with Redis, `none` only those without; by default, all run that can. */
const wanted = process.env.TEST_REDIS

function noRedis(): string | false {
  if (wanted === 'none') return 'tests over Redis are skipped (--no-redis)'
  if (!spawnSync('redis-server', ['--version']).error) return false
  if (wanted === 'only')
    throw new Error('Tests over Redis were requested, but redis-server is not installed.')
  return 'no redis-server on this machine: the path over Redis is not tested'
}

async function testRedis(t: Test): Promise<string> {
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const server = spawn('redis-server', args, { stdio: 'ignore' })
  t.teardown(async () => {
    server.kill()
    await once(server, 'exit')
  })
  const url = `redis://127.0.0.1:${port}`
  const client = new Redis(url, { maxRetriesPerRequest: null })
  client.on('error', () => {})
  await client.ping()
  client.disconnect()
  return url
}

export const ways = [
  { where: 'Postgres', skip: false, open: async (): Promise<undefined> => {} },
  { where: 'Redis', skip: noRedis(), open: testRedis },
].filter(({ where }) => where === 'Redis' || wanted !== 'only')
