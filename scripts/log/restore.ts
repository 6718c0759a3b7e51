import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { callerPath, dataFolder, runningNetwork } from '../network.ts'
import { sync } from './copy.ts'
import { KEYS, readManifest, verifyFile, type Manifest } from './manifest.ts'

/** Files that a data folder may contain before a restore: the network's secrets, and the lock. */
const mayBeThere = ['secrets.json', 'lock.sqlite', 'lock.sqlite-journal']

/**
 * Restores a backup into an empty data folder after verifying all of it. Throws an Error that names the faulty file,
 * or says that the copy of the keys has expired, and leaves the folder unchanged.
 */
export async function restoreLog({
  from,
  to,
  withoutKeys = false,
  now = new Date(),
}: {
  from: string
  to: string
  /** Skips the copy of the keys. */
  withoutKeys?: boolean
  now?: Date
}): Promise<Manifest> {
  const others = existsSync(to) ? readdirSync(to).filter((name) => !mayBeThere.includes(name)) : []
  if (others.length > 0) {
    throw new Error(
      `${to} is not empty (${others[0]}): a backup is never mixed with other data. Set DATA_DIR to another folder.`,
    )
  }
  const manifest = readManifest(from)
  const files = manifest.files.filter(({ name }) => !withoutKeys || name !== KEYS)
  if (!withoutKeys && manifest.keysExpireAt && new Date(manifest.keysExpireAt) < now) {
    throw new Error(
      `The copy of the keys in ${from} expired on ${manifest.keysExpireAt}: it could open what was erased since. ` +
        `Delete ${join(from, KEYS)}, and restore with --without-keys and a key store that is not older.`,
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
  if (runningNetwork(to)) throw new Error(`A network is running on ${to}: set DATA_DIR to another folder.`)
  const { log, createdAt, files } = await restoreLog({ from: callerPath(folder), to, withoutKeys })
  const hasKeys = files.some(({ name }) => name === KEYS) && !withoutKeys
  const hasSecrets = existsSync(join(to, 'secrets.json'))
  const next = [
    ...(hasSecrets
      ? []
      : [`Put secrets.json of the network into ${to}: no backup holds the master key and the pepper.`]),
    ...(hasKeys
      ? [`Erase again who was erased after ${createdAt}: their keys are back.`]
      : [`Put the key store, ${KEYS}, into ${to}: without it all that is personal reads as erased.`]),
    `DATA_DIR=${to} npm start -- --no-seed: the read models are built anew from the log.`,
    'Passwords and sessions are in Postgres, not in the log: restore its dump for them.',
  ]
  if (json) return console.log(JSON.stringify({ folder: to, ...log, createdAt, withKeys: hasKeys, next }))
  console.log(`${log.events} events, up to position ${log.position}, of ${createdAt}, are in ${to}. Next:`)
  next.forEach((step, index) => console.log(`  ${index + 1}. ${step}`))
}

export const restoreCommand = new Command('restore')
  .description(
    'Restore a backup into the data folder, which must be empty (DATA_DIR chooses it). A backup that was cut short or ' +
      'changed is refused, and so is a copy of keys that has expired.',
  )
  .argument('<folder>', 'as npm run log -- backup made it')
  .option('--without-keys', 'leave the copy of the keys where it is')
  .option('--json', 'the report as a line of JSON')
  .action(run)
