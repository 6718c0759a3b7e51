import type { Command } from 'commander'

/**
 * Runs a command as it was typed. A failure is told by its sentence alone, and the process ends with `failed`.
 */
export async function runCommand(command: Command, failed = 1): Promise<void> {
  try {
    await command.parseAsync()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = failed
  }
}
