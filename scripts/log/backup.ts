import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Command } from 'commander'
import type { KeyStore } from '../../services/keys/store.ts'
import { isInFile, openKeyStore } from '../../services/keys/store.ts'
import type { Settings } from '../../services/settings.ts'
import { callerPath, dataFolder, openNetwork, runningNetwork } from '../network.ts'
import { openProgress } from '../command/progress.ts'
import { copyDatabase, sync } from './copy.ts'
import { KEYS, LOG, MANIFEST, summed, type Manifest } from './manifest.ts'
import { withLogAt } from './workplace.ts'

/** Lifetime of copied keys in days; until they are deleted, an erased member's key could be restored from the copy. */
const KEYS_DAYS = 30

/** The key store to copy into a backup. */
interface CopiedKeys {
  file: string
  recordBackup: KeyStore['recordBackup']
}

/**
 * Copies the log of an embedded node, which may be running, to a new folder. The copy contains every event acknowledged
 * before the backup started, and all events up to its last position. The manifest is written last.
 */
export async function backupLog({
  log,
  to,
  keys,
  onProgress,
}: {
  log: string
  to: string
  keys?: CopiedKeys | undefined
  onProgress?: (share: number) => void
}): Promise<Manifest> {
  if (existsSync(to) && readdirSync(to).length > 0)
    throw new Error(`${to} is not empty. Choose another folder.`)
  mkdirSync(to, { recursive: true, mode: 0o700 })
  const createdAt = new Date()
  const counts = await copyDatabase(
    log,
    join(to, LOG),
    (db) => db.prepare('select count(*) as events, coalesce(max(position), -1) as position from event').get(),
    onProgress,
  )
  let keysExpireAt: Date | null = null
  if (keys) {
    keysExpireAt = new Date(createdAt.getTime() + KEYS_DAYS * 86_400_000)
    // The date is recorded before the keys are copied, because receipts of erasures name the date when the last copy is
    // deleted. The keys are copied after the log, so that the key of every copied event is included.
    await keys.recordBackup(keysExpireAt)
    await copyDatabase(keys.file, join(to, KEYS), () => {})
  }
  const manifest: Manifest = {
    format: 1,
    createdAt: createdAt.toISOString(),
    log: { events: Number(counts?.events), position: Number(counts?.position) },
    keysExpireAt: keysExpireAt?.toISOString() ?? null,
    files: [await summed(to, LOG), ...(keys ? [await summed(to, KEYS)] : [])],
  }
  writeFileSync(join(to, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  sync(join(to, MANIFEST))
  sync(to)
  return manifest
}

function copiedKeys({ keysUrl: url, keysMaster: master }: Pick<Settings, 'keysUrl' | 'keysMaster'>) {
  if (!isInFile(url))
    throw new Error(
      'The keys are in PostgreSQL (KEYS_URL). Back that database up with the tools of PostgreSQL, and run this command ' +
        'without --with-keys. Nothing was copied.',
    )
  const { recordBackup, close } = openKeyStore({ url, master })
  return { file: fileURLToPath(url), recordBackup, close }
}

async function run(folder: string, { withKeys = false, json = false }) {
  const to = callerPath(folder)
  const log = join(dataFolder(), LOG)
  if (process.env.EVENTSTORE_URL || !existsSync(log)) {
    throw new Error(
      `${dataFolder()} does not contain the log of an embedded node. Clusters have their own backups; to write the events ` +
        'of any event store, use npm run log -- export.',
    )
  }
  const progress = openProgress({ json, unit: 'percent' })
  const started = performance.now()
  const onProgress = (share: number) => {
    const seconds = (performance.now() - started) / 1000
    const percent = Math.round(share * 100)
    progress.show({
      events: percent,
      rate: Math.round(percent / seconds),
      share,
      remaining: (seconds / share) * (1 - share),
    })
  }
  // Positions are compared to check that the running network writes to the file that is backed up.
  const isUp = runningNetwork() !== null
  const network = withKeys || isUp ? await openNetwork({ need: ['postgres', 'eventstore'] }) : null
  const head = network && isUp ? await withLogAt(network.settings.eventstoreUrl, (raw) => raw.head()) : -1n
  const keys = network && withKeys ? copiedKeys(network.settings) : undefined
  try {
    const manifest = await backupLog({ log, to, keys, onProgress }).finally(progress.end)
    if (BigInt(manifest.log.position) < head) {
      rmSync(to, { recursive: true })
      throw new Error(
        `${log} is not the log of the running network, which is at position ${head}. Was it moved?`,
      )
    }
    if (json) return console.log(JSON.stringify({ folder: to, ...manifest }))
    console.log(`Saved ${manifest.log.events} events, up to position ${manifest.log.position}, to ${to}.`)
    console.log(
      manifest.keysExpireAt
        ? `Delete its copy of the keys by ${manifest.keysExpireAt}: until then, erased members can still be read with it.`
        : 'It does not contain the keys (--with-keys): personal data can be read only with the key store.',
    )
    console.log('Backups never contain secrets.json: keep the master key and the pepper separately.')
  } finally {
    await keys?.close()
    await network?.close()
  }
}

export const backupCommand = new Command('backup')
  .description('Copy the log of the embedded node, even while it is running, with a manifest of checksums.')
  .argument('<folder>', 'the folder to create')
  .option('--with-keys', `also copy the keys of personal data; that copy expires after ${KEYS_DAYS} days`)
  .option('--json', 'print progress and report as lines of JSON')
  .action(run)
