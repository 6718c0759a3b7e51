import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Command } from 'commander'
import { runCommand } from './command/run.ts'
import { moveKeys } from '../services/keys/move.ts'
import { rotate } from '../services/keys/rotate.ts'
import { bytesOf, rotateFolder } from './keys/rotate.ts'
import { dataFolder, runningNetwork } from './network.ts'
import { knownSecrets, newSecret } from './network/secrets.ts'

// npm run keys: manages the keys of personal data, and the master key that encrypts them.

interface Servers {
  url: string
  from: string
  /** The new master key, if an interrupted rotation has already printed it. */
  next: string | undefined
}

/** Rotates a master key from the environment. Prints the new key before using it, so that it cannot be lost. */
async function rotateServers({ url, from, next }: Servers) {
  const to = next ?? newSecret()
  if (Buffer.from(to, 'base64').length !== 32)
    throw new Error('KEYS_MASTER_NEXT must be 32 bytes in Base64, as printed by this command.')
  if (!next)
    console.log(
      `This is the new master key. It is not in use yet. Store it safely:\n\n  ${to}\n\n` +
        'If this command fails or is interrupted, run it again with KEYS_MASTER_NEXT set to this key.\n',
    )
  await rotate(url, { from: bytesOf(from), to: bytesOf(to) })
  console.log(
    'Done: the new master key is in use. Set KEYS_MASTER to it for every process and restart them. Until then they ' +
      'work with the keys they have in memory, but cannot erase anyone.',
  )
}

async function run() {
  const { KEYS_URL, KEYS_MASTER, KEYS_MASTER_NEXT: next } = process.env
  if (KEYS_URL && KEYS_MASTER) return rotateServers({ url: KEYS_URL, from: KEYS_MASTER, next })
  const folder = dataFolder()
  if (runningNetwork(folder))
    throw new Error(
      `The network in ${folder} is running and uses its keys. Nothing was changed. Stop it (Ctrl-C in the terminal of ` +
        'npm start), run npm run keys -- rotate-master again, then start it.',
    )
  await rotateFolder(folder)
  console.log(
    `${join(folder, 'secrets.json')} has the new master key. The previous one no longer opens anything.`,
  )
}

/** Address and master key of the running network, of the environment, or of the network in the data folder. */
function storeInUse(): { url: string; master: string } {
  const folder = dataFolder()
  const env = { ...knownSecrets(folder), ...runningNetwork(folder)?.env, ...process.env }
  const { KEYS_URL: url = pathToFileURL(join(folder, 'keys.sqlite')).href, KEYS_MASTER: master } = env
  if (!master)
    throw new Error(
      `No network found in ${folder}. Set DATA_DIR to its folder, or set KEYS_URL and KEYS_MASTER.`,
    )
  return { url, master }
}

async function move({ to }: { to: string }) {
  const { url, master } = storeInUse()
  if (!url.startsWith('file:') || !/^postgres(ql)?:/.test(to))
    throw new Error('Keys move from a file (KEYS_URL) to an address postgres://…. Nothing was moved.')
  const count = await moveKeys({ from: url, to, master: bytesOf(master) })
  console.log(
    count === null
      ? 'The keys had been moved already.'
      : `Moved ${count} keys. Running processes use the database from now on.`,
  )
  console.log(
    'Set KEYS_URL to the address of the database for every process, from its next start on. The file has no keys any ' +
      'more, only this address, which processes follow until then. Delete it once none of them uses it.',
  )
}

const command = new Command('keys').description('Manage the key store for personal data.')
command
  .command('rotate-master')
  .description(
    'Replace the master key. The keys it protects stay the same. Works on the stopped network in DATA_DIR, or on ' +
      'KEYS_URL with KEYS_MASTER. If it is interrupted, run it again; with KEYS_URL, set KEYS_MASTER_NEXT to the key ' +
      'that it printed.',
  )
  .action(run)
command
  .command('move')
  .description(
    'Move the keys from the file to a PostgreSQL database of their own. The network can run. If it is interrupted, run ' +
      'it again.',
  )
  .requiredOption('--to <address>', 'address of the empty database: postgres://…')
  .action(move)

await runCommand(command)
