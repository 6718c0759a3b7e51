import { Command } from 'commander'
import { buildWeb } from './build.ts'
import { demoLogins, demoPassword, demoSites, seed } from './seed.ts'
import { dataFolder, openNetwork, runningNetwork } from './network.ts'
import { readable } from './network/readable.ts'
import { withWorkshop } from './workshop.ts'

// npm start: the whole network on this machine.

const say = (line: string) => console.log(line)

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

async function run({ seed: seeded }: { seed: boolean }) {
  const running = runningNetwork()
  if (running) return say(`The network runs already: ${running.url} (data in ${dataFolder()})`)
  const ending = Promise.withResolvers<void>()
  process.on('SIGINT', ending.resolve).on('SIGTERM', ending.resolve)
  await buildWeb(say)
  say('Starting Postgres, the event store, the projector and the API …')
  const network = await openNetwork({
    need: ['postgres', 'eventstore', 'projector', 'api'],
    env: { DEMO: String(seeded) },
    announce: true,
    log: (line) => readable(line, say),
  })
  try {
    if (seeded && (await withWorkshop(network.settings, seed))) say('Filled the demo communities.')
    announce(network.url ?? '', seeded)
    await ending.promise
    say('\nStopping …')
  } finally {
    await network.close()
  }
}

const command = new Command('start')
  .description(
    'Start everything on this machine: Postgres, the event store, the projector, the API and the web.',
  )
  .option('--no-seed', 'do not fill the network with the demo communities')
  .addHelpText(
    'after',
    '\nPORT chooses the port (the next free one is taken), DATA_DIR the folder of the data.\n' +
      'DATABASE_URL, EVENTSTORE_URL, KEYS_URL and REDIS_URL replace the embedded parts one by one.',
  )
  .action(run)

await command.parseAsync().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
