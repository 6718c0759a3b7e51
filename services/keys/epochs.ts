import { randomBytes } from 'node:crypto'
import type { KeyFile } from './file.ts'
import { unwrap, wrap } from './wrap.ts'

/**
 * Epoch keys, which encrypt the keys of subjects. There are two while the keys of subjects are being re-encrypted from
 * one epoch to the next, and otherwise one.
 */
export interface Epochs {
  /** Reads changes by other processes; true if decrypted keys in memory must be discarded. */
  refresh: () => boolean
  newest: () => number
  key: (epoch: number) => Uint8Array
  begin: () => void
  /** Destroys all epochs except the newest, in the open transaction. */
  endOlder: () => void
}

const nameOf = (epoch: number) => `epoch ${epoch}`

/** Reads the epochs from the key file. Throws if they were encrypted with another master key. */
export function openEpochs({ db, path }: KeyFile, master: Uint8Array): Epochs {
  const insert = db.prepare('insert into epoch values (?, ?) on conflict do nothing')
  const createEpoch = (epoch: number) => insert.run(epoch, wrap(randomBytes(32), master, nameOf(epoch)))
  if (!db.prepare('select 1 from epoch').get()) createEpoch(1)

  const select = db.prepare('select epoch, wrapped from epoch order by epoch')
  const remove = db.prepare('delete from epoch where epoch < ?')
  const version = db.prepare('pragma data_version')
  let seen: unknown
  let keys = new Map<number, Uint8Array>()

  function load(): boolean {
    const rows = select.all()
    if (rows.length === keys.size && rows.every(({ epoch }) => keys.has(Number(epoch)))) return false
    open(rows)
    return true
  }

  function open(rows: readonly Record<string, unknown>[]) {
    keys = new Map(
      rows.map(({ epoch, wrapped }) => {
        try {
          return [Number(epoch), unwrap(wrapped as Uint8Array, master, nameOf(Number(epoch)))]
        } catch (cause) {
          throw new Error(
            `KEYS_MASTER does not open the key store ${path} (KEYS_URL). Use the master key it was created with, or ` +
              'the newest after a rotation.',
            { cause },
          )
        }
      }),
    )
  }
  load()

  return {
    refresh() {
      // SQLite's `data_version` changes when another process commits, and is cheap to read.
      const now = version.get()?.data_version
      if (now === seen) return false
      seen = now
      return load()
    },
    newest: () => Math.max(...keys.keys()),
    key(epoch) {
      const key = keys.get(epoch)
      if (!key) throw new Error(`The key store ${path} has a key of epoch ${epoch}, which does not exist`)
      return key
    },
    begin() {
      // Fails if another process has rotated the master key since, because a new epoch could not be opened with it.
      open(select.all())
      createEpoch(Math.max(...keys.keys()) + 1)
      load()
    },
    endOlder() {
      remove.run(Math.max(...keys.keys()))
      load()
    },
  }
}

function opens({ db }: KeyFile, master: Uint8Array): boolean {
  const rows = db.prepare('select epoch, wrapped from epoch').all()
  try {
    rows.forEach(({ epoch, wrapped }) => unwrap(wrapped as Uint8Array, master, nameOf(Number(epoch))))
    return rows.length > 0
  } catch {
    return false
  }
}

/**
 * Re-encrypts all epoch keys with another master key. `prepare` is called once no one else can write. Checks `from`.
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
    for (const { epoch } of file.db.prepare('select epoch from epoch').all()) {
      const number = Number(epoch)
      update.run(wrap(epochs.key(number), to, nameOf(number)), number)
    }
  })
}
