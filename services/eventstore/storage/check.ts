import { asDamage, isSound } from './damage.ts'
import { openToRead, type EventRow } from './schema.ts'

/** How a check ended: what is wrong, and how many events were looked at. */
export interface Checked {
  events: number
  /** A sentence each; at most a hundred. */
  problems: string[]
}

const PAGE = 1000
const MOST = 100

/**
 * Looks at the whole file: the structure of its pages and indexes, and each event by its checksum. A node may be at
 * work on it. `progress` hears how many events were looked at, and of how many.
 */
export function checkFile(file: string, progress: (events: number, of: number) => void = () => {}): Checked {
  const db = openToRead(file)
  const problems: string[] = []
  let events = 0
  try {
    for (const row of db.prepare(`pragma integrity_check(${MOST})`).all()) {
      const sentence = String(row.integrity_check)
      if (sentence !== 'ok') problems.push(sentence)
    }
    const count = Number(db.prepare('select count(*) as count from event').get()?.count)
    const next = db.prepare('select * from event where position > ? order by position limit ?')
    for (let after = 0, page: EventRow[]; problems.length < MOST;) {
      page = next.all(after, PAGE) as unknown as EventRow[]
      if (page.length === 0) break
      for (const row of page)
        if (!isSound(row)) problems.push(`the event at position ${row.position} is not as it was written`)
      after = page.at(-1)!.position
      progress((events += page.length), count)
    }
  } catch (error) {
    const damage = asDamage(error, file, 'reading all of it')
    problems.push(damage instanceof Error ? damage.message : String(damage))
  } finally {
    db.close()
  }
  return { events, problems }
}
