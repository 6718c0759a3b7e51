import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { callerPath, dataFolder, runningNetwork } from '../network.ts'
import { sync } from './copy.ts'
import { KEYS, readManifest, verifyFile, type Manifest } from './manifest.ts'

/** Files that a data folder may contain before a restore: the network's secrets, and the lock file. */
const mayBeThere = ['secrets.json', 'lock.sqlite', 'lock.sqlite-journal']

/**
 * Restores a backup into an empty data folder after verifying all its files. Throws an Error that names the faulty
 * file, or says that the copy of the keys has expired; the folder is then unchanged.
 */
export async function restoreLog({
  from,
  to,
  withoutKeys = false,
  now = new Date(),
}: {
  from: string
  to: string
  withoutKeys?: boolean
  now?: Date
}): Promise<Manifest> {
  const others = existsSync(to) ? readdirSync(to).filter((name) => !mayBeThere.includes(name)) : []
  if (others.length > 0) {
    throw new Error(
      `${to} is not empty (${others[0]}): backups are never mixed with other data. Set DATA_DIR to another folder.`,
    )
  }
  const manifest = readManifest(from)
  const files = manifest.files.filter(({ name }) => !withoutKeys || name !== KEYS)
  if (!withoutKeys && manifest.keysExpireAt && new Date(manifest.keysExpireAt) < now) {
    throw new Error(
      `The copy of the keys in ${from} expired on ${manifest.keysExpireAt}: it could decrypt data erased since then. ` +
        `Delete ${join(from, KEYS)}, and restore with --without-keys and a current key store.`,
    )
  }
  for (const file of files) await verifyFile(from, file)
  mkdirSync(to, { recursive: true, mode: 0o700 })
  const part = (name: string) => join(to, `${name}.part`)
  try {
    for (const { name } of files) {
      copyFileSync(join(from, name), part(name))
      chmodSync(part(name), 0o600)
      sync(part(name))
    }
    for (const { name } of files) renameSync(part(name), join(to, name))
    sync(to)
  } finally {
    for (const { name } of files) rmSync(part(name), { force: true })
  }
  return manifest
}

async function run(folder: string, { withoutKeys = false, json = false }) {
  const to = dataFolder()
  if (runningNetwork(to)) throw new Error(`A network is running in ${to}. Set DATA_DIR to another folder.`)
  const { log, createdAt, files } = await restoreLog({ from: callerPath(folder), to, withoutKeys })
  const hasKeys = files.some(({ name }) => name === KEYS) && !withoutKeys
  const hasSecrets = existsSync(join(to, 'secrets.json'))
  const next = [
    ...(hasSecrets
      ? []
      : [`Copy the network's secrets.json into ${to}. Backups never contain the master key and the pepper.`]),
    ...(hasKeys
      ? [`Erase all members again who were erased after ${createdAt}: their keys are back.`]
      : [`Copy the key store, ${KEYS}, into ${to}. Without it, all personal data reads as erased.`]),
    `Run DATA_DIR=${to} npm start -- --no-seed. This rebuilds the read models from the log.`,
    'Restore passwords and sessions from a Postgres dump. They are not in the log.',
  ]
  if (json) return console.log(JSON.stringify({ folder: to, ...log, createdAt, withKeys: hasKeys, next }))
  console.log(
    `Restored ${log.events} events, up to position ${log.position}, of ${createdAt}, to ${to}. Next:`,
  )
  next.forEach((step, index) => console.log(`  ${index + 1}. ${step}`))
}

export const restoreCommand = new Command('restore')
  .description(
    'Restore a backup into the data folder (DATA_DIR), which must be empty. Incomplete or changed backups and expired ' +
      'copies of keys are rejected.',
  )
  .argument('<folder>', 'a backup made with npm run log -- backup')
  .option('--without-keys', 'do not restore the copy of the keys')
  .option('--json', 'print the report as a line of JSON')
  .action(run)
