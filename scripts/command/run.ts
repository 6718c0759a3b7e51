import type { Command } from 'commander'

/** Runs a command. A failure prints its message alone and exits with `failed`. */
export async function runCommand(command: Command, failed = 1): Promise<void> {
  try {
    await command.parseAsync()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = failed
  }
}
