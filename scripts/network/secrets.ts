import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Secrets = z.record(z.string(), z.string())
type Secrets = z.output<typeof Secrets>

/** A fresh secret, as the settings take it. */
export const newSecret = (): string => randomBytes(32).toString('base64')

const fileOf = (folder: string): string => join(folder, 'secrets.json')

/** Writes the secrets of a network on one machine, all or nothing, readable by its owner. */
export function writeSecrets(folder: string, secrets: Secrets): void {
  const file = fileOf(folder)
  const written = openSync(`${file}.new`, 'w', 0o600)
  writeSync(written, JSON.stringify(secrets))
  fsyncSync(written)
  closeSync(written)
  renameSync(`${file}.new`, file)
  // The new name is on disk too, before anything that relies on it is.
  const directory = openSync(folder, 'r')
  fsyncSync(directory)
  closeSync(directory)
}

/** The secrets that a network on one machine has; none where there is no such network. */
export function knownSecrets(folder: string): Secrets {
  const file = fileOf(folder)
  return existsSync(file) ? Secrets.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
}

/** The secrets of a network on one machine: each is made once and kept in its folder. Throws amid a rotation. */
export function secretsOf(folder: string): Secrets {
  const known = knownSecrets(folder)
  if (known.KEYS_MASTER_BEFORE) {
    throw new Error(
      'The exchange of the master key was interrupted. Nothing is lost: run npm run keys -- rotate-master to finish it.',
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
