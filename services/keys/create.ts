import { randomBytes } from 'node:crypto'
import type { Epochs } from './epochs.ts'
import type { KeyFile } from './file.ts'
import { unwrap, wrap } from './wrap.ts'

/** Keys of subjects as they are in the file, while `epoch` is the newest. */
export interface Created {
  epoch: number
  keys: ReadonlyMap<string, Uint8Array>
}

/**
 * Makes the function that creates keys, all in one transaction, because each transaction waits for the disk. Subjects
 * that have a key keep it. Keys that were destroyed, or cannot be decrypted, are missing in the result. `refresh` reads
 * changes of the epochs by other processes.
 */
export function openKeyCreation(
  { db, exclusively }: KeyFile,
  epochs: Pick<Epochs, 'newest' | 'key'>,
  refresh: () => unknown,
): (subjects: readonly string[]) => Created {
  const insert = db.prepare(`insert into subject_key select ?1, ?2, ?3
    where not exists (select 1 from destroyed where subject = ?1) on conflict do nothing`)
  const select = db.prepare('select epoch, wrapped from subject_key where subject = ?')

  function keyOf(subject: string): [string, Uint8Array][] {
    const row = select.get(subject)
    if (!(row?.wrapped instanceof Uint8Array)) return []
    try {
      return [[subject, unwrap(row.wrapped, epochs.key(Number(row.epoch)), subject)]]
    } catch {
      return []
    }
  }

  return (subjects) =>
    exclusively(() => {
      refresh()
      const epoch = epochs.newest()
      for (const subject of subjects)
        insert.run(subject, epoch, wrap(randomBytes(32), epochs.key(epoch), subject))
      return { epoch, keys: new Map(subjects.flatMap(keyOf)) }
    })
}
