import { demoLogins, demoPassword, demoSites, seed } from '../seed.ts'
import { dataFolder, openNetwork, runningNetwork, type Network } from '../network.ts'
import { readable } from '../network/readable.ts'
import { withWorkshop } from '../workshop.ts'

export const say = (line: string) => console.log(line)

/** How the network is served. */
export interface ServeOptions {
  /** Whether the demo communities are filled. */
  seed: boolean
  /** Whether a process starts anew when a file of its own changes. */
  watch?: boolean
  /** Makes ready what the network serves. */
  prepare: () => Promise<void>
  /** Called once it is up; gives what ends whatever that started. */
  whileUp?: (network: Network) => () => void
}

function announce(url: string, seeded: boolean) {
  const { port } = new URL(url)
  const row = (what: string, value: string) => say(`  ${what.padEnd(28)} ${value}`)
  say('\nThe network is up:\n')
  if (seeded) {
    for (const [prefix, { name }] of Object.entries(demoSites))
      row(name, `http://${prefix}.localhost:${port}`)
  } else row('(no community yet)', url)
  row('Mail that was sent', `${url}/dev/outbox`)
  if (seeded) {
    say(`\nDemo logins; the password of all is ${demoPassword}\n`)
    for (const { email, role } of demoLogins) row(email, role)
  }
  say('\nCtrl-C stops it.')
}

/** Serves the whole network on this machine until Ctrl-C. */
export async function serve({ seed: seeded, watch = false, prepare, whileUp }: ServeOptions): Promise<void> {
  const running = runningNetwork()
  if (running) return say(`The network runs already: ${running.url} (data in ${dataFolder()})`)
  const ending = Promise.withResolvers<void>()
  process.on('SIGINT', ending.resolve).on('SIGTERM', ending.resolve)
  await prepare()
  say('Starting Postgres, the event store, the projector and the API …')
  const network = await openNetwork({
    need: ['postgres', 'eventstore', 'projector', 'replayer', 'api'],
    env: { DEMO: String(seeded) },
    announce: true,
    watch,
    log: (line) => readable(line, say),
  })
  try {
    if (seeded && (await withWorkshop(network.settings, seed))) say('Filled the demo communities.')
    announce(network.url ?? '', seeded)
    const end = whileUp?.(network)
    await ending.promise
    end?.()
    say('\nStopping …')
  } finally {
    await network.close()
  }
}
