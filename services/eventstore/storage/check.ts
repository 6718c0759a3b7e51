import type { DatabaseSync } from 'node:sqlite'
import { asDamage, isSound, streamSum } from './damage.ts'
import { eventsAfter, openToRead, type EventRow, type StreamRow } from './schema.ts'
import { readState } from './state.ts'

/** How a check ended: what is wrong, and how many events were looked at. */
export interface Checked {
  events: number
  /** Events whose checksum is still that of an older release: the node renews them while it runs. */
  old: number
  /** A sentence each; at most a hundred. */
  problems: string[]
}

const PAGE = 1000
const MOST = 100

/**
 * Looks at the whole file: the structure of its pages and indexes, what it knows of streams, and each event by its
 * checksum and its place. A node may be at work on it. `progress` hears how many events were looked at, and of how many.
 */
export function checkFile(file: string, progress: (events: number, of: number) => void = () => {}): Checked {
  const checked: Checked = { events: 0, old: 0, problems: [] }
  const note = (problem: string) => {
    if (checked.problems.length < MOST) checked.problems.push(problem)
  }
  let db: DatabaseSync | undefined
  try {
    db = openToRead(file)
    // One state of the log, whatever a node at work does meanwhile.
    db.exec('begin')
    for (const row of db.prepare(`pragma integrity_check(${MOST})`).all()) {
      const sentence = String(row.integrity_check)
      if (sentence !== 'ok') note(sentence)
    }
    if (!has(db, 'event')) {
      note(`${file} holds no log`)
      return checked
    }
    if (!has(db, 'log')) {
      note('the file has the layout of an older release: start the node once, which brings it up to date')
      return checked
    }
    checkStreams(db, note)
    checkEvents(db, file, checked, note, progress)
  } catch (error) {
    const damage = asDamage(error, file, 'reading all of it')
    note(damage instanceof Error ? damage.message : String(damage))
  } finally {
    db?.close()
  }
  return checked
}

const has = (db: DatabaseSync, table: string) =>
  db.prepare('select name from sqlite_schema where name = ?').get(table) !== undefined

function checkStreams(db: DatabaseSync, note: (problem: string) => void) {
  const next = db.prepare('select * from stream where id > ? order by id limit ?')
  for (let after = -1, rows; (rows = next.all(after, PAGE) as unknown as StreamRow[]).length > 0;) {
    for (const row of rows) {
      if (row.checksum !== streamSum(row))
        note(`what it knows of the stream ${row.name} is not as it was written`)
      if (!(row.id > after)) return note('the streams are not in their order')
      after = row.id
    }
  }
}

function checkEvents(
  db: DatabaseSync,
  file: string,
  checked: Checked,
  note: (problem: string) => void,
  progress: (events: number, of: number) => void,
) {
  const { head, scavenged, old_after, old_to } = readState(db, file)
  const isOld = (position: number) => position > old_after && position <= old_to
  const count = Number(db.prepare('select count(*) as count from event').get()?.count)
  const next = db.prepare(eventsAfter)
  let after = 0
  for (let rows; (rows = next.all(after, PAGE) as unknown as EventRow[]).length > 0;) {
    for (const row of rows) {
      if (!(row.position > after))
        return note(`after position ${after} comes ${row.position}: the rest is not looked at`)
      if (row.position !== after + 1 && row.position > scavenged + 1)
        note(`events between the positions ${after} and ${row.position} are missing`)
      if (!isSound(row, isOld)) note(`the event at position ${row.position} is not as it was written`)
      else if (isOld(row.position)) checked.old++
      after = row.position
    }
    progress((checked.events += rows.length), count)
  }
  if (after < head) note(`the log ends at position ${after}, and ended at ${head} when it was closed`)
}
