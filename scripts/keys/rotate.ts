import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rotate } from '../../services/keys/rotate.ts'
import { lockFolder } from '../network/lock.ts'
import { knownSecrets, newSecret, writeSecrets } from '../network/secrets.ts'

// Replaces the master key, with which the keys of personal data are encrypted.

export const bytesOf = (secret: string): Uint8Array => Uint8Array.from(Buffer.from(secret, 'base64'))

/**
 * Replaces the master key of a stopped network on this machine. `secrets.json` contains both keys before the key store
 * changes, and then only the new key. A repeated call completes an interrupted rotation.
 */
export async function rotateFolder(folder: string): Promise<void> {
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
    await rotate(pathToFileURL(file).href, {
      from: bytesOf(from),
      to: bytesOf(to),
      prepare: () => writeSecrets(folder, { ...others, KEYS_MASTER: to, KEYS_MASTER_BEFORE: from }),
    })
    writeSecrets(folder, { ...others, KEYS_MASTER: to })
  } finally {
    unlock()
  }
}
