import { HOUR } from '../seed/steps.ts'
import { openProgress } from '../command/progress.ts'
import { demoLogins, demoPassword, demoSites, seed, seedCrowd } from '../seed.ts'
import { dataFolder, openNetwork, runningNetwork, type Network } from '../network.ts'
import { readable } from '../network/readable.ts'
import type { Settings } from '../../services/settings.ts'
import { LogBehindError } from '../../services/projector/lineage.ts'
import { withWorkshop } from '../command/workshop.ts'

export const say = (line: string) => console.log(line)

interface ServeOptions {
  /** True to create the demo communities; by default they are created except in production. */
  seed?: boolean | undefined
  watch?: boolean
  prepare: () => Promise<void>
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

/** Adds more members and content while the network is in use. Errors are printed, and the next start continues. */
async function fillIn(settings: Settings, signal: AbortSignal): Promise<void> {
  const progress = openProgress({ json: false, unit: 'entries' })
  const started = performance.now()
  const show = (done: number, all: number) => {
    const rate = (done * 1000) / (performance.now() - started)
    progress.show({ events: done, rate, share: done / all, remaining: (all - done) / rate })
  }
  try {
    const isFilled = await withWorkshop(settings, (shop) => seedCrowd(shop, { signal, show }), {
      freshFor: HOUR,
    })
    progress.end()
    if (isFilled) say('The demo is complete.')
  } catch (error) {
    progress.end()
    if (signal.aborted) return
    const reason = error instanceof Error ? error.message : String(error)
    say(`The rest of the demo could not be added. The next start will try again. ${reason}`)
  }
}

/** Serves the network on this machine until Ctrl-C. */
export async function serve({ seed: asked, watch = false, prepare, whileUp }: ServeOptions): Promise<void> {
  const running = runningNetwork()
  if (running) return say(`The network is already running: ${running.url} (data in ${dataFolder()})`)
  const seeded = isSeeded(asked)
  const ending = Promise.withResolvers<void>()
  process.on('SIGINT', ending.resolve).on('SIGTERM', ending.resolve)
  await prepare()
  say('Starting Postgres, the event store, the projector and the API…')
  const network = await openNetwork({
    need: ['postgres', 'eventstore', 'projector', 'replayer', 'api'],
    env: { DEMO: String(seeded) },
    announce: true,
    watch,
    log: (line) => readable(line, say),
  })
  try {
    const isFilled = withWorkshop(network.settings, async (shop) => seeded && seed(shop))
    const fault = await isFilled.catch((error: unknown) => {
      if (error instanceof LogBehindError) return error
      throw error
    })
    if (fault === true) say('Added the demo communities.')
    welcome(network.url ?? '', network.settings).forEach(say)
    if (fault instanceof LogBehindError) say(`\nThe network is read-only. ${fault.message}`)
    const end = whileUp?.(network)
    const stopping = new AbortController()
    const filling =
      seeded && !(fault instanceof LogBehindError) ? fillIn(network.settings, stopping.signal) : null
    await ending.promise
    stopping.abort()
    end?.()
    await filling
    say('\nStopping…')
  } finally {
    await network.close()
  }
}
