import type { SpawnOptions } from 'node:child_process'
import { execPath } from 'node:process'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { z } from 'zod'
import { addressOf } from '../services/eventstore/address.ts'
import { readSettings, type Settings } from '../services/settings.ts'
import { startChild, type Child, type ChildOptions } from './network/child.ts'
import { openLocalProviders } from './providers/on-first-use.ts'
import { openFolder } from './network/folder.ts'
import { isLocked, lockFolder } from './network/lock.ts'
import { onDemand } from './network/on-demand.ts'
import { portFrom, releasePort } from './network/ports.ts'
import { apiUrlOf, preparePostgres } from './network/postgres.ts'
import { reloadOnSignal, type Reloads } from './network/reload.ts'
import { secretsOf } from './network/secrets.ts'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Resolves a path relative to the folder in which the command was started. */
export const callerPath = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path)

/** Returns the folder with all data of the network on this machine. */
export const dataFolder = (): string =>
  process.env.DATA_DIR ? callerPath(process.env.DATA_DIR) : join(root, '.data')

export type Part = 'postgres' | 'eventstore' | 'projector' | 'replayer' | 'api'
/** Order in which the processes of a network are stopped. They start at once, and wait for each other. */
const inOrder: readonly (readonly Part[])[] = [['projector', 'replayer', 'api'], ['eventstore'], ['postgres']]

/** A running network, which this process has started or found running. */
export interface Network {
  settings: Settings
  env: Record<string, string>
  /** Address of the API; null if `need` did not include it. */
  url: string | null
  /** Returns the current ids of the processes that this process has started. */
  pids: () => Partial<Record<Part, number>>
  /** Stops the processes that this process has started, in reverse order. */
  close: () => Promise<void>
}

interface NetworkOptions {
  need: readonly Part[]
  folder?: string
  /** Environment variables for the network's processes, in addition to the secrets of the data folder. */
  env?: Record<string, string>
  /** True to publish this network in its folder, so that other commands can use it. */
  announce?: boolean
  /** True to restart projector, replayer and API when their sources change. */
  watch?: boolean
  /** True to run the replayer only while it has work. */
  sparing?: boolean
  /** True to run local providers of log-ins unless there are clients at real ones. */
  providers?: boolean
  /** Builds the files of the web that the API serves, until the signal aborts because the network cannot start. */
  web?: (signal: AbortSignal) => Promise<void>
  /** User and group of the processes; by default, those of this process. */
  as?: Pick<SpawnOptions, 'uid' | 'gid'> | undefined
  log?: (line: string) => void
}

const Announced = z.object({
  pid: z.int(),
  reloads: z.object({ count: z.int(), problem: z.string().nullable() }),
  url: z.string().nullable(),
  env: z.record(z.string(), z.string()),
})

