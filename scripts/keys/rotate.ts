import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rotateMaster } from '../../services/keys/epochs.ts'
import { openKeyFile } from '../../services/keys/file.ts'
import { lockFolder } from '../network/lock.ts'
import { knownSecrets, newSecret, writeSecrets } from '../network/secrets.ts'

// The exchange of the master key.

const bytes = (secret: string) => Uint8Array.from(Buffer.from(secret, 'base64'))

/**
 * Wraps the keys of a store with another master key; both are in base 64. Done already, it changes nothing. `prepare`
 * is called just before the file is changed.
 */
export function rotate(url: string, from: string, to: string, prepare?: () => void): void {
  const file = openKeyFile(url, { timeoutMs: 1000 })
  try {
    rotateMaster(file, { from: bytes(from), to: bytes(to), ...(prepare && { prepare }) })
  } finally {
    file.db.close()
  }
}

/**
 * Exchanges the master key of a network on this machine that is stopped. `secrets.json` names both keys before the key
 * file is changed, and the new one alone afterwards, so that a process killed at any moment leaves a state in which
 * calling this again brings the exchange to its end.
 */
export function rotateFolder(folder: string): void {
  const file = join(folder, 'keys.sqlite')
  if (!existsSync(file) || !knownSecrets(folder).KEYS_MASTER) {
    throw new Error(
      `There is no network in ${folder}: set DATA_DIR to its folder, or KEYS_URL and KEYS_MASTER.`,
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
