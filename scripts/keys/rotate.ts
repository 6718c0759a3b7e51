import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rotateMaster } from '../../services/keys/epochs.ts'
import { openKeyFile } from '../../services/keys/file.ts'
import { lockFolder } from '../network/lock.ts'
import { knownSecrets, newSecret, writeSecrets } from '../network/secrets.ts'

// Replaces the master key, with which the keys of personal data are encrypted.

const bytes = (secret: string) => Uint8Array.from(Buffer.from(secret, 'base64'))

/** Encrypts a store's keys with another master key (Base64); can be repeated. Calls `prepare` before the change. */
export function rotate(url: string, from: string, to: string, prepare?: () => void): void {
  const file = openKeyFile(url, { timeoutMs: 1000 })
  try {
    rotateMaster(file, { from: bytes(from), to: bytes(to), ...(prepare && { prepare }) })
  } finally {
    file.db.close()
  }
}

/**
 * Replaces the master key of a stopped network on this machine. `secrets.json` contains both keys before the key store
 * changes, and then only the new key. A repeated call completes an interrupted rotation.
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
