import { randomBytes } from 'node:crypto'
import type { Epochs } from './epochs.ts'
import type { KeyFile } from './file.ts'
import { wrap } from './wrap.ts'

/**
 * Makes the function that creates keys, all in one transaction, because each transaction waits for the disk. Subjects
 * that have a key, or whose key was destroyed, are skipped. `refresh` reads changes of the epochs by other processes.
 */
export function openCreation(
  { db, exclusively }: KeyFile,
  epochs: Pick<Epochs, 'newest' | 'key'>,
  refresh: () => unknown,
): (subjects: readonly string[]) => void {
  const insert = db.prepare(`insert into subject_key select ?1, ?2, ?3
    where not exists (select 1 from destroyed where subject = ?1) on conflict do nothing`)
  return (subjects) =>
    exclusively(() => {
      refresh()
      const epoch = epochs.newest()
      for (const subject of subjects)
        insert.run(subject, epoch, wrap(randomBytes(32), epochs.key(epoch), subject))
    })
}
