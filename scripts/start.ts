import { Command } from 'commander'
import { runCommand } from './command/run.ts'
import { buildWeb } from './build.ts'
import { say, serve } from './start/serve.ts'

// npm start: the whole network on this machine.

const command = new Command('start')
  .description(
    'Start everything on this machine: Postgres, the event store, the projector, the API and the web.',
  )
  .option(
    '--seed',
    'fill the network with the demo communities; without being told to, only outside production',
  )
  .option('--no-seed', 'do not fill it')
  .addHelpText(
    'after',
    '\nPORT chooses the port (the next free one is taken), DATA_DIR the folder of the data.\n' +
      'DATABASE_URL, EVENTSTORE_URL, KEYS_URL and REDIS_URL replace the embedded parts one by one.\n\n' +
      'The demo has members with a known password, an administrator among them. With NODE_ENV=production there is no\n' +
      'demo unless --seed asks for it, and mail goes out by MAIL_URL: there is no page that shows it.',
  )
  .action(({ seed }: { seed?: boolean }) => serve({ seed, prepare: () => buildWeb(say) }))

await runCommand(command)
