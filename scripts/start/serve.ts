import { demoLogins, demoPassword } from '../seed/logins.ts'
import { demoSites } from '../seed/sites.ts'
import { dataFolder, openNetwork, runningNetwork, type Network } from '../network.ts'
import { readable } from '../network/readable.ts'
import { keepHeapSmall } from '../../services/heap.ts'
import type { Settings } from '../../services/settings.ts'
import { fillWithDemo, isFilled } from './fill.ts'

export const say = (line: string) => console.log(line)

interface ServeOptions {
  /** True to create the demo communities; by default they are created except in production. */
  seed?: boolean | undefined
  watch?: boolean
  /** Called before the network starts. */
  prepare?: () => Promise<void>
  /** Builds the web, while parts of the network start that do not need it. */
  build?: (signal: AbortSignal) => Promise<void>
  /** Called once the network is running; returns a function that stops what the call has started. */
  whileUp?: (network: Network) => () => void
}

/** True to create the demo. In production, it must be requested, because the demo's passwords are public. */
export const isSeeded = (asked: boolean | undefined, { NODE_ENV } = process.env): boolean =>
  asked ?? NODE_ENV !== 'production'

/** Startup message with the network's address and the accounts to log in with. */
export function welcome(
  url: string,
  { demo, showsOutbox }: Pick<Settings, 'demo' | 'showsOutbox'>,
): string[] {
  const { port } = new URL(url)
  const row = (what: string, value: string) => `  ${what.padEnd(28)} ${value}`
  const sites = Object.entries(demoSites).map(([prefix, { name }]) =>
    row(name, `http://${prefix}.localhost:${port}`),
  )
  const logins = demoLogins.map(({ email, role }) => row(email, role))
  return [
    '\nThe network is up:\n',
    ...(demo ? sites : [row('Address', url)]),
    ...(showsOutbox ? [row('Sent emails', `${url}/dev/outbox`)] : []),
    ...(demo ? [`\nDemo logins (password for all: ${demoPassword})\n`, ...logins] : []),
    '\nPress Ctrl-C to stop.',
  ]
}

/** Serves the network on this machine until Ctrl-C. */
export async function serve({
  seed: asked,
  watch = false,
  prepare,
  build,
  whileUp,
}: ServeOptions): Promise<void> {
  keepHeapSmall()
  const running = runningNetwork()
  if (running) return say(`The network is already running: ${running.url} (data in ${dataFolder()})`)
  const seeded = isSeeded(asked)
  const ending = Promise.withResolvers<void>()
  process.on('SIGINT', ending.resolve).on('SIGTERM', ending.resolve)
  await prepare?.()
  say('Starting Postgres, the event store, the projector and the API…')
  const network = await openNetwork({
    need: ['postgres', 'eventstore', 'projector', 'replayer', 'api'],
    env: { DEMO: String(seeded) },
    announce: true,
    watch,
    // Processes that restart with their sources cannot report work.
    sparing: !watch,
    providers: true,
    ...(build && { web: build }),
    log: (line) => readable(line, say),
  })
  let stopFilling = async () => {}
  try {
    if (seeded && !isFilled(dataFolder())) stopFilling = await fillWithDemo(dataFolder(), network.env)
    welcome(network.url ?? '', network.settings).forEach(say)
    const end = whileUp?.(network)
    await ending.promise
    end?.()
    await stopFilling()
    say('\nStopping…')
  } finally {
    await network.close()
  }
}
