import { Command } from 'commander'
import { runCommand } from './command/run.ts'
import { newCommand } from './projection/new.ts'
import { retryCommand } from './projection/retry.ts'
import { skipCommand } from './projection/skip.ts'
import { stopsCommand } from './projection/stops.ts'

// npm run projection: what operators and analysts do with single projections.

const command = new Command('projection')
  .description('Projections one by one: a new one, and those that stand still at an event.')
  .addCommand(newCommand)
  .addCommand(stopsCommand)
  .addCommand(retryCommand)
  .addCommand(skipCommand)

await runCommand(command)