/** Returns the network that is running on a folder; null if none is. */
export function runningNetwork(folder = dataFolder()): z.output<typeof Announced> | null {
  const file = announcement(folder)
  // The file may have been written by a killed process, which no longer holds the lock.
  if (!existsSync(file) || !isLocked(folder)) return null
  return Announced.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** Returns a different METRICS_PORT for each process of the network, so that all can run on one machine. */
function metricsPort(part: Part, { METRICS_PORT = '' }: Record<string, string>): Record<string, string> {
  const first = Number(METRICS_PORT)
  if (!first) return {}
  return { METRICS_PORT: String(first + ['api', 'projector', 'eventstore', 'replayer'].indexOf(part)) }
}

/** Addresses of databases for a process: the API has its own roles, if there are addresses with them. */
function databases(part: Part, env: Record<string, string>): Record<string, string> {
  const { API_DATABASE_URL: database, API_KEYS_URL: keys } = env
  if (part !== 'api') return {}
  return { ...(database && { DATABASE_URL: database }), ...(keys && { KEYS_URL: keys }) }
}

/** Message of the projector, or of the API after a request, about work for the replayer. */
const Told = z.object({ replayerWanted: z.boolean() })

const announcement = (folder: string): string => join(folder, 'network.json')

/**
 * Opens a network with the needed processes: the one already running on the folder, or a new one on this machine.
 * DATABASE_URL, EVENTSTORE_URL, KEYS_URL, IMAGES_URL and REDIS_URL in the environment each replace one process;
 * API_DATABASE_URL and API_KEYS_URL are the addresses of databases for the API, by default those of the others.
 */
export async function openNetwork({
  need,
  folder = dataFolder(),
  env: given = {},
  announce = false,
  watch = false,
  sparing = false,
  providers = false,
  web = async () => {},
  as = {},
  log = () => {},
}: NetworkOptions): Promise<Network> {
  const running = runningNetwork(folder)
  if (running) {
    const { env, url } = running
    return { settings: readSettings(env), env, url, pids: () => ({}), close: async () => {} }
  }

  openFolder(folder)
  const unlock = lockFolder(folder)
  rmSync(announcement(folder), { force: true })
  const children = new Map<Part, Child>()
  const ports: number[] = []
  let stopReloading = () => {}
  let closeProviders = async () => {}
  const close = async () => {
    stopReloading()
    await closeProviders()
    for (const parts of inOrder) await Promise.all(parts.map(async (part) => children.get(part)?.stop()))
    children.clear()
    rmSync(announcement(folder), { force: true })
    ports.forEach(releasePort)
    unlock()
  }
  const outer = Object.fromEntries(
    Object.entries(process.env).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]])),
  )
  const env: Record<string, string> = {
    NODE_ENV: 'development',
    KEYS_URL: pathToFileURL(join(folder, 'keys.sqlite')).href,
    IMAGES_URL: pathToFileURL(join(folder, 'images')).href,
    ...secretsOf(folder),
    ...outer,
    ...given,
  }
  const watched = watch ? ['--watch', '--watch-preserve-output'] : []
  const broken = new AbortController()
  // The build begins only here, because a command that finds the folder in use must end at once.
  const built = web(broken.signal)
  built.catch(() => {}) // The API's start reports the error.
  const begin = (part: Part, args: string[], ready: RegExp, options: Partial<ChildOptions> = {}) =>
    startChild({
      name: part,
      command: execPath,
      args,
      env: { ...env, ...databases(part, env), ...metricsPort(part, env) },
      ready,
      until: broken.signal,
      log,
      spawn: { cwd: root, ...as },
      ...options,
    })
  const node = async (...options: Parameters<typeof begin>) =>
    void children.set(options[0], await begin(...options))
  /** Starts processes at once. They wait for each other, so if one cannot start, the others are stopped. */
  const startAll = async (starts: Partial<Record<Part, () => Promise<void>>>) => {
    const started = need.map(async (part) => starts[part]?.())
    await Promise.all(started).catch(async (error: unknown) => {
      broken.abort()
      await Promise.allSettled(started)
      throw error
    })
  }

  try {
    // All addresses are known before the first process starts, so that all start at once.
    const postgres =
      need.includes('postgres') && !env.DATABASE_URL
        ? await preparePostgres(join(folder, 'postgres'), log)
        : null
    if (postgres) Object.assign(env, { DATABASE_URL: postgres.url, API_DATABASE_URL: apiUrlOf(postgres.url) })
    const file = join(folder, 'log.sqlite')
    const port =
      need.includes('eventstore') && !env.EVENTSTORE_URL
        ? await portFrom(Number(env.EVENTSTORE_PORT ?? 2113))
        : null
    if (port !== null) {
      ports.push(port)
      env.EVENTSTORE_URL = addressOf(file, port)
    }
    let url: string | null = null
    if (need.includes('api')) {
      const wanted = Number(env.PORT ?? 3000)
      const free = await portFrom(wanted, env.HOST ?? '127.0.0.1')
      ports.push(free)
      if (free !== wanted) log(`port ${wanted} is taken: using ${free}`)
      Object.assign(env, { PORT: String(free) })
      url = `http://localhost:${free}`
    }
    if (providers && !env.GOOGLE_CLIENTS && !env.FACEBOOK_CLIENTS && env.NODE_ENV !== 'production') {
      const local = await openLocalProviders({ log })
      closeProviders = local.close
      Object.assign(env, local.env)
    }
    const settings = readSettings(env)
    const startReplayer = () =>
      begin('replayer', [...watched, 'services/projector/replay/replayer.ts'], /the replayer is running/)
    const replayer = sparing
      ? onDemand(startReplayer, { log, wakeEveryMs: settings.auditSliceMinutes * 60_000 })
      : null
    const told = { onMessage: (work: unknown) => replayer?.want(Told.parse(work).replayerWanted) }
    if (replayer) children.set('replayer', replayer)
    await startAll({
      async postgres() {
        if (postgres) children.set('postgres', await postgres.start())
      },
      async eventstore() {
        if (port === null) return
        const args = ['services/eventstore/main.ts', '--file', file, '--port', String(port)]
        await node('eventstore', args, /listening on/)
      },
      async projector() {
        await node('projector', [...watched, 'services/projector/main.ts'], /the projector is running/, told)
        // The replayer starts later because it reads questions from tables that the projector creates.
        if (need.includes('replayer') && !replayer) children.set('replayer', await startReplayer())
      },
      // After an update, the API waits until new read models are built, which takes long for a long history.
      async api() {
        await built
        broken.signal.throwIfAborted()
        await node('api', [...watched, 'services/api/server.ts'], /the API listens/, {
          ...told,
          readyTimeoutMs: 3_600_000,
        })
      },
    })
    const own = Object.fromEntries(
      Object.entries(env).filter(
        ([name]) => outer[name] === undefined || name in given || /_URL$|^PORT$/.test(name),
      ),
    )
    const tell = (reloads: Reloads) => {
      // The file is written under another name and then renamed, because other processes may be reading it.
      const file = announcement(folder)
      const told: z.output<typeof Announced> = { pid: process.pid, url, env: own, reloads }
      writeFileSync(`${file}.new`, JSON.stringify(told), { mode: 0o600 })
      renameSync(`${file}.new`, file)
    }
    if (announce) {
      const keeping = (['projector', 'replayer'] as const).flatMap((part) => children.get(part) ?? [])
      stopReloading = reloadOnSignal(keeping, tell)
      tell({ count: 0, problem: null })
    }
    const pids = () =>
      Object.fromEntries([...children].flatMap(([part, child]) => (child.pid() ? [[part, child.pid()]] : [])))
    return { settings, env, url, pids, close }
  } catch (error) {
    broken.abort()
    await close()
    throw error
  }
}
