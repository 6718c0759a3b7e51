import { Command } from 'commander'
import { runCommand } from './command/run.ts'
import { buildWeb } from './build.ts'
import { say, serve } from './start/serve.ts'

// npm start: runs the whole network on this machine.

const command = new Command('start')
  .description(
    'Start everything on this machine: Postgres, the event store, the projector, the API and the web.',
  )
  .option('--seed', 'fill the network with the demo communities (the default outside production)')
  .option('--no-seed', 'start without the demo communities')
  .addHelpText(
    'after',
    '\nPORT sets the port (or the next free one), DATA_DIR the folder of the data.\n' +
      'DATABASE_URL, EVENTSTORE_URL, KEYS_URL, IMAGES_URL and REDIS_URL replace the embedded parts individually.\n\n' +
      'The demo has members with a known password, including an administrator. With NODE_ENV=production the demo is added\n' +
      'only with --seed, and emails are sent through MAIL_URL instead of being shown on a page.',
  )
  .action(({ seed }: { seed?: boolean }) => serve({ seed, build: (signal) => buildWeb(say, { signal }) }))

await runCommand(command)
