import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Command } from 'commander'
import { rotateMaster } from '../services/keys/epochs.ts'
import { openKeyFile } from '../services/keys/file.ts'
import { runCommand } from './command/run.ts'
import { dataFolder, runningNetwork } from './network.ts'
import { lockFolder } from './network/lock.ts'
import { knownSecrets, newSecret, writeSecrets } from './network/secrets.ts'

// npm run keys: looks after the store of the keys of personal data.

const bytes = (secret: string) => Uint8Array.from(Buffer.from(secret, 'base64'))

function rotate(url: string, from: string, to: string) {
  const file = openKeyFile(url)
  try {
    rotateMaster(file, { from: bytes(from), to: bytes(to) })
  } finally {
    file.db.close()
  }
}

/** Of a network whose settings come from outside: what is new is shown first, so that it cannot be lost. */
function rotateServers(url: string, from: string) {
  const to = newSecret()
  console.log(`The new master key is being set. From now on:\n\n  KEYS_MASTER=${to}\n`)
  rotate(url, from, to)
  console.log(
    'Done. Set it for every process and start them anew; until then they work on with what they have.',
  )
}

/**
 * Of a network on this machine. Its secrets name both keys while it is under way: killed, the command goes on the next
 * time.
 */
function rotateFolder(folder: string) {
  const secrets = knownSecrets(folder)
  const { KEYS_MASTER: newest, KEYS_MASTER_BEFORE: before, ...others } = secrets
  const url = pathToFileURL(join(folder, 'keys.sqlite')).href
  if (!newest || !existsSync(join(folder, 'keys.sqlite'))) {
    throw new Error(
      `There is no network in ${folder}: set DATA_DIR to its folder, or KEYS_URL and KEYS_MASTER.`,
    )
  }
  if (runningNetwork(folder)) throw new Error('The network is running. Stop it first.')
  const unlock = lockFolder(folder)
  try {
    const from = before ?? newest
    const to = before ? newest : newSecret()
    if (!before) writeSecrets(folder, { ...others, KEYS_MASTER: to, KEYS_MASTER_BEFORE: from })
    try {
      rotate(url, from, to)
    } catch (error) {
      // Killed after the keys were wrapped anew, and before the old master key was forgotten.
      if (!before) throw error
      rotate(url, to, to)
    }
    writeSecrets(folder, { ...others, KEYS_MASTER: to })
  } finally {
    unlock()
  }
  console.log(
    `${join(folder, 'secrets.json')} has the new master key; the one before opens nothing any more.`,
  )
}

function run() {
  const { KEYS_URL, KEYS_MASTER } = process.env
  if (KEYS_URL && KEYS_MASTER) rotateServers(KEYS_URL, KEYS_MASTER)
  else rotateFolder(dataFolder())
}

const command = new Command('keys').description('The store of the keys of personal data.')
command
  .command('rotate-master')
  .description('Exchange the master key. The keys themselves stay as they are.')
  .action(run)

await runCommand(command)
