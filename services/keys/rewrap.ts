import { setImmediate as turn } from 'node:timers/promises'
import type { Epochs } from './epochs.ts'
import { bytesIn, type KeyFile } from './file.ts'
import { KeysMovedError } from './moved.ts'
import { unwrap, wrap } from './wrap.ts'

const BATCH_KEYS = 1000

/**
 * Re-encrypts keys of older epochs in batches, then destroys these epochs; `refresh` reads others' changes. Keys are
 * moved to another store only after that, so there is nothing left to do if they were.
 */
export async function rewrapKeys(
  { db, exclusively }: KeyFile,
  epochs: Epochs,
  refresh: () => void,
): Promise<void> {
  const page = db.prepare('select * from subject_key where subject > ? order by subject limit ?')
  const rewrite = db.prepare('update subject_key set epoch = ?, wrapped = ? where subject = ?')
  const older = db.prepare('select 1 from subject_key where epoch < ?')
  let last = ''
  const rewrapMore = () =>
    exclusively(() => {
      refresh()
      const newest = epochs.newest()
      const rows = page.all(last, BATCH_KEYS)
      for (const row of rows) {
        last = String(row.subject)
        if (row.epoch === newest) continue
        const key = unwrap(bytesIn(row.wrapped), epochs.key(Number(row.epoch)), last)
        rewrite.run(newest, wrap(key, epochs.key(newest), last), last)
      }
      if (rows.length === BATCH_KEYS) return true
      // If another process has created a newer epoch, that process will destroy this one.
      if (!older.get(newest)) epochs.endOlder()
      return false
    })
  try {
    while (rewrapMore()) await turn()
  } catch (error) {
    if (!(error instanceof KeysMovedError)) throw error
  }
}
