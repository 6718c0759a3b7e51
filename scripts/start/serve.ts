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

/** Rows of two columns, of which the first has the given width. */
const rowsOf = (rows: readonly (readonly [string, string])[], width: number) =>
  rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`)

/** Startup message: the address to open first and why, all others, and the accounts to log in with. */
export function welcome(
  url: string,
  { demo, showsOutbox }: Pick<Settings, 'demo' | 'showsOutbox'>,
  isGrowing = false,
): string[] {
  const { port } = new URL(url)
  const addressOf = (prefix: string) => `http://${prefix}.localhost:${port}`
  const sites = Object.entries(demoSites).map(([prefix, { name }]) => [name, addressOf(prefix)] as const)
  const logins = demoLogins.map(({ email, role }) => [email, role] as const)
  const mails = showsOutbox ? [['Emails, shown instead of sent', `${url}/dev/outbox`] as const] : []
  if (!demo)
    return ['\nThe network is up:\n', ...rowsOf([['Address', url], ...mails], 29), '\nPress Ctrl-C to stop.']
  const [firstByName = ''] = sites.map(([name]) => name).toSorted()
  const width = Math.max(...[...sites, ...logins, ...mails].map(([first]) => first.length))
  return [
    `\nThe network is up. Open this first: ${addressOf('diabetes')}`,
    `${demoSites.diabetes.name} has the most replies and articles of the demo. Log in as one of the people below.`,
    `\nLogins (password for all: ${demoPassword})\n`,
    ...rowsOf(logins, width),
    '\nCommunities\n',
    ...rowsOf(sites, width),
    `\n${url} without a community's name shows the first one by name, ${firstByName}.\n`,
    ...rowsOf(mails, width),
    '',
    ...(isGrowing ? ['You can use the network while more members and what they write are added.'] : []),
    'Press Ctrl-C to stop.',
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
    const isGrowing = seeded && !isFilled(dataFolder())
    if (isGrowing) stopFilling = await fillWithDemo(dataFolder(), network.env)
    welcome(network.url ?? '', network.settings, isGrowing).forEach(say)
    const end = whileUp?.(network)
    await ending.promise
    end?.()
    await stopFilling()
    say('\nStopping…')
  } finally {
    await network.close()
  }
}
