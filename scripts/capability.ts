import { Command } from 'commander'
import { newCommand } from './capability/new.ts'
import { runCommand } from './command/run.ts'

// npm run capability: generates the files of a new capability (a feature) for every layer of the network.

const command = new Command('capability')
  .description('Write the files of a new capability on every floor.')
  .addCommand(newCommand)

await runCommand(command)
