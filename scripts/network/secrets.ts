import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Secrets = z.record(z.string(), z.string())
type Secrets = z.output<typeof Secrets>

export const newSecret = (): string => randomBytes(32).toString('base64')

const fileOf = (folder: string): string => join(folder, 'secrets.json')

/** Writes the secrets of a network on this machine atomically, readable for their owner. */
export function writeSecrets(folder: string, secrets: Secrets): void {
  const file = fileOf(folder)
  const written = openSync(`${file}.new`, 'w', 0o600)
  writeSync(written, JSON.stringify(secrets))
  fsyncSync(written)
  closeSync(written)
  renameSync(`${file}.new`, file)
  // Flushes the new name as well, before anything depends on it.
  const directory = openSync(folder, 'r')
  fsyncSync(directory)
  closeSync(directory)
}

/** Secrets of a network on this machine; {} without one. */
export function knownSecrets(folder: string): Secrets {
  const file = fileOf(folder)
  return existsSync(file) ? Secrets.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
}

/** Secrets of a network on this machine, created on first use and kept in its folder. Throws during a rotation. */
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
    ...known,
  }
  if (Object.keys(all).length > Object.keys(known).length) writeSecrets(folder, all)
  return all
}
