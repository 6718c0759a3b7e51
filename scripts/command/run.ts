import type { Command } from 'commander'
import { errorFrom } from '../../services/thrown.ts'

/** Runs a command. If it throws, prints only the error's message and exits with the code `failed`. */
export async function runCommand(command: Command, failed = 1): Promise<void> {
  try {
    await command.parseAsync()
  } catch (error) {
    console.error(errorFrom(error).message)
    process.exitCode = failed
  }
}
