import { Command } from 'commander'
import { buildWeb } from './build.ts'
import { demoLogins, demoPassword, seed } from './seed.ts'
import { dataFolder, openNetwork, runningNetwork, type Network } from './network.ts'
import { readable } from './network/readable.ts'
import { withTools } from './tools.ts'

// npm start: the whole network on this machine.

const say = (line: string) => console.log(line)

function announce({ url }: Network, sites: readonly { name: string; host: string }[]) {
  const port = new URL(url ?? 'http://localhost').port
  say('\nThe network is up:\n')
  for (const { name, host } of sites) say(`  ${name.padEnd(28)} http://${host}:${port}`)
  say(`\n  Mail that was sent            ${url}/outbox`)
  if (sites.length > 0) {
    say(`\nDemo logins (password of all: ${demoPassword})\n`)
    for (const { email, role } of demoLogins) say(`  ${email.padEnd(28)} ${role}`)
  }
  say('\nCtrl-C stops it. The data stay in the data folder.')
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
    const sites = await withTools(network.settings, async (tools) => (seeded ? seed(tools, say) : tools.sites()))
    announce(network, sites)
    await ending.promise
    say('\nStopping …')
  } finally {
    await network.close()
  }
}

const command = new Command('start')
  .description('Start everything on this machine: Postgres, the event store, the projector, the API and the web.')
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
