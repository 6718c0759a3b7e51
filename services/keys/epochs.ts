import { randomBytes } from 'node:crypto'
import { keyOfEpoch, nameOf, newestOf, openedEpochs, type EpochKeys, type EpochRow } from './epoch-keys.ts'
import { bytesIn, type KeyFile } from './file.ts'
import { KeysMovedError } from './moved.ts'
import { wrap } from './wrap.ts'

/**
 * Epoch keys of a key file, which encrypt the keys of subjects. There are two while the keys of subjects are being
 * re-encrypted from one epoch to the next, and otherwise one.
 */
export interface Epochs {
  /**
   * Reads changes by other processes; true if decrypted keys in memory must be discarded. Throws KeysMovedError if the
   * keys are in another store now.
   */
  refresh: () => boolean
  newest: () => number
  key: (epoch: number) => Uint8Array
  begin: () => void
  /** Destroys all epochs except the newest, in the open transaction. */
  endOlder: () => void
}

/** Rows of all epochs of a key file, oldest first. */
export const epochRows = ({ db }: KeyFile): EpochRow[] =>
  db
    .prepare('select epoch, wrapped from epoch order by epoch')
    .all()
    .map(({ epoch, wrapped }) => ({ epoch: Number(epoch), wrapped: bytesIn(wrapped) }))

/** Address of the store to which the keys of a file were moved; null if they are in the file. */
export function movedTo({ db }: KeyFile): string | null {
  const row = db.prepare('select target from moving where is_done').get()
  return row ? String(row.target) : null
}

/** Reads the epochs from the key file. Throws if they were encrypted with another master key, or KeysMovedError. */
export function openEpochs(file: KeyFile, master: Uint8Array): Epochs {
  const { db, path } = file
  const insert =
    db.prepare(`insert into epoch select ?1, ?2 where not exists (select 1 from moving where is_done)
    on conflict do nothing`)
  const createEpoch = (epoch: number) => insert.run(epoch, wrap(randomBytes(32), master, nameOf(epoch)))
  const remove = db.prepare('delete from epoch where epoch < ?')
  const version = db.prepare('pragma data_version')
  let seen: unknown
  let keys: EpochKeys = new Map()

  function load(): boolean {
    const rows = epochRows(file)
    const target = rows.length === 0 ? movedTo(file) : null
    if (target !== null) throw new KeysMovedError(target)
    if (rows.length === keys.size && rows.every(({ epoch }) => keys.has(epoch))) return false
    keys = openedEpochs(rows, master, path)
    return true
  }
  if (epochRows(file).length === 0) createEpoch(1)
  load()

  return {
    refresh() {
      // SQLite's `data_version` changes when another process commits, and is cheap to read.
      const now = version.get()?.data_version
      if (now === seen) return false
      const isChanged = load()
      seen = now
      return isChanged
    },
    newest: () => newestOf(keys),
    key: (epoch) => keyOfEpoch(keys, epoch, path),
    begin() {
      // Fails if another process has rotated the master key since, because a new epoch could not be opened with it.
      keys = openedEpochs(epochRows(file), master, path)
      createEpoch(newestOf(keys) + 1)
      load()
    },
    endOlder() {
      remove.run(newestOf(keys))
      load()
    },
  }
}

function opens(file: KeyFile, master: Uint8Array): boolean {
  const rows = epochRows(file)
  try {
    return openedEpochs(rows, master, file.path).size > 0
  } catch {
    return false
  }
}

/**
 * Re-encrypts all epoch keys of a file with another master key. `prepare` is called once no one else can write. Checks
 * `from`.
 */
export function rotateMaster(
  file: KeyFile,
  { from, to, prepare = () => {} }: { from: Uint8Array; to: Uint8Array; prepare?: () => void },
): void {
  if (opens(file, to)) return
  const epochs = openEpochs(file, from)
  const update = file.db.prepare('update epoch set wrapped = ? where epoch = ?')
  file.exclusively(() => {
    epochs.refresh()
    prepare()
    for (const { epoch } of epochRows(file)) update.run(wrap(epochs.key(epoch), to, nameOf(epoch)), epoch)
  })
}
