import { Command } from 'commander'
import { runCommand } from './command/run.ts'
import { dropCommand } from './projection/drop.ts'
import { newCommand } from './projection/new.ts'
import { reloadCommand } from './projection/reload.ts'
import { retryCommand } from './projection/retry.ts'
import { skipCommand } from './projection/skip.ts'
import { stopsCommand } from './projection/stops.ts'
import { tablesCommand } from './projection/tables.ts'

// npm run projection: commands for operators and analysts on single projections.

const command = new Command('projection')
  .description('Create projections, list and resolve stopped ones, and manage their tables.')
  .addCommand(newCommand)
  .addCommand(reloadCommand)
  .addCommand(stopsCommand)
  .addCommand(retryCommand)
  .addCommand(skipCommand)
  .addCommand(tablesCommand)
  .addCommand(dropCommand)

await runCommand(command)
