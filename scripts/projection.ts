import { Command } from 'commander'
import { runCommand } from './command/run.ts'
import { retryCommand } from './projection/retry.ts'
import { skipCommand } from './projection/skip.ts'
import { stopsCommand } from './projection/stops.ts'

// npm run projection: what operators and analysts do with single projections.

const command = new Command('projection')
  .description('Projections that stand still at an event, and what to do about it.')
  .addCommand(stopsCommand)
  .addCommand(retryCommand)
  .addCommand(skipCommand)

await runCommand(command)
