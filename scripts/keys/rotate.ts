import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rotateMaster } from '../../services/keys/epochs.ts'
import { openKeyFile } from '../../services/keys/file.ts'
import { lockFolder } from '../network/lock.ts'
import { knownSecrets, newSecret, writeSecrets } from '../network/secrets.ts'

// Rotation of the master key.

const bytes = (secret: string) => Uint8Array.from(Buffer.from(secret, 'base64'))

/** Rewraps the keys of a store with another master key (base64); idempotent. Calls `prepare` before the change. */
export function rotate(url: string, from: string, to: string, prepare?: () => void): void {
  const file = openKeyFile(url, { timeoutMs: 1000 })
  try {
    rotateMaster(file, { from: bytes(from), to: bytes(to), ...(prepare && { prepare }) })
  } finally {
    file.db.close()
  }
}

/**
 * Rotates the master key of a stopped network on this machine. `secrets.json` holds both keys before the key file
 * changes, and only the new one afterwards, so that a rotation killed at any moment is completed by calling this again.
 */
export function rotateFolder(folder: string): void {
  const file = join(folder, 'keys.sqlite')
  if (!existsSync(file) || !knownSecrets(folder).KEYS_MASTER) {
    throw new Error(
      `No network found in ${folder}. Set DATA_DIR to its folder, or set KEYS_URL and KEYS_MASTER.`,
    )
  }
  const unlock = lockFolder(folder)
  try {
    const { KEYS_MASTER: newest = '', KEYS_MASTER_BEFORE: before, ...others } = knownSecrets(folder)
    const from = before ?? newest
    const to = before ? newest : newSecret()
    rotate(pathToFileURL(file).href, from, to, () =>
      writeSecrets(folder, { ...others, KEYS_MASTER: to, KEYS_MASTER_BEFORE: from }),
    )
    writeSecrets(folder, { ...others, KEYS_MASTER: to })
  } finally {
    unlock()
  }
}
