import { nameOf, openedEpochs, type EpochRow } from './epoch-keys.ts'
import { movedTo, rotateMaster } from './epochs.ts'
import { openKeyFile } from './file.ts'
import { openKeyDatabase, prepareTables, type KeyDatabase } from './postgres/database.ts'
import { endWriteAheadLog, replaceEpochs, replacing } from './postgres/epoch-table.ts'
import { wrap } from './wrap.ts'

interface Masters {
  from: Uint8Array
  to: Uint8Array
  /** Called once no one else can change the keys, before they change. */
  prepare?: () => void
}

function opens(rows: readonly EpochRow[], master: Uint8Array): boolean {
  try {
    return openedEpochs(rows, master, '').size > 0
  } catch {
    return false
  }
}

async function rotateDatabase(database: KeyDatabase, { from, to, prepare }: Masters): Promise<void> {
  await prepareTables(database)
  await replacing(database, async (sql, client) => {
    const rows = await sql<EpochRow>`select epoch, wrapped from keys.epoch`
    if (opens(rows, to)) return
    const keys = openedEpochs(rows, from, database.name)
    prepare?.()
    const rewrapped = [...keys].map(([epoch, key]) => ({ epoch, wrapped: wrap(key, to, nameOf(epoch)) }))
    await replaceEpochs(sql, client, rewrapped)
  })
  await endWriteAheadLog(database)
}

/**
 * Re-encrypts the keys of epochs with another master key. Can be repeated. Checks `from`. Processes with the old master
 * key go on with the epochs that they have in memory.
 */
export async function rotate(url: string, masters: Masters): Promise<void> {
  if (!url.startsWith('file:')) {
    const database = openKeyDatabase(url, { timeoutMs: 0 })
    return rotateDatabase(database, masters).finally(() => database.pool.end())
  }
  const file = openKeyFile(url, { timeoutMs: 1000 })
  try {
    const target = movedTo(file)
    if (target !== null) return await rotate(target, masters)
    rotateMaster(file, masters)
  } finally {
    file.db.close()
  }
}
