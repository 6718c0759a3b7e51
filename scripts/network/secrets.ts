import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Secrets = z.record(z.string(), z.string())
type Secrets = z.output<typeof Secrets>

export const newSecret = (): string => randomBytes(32).toString('base64')

const fileOf = (folder: string): string => join(folder, 'secrets.json')

/** Writes the secrets of the network on this machine atomically, to a file that only its owner can read. */
export function writeSecrets(folder: string, secrets: Secrets): void {
  const file = fileOf(folder)
  const written = openSync(`${file}.new`, 'w', 0o600)
  writeSync(written, JSON.stringify(secrets))
  fsyncSync(written)
  closeSync(written)
  renameSync(`${file}.new`, file)
  // The folder is flushed too, so that the renamed file is on disk before its keys are used.
  const directory = openSync(folder, 'r')
  fsyncSync(directory)
  closeSync(directory)
}

/** Reads the secrets of the network on this machine; {} if it has none. */
export function knownSecrets(folder: string): Secrets {
  const file = fileOf(folder)
  return existsSync(file) ? Secrets.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
}

/** Reads the secrets of the network on this machine, or creates them. Throws during a rotation. */
export function secretsOf(folder: string): Secrets {
  const known = knownSecrets(folder)
  if (known.KEYS_MASTER_BEFORE) {
    throw new Error(
      'The master key rotation was interrupted. Nothing is lost. To finish it: npm run keys -- rotate-master',
    )
  }
  const all = {
    KEYS_MASTER: newSecret(),
    RESERVATION_PEPPER: newSecret(),
    RECEIPT_KEY: newSecret(),
    PUSH_KEY: newSecret(),
    ...known,
  }
  if (Object.keys(all).length > Object.keys(known).length) writeSecrets(folder, all)
  return all
}
