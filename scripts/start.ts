import { Command } from 'commander'
import { runCommand } from './command/run.ts'
import { buildWeb } from './build.ts'
import { say, serve } from './start/serve.ts'

// npm start: the whole network on this machine.

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
  .action(({ seed }: { seed: boolean }) => serve({ seed, prepare: () => buildWeb(say) }))

await runCommand(command)
