import { Command } from 'commander'
import { runCommand } from './command/run.ts'
import { agreementsCommand } from './log/agreements.ts'
import { backupCommand } from './log/backup.ts'
import { checkCommand } from './log/check.ts'
import { diffCommand } from './log/diff.ts'
import { exportCommand } from './log/export.ts'
import { importCommand } from './log/import.ts'
import { mendCommand } from './log/mend.ts'
import { reading } from './log/read.ts'
import { restoreCommand } from './log/restore.ts'
import { scavengeCommand } from './log/scavenge.ts'
import { showCommand } from './log/show.ts'
import { skipCommand } from './log/skip.ts'

// npm run log: reads the log; its subcommands copy, move and repair a log.

const command = reading(new Command('log'))
  .enablePositionalOptions()
  .addCommand(showCommand)
  .addCommand(agreementsCommand)
  .addCommand(diffCommand)
  .addCommand(backupCommand)
  .addCommand(restoreCommand)
  .addCommand(exportCommand)
  .addCommand(importCommand)
  .addCommand(scavengeCommand)
  .addCommand(checkCommand)
  .addCommand(mendCommand)
  .addCommand(skipCommand)

await runCommand(command)
