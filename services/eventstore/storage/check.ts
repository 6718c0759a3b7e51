import type { DatabaseSync } from 'node:sqlite'
import {
  missingEvent,
  asDamage,
  DamagedFileError,
  isSound,
  streamSum,
  unsoundEvent,
  type Problem,
} from './damage.ts'
import { eventsAfter, openToRead, type EventRow, type StreamRow } from './schema.ts'
import { readState } from './state.ts'
import { errorFrom } from '../../thrown.ts'
import { rowsOf, exactRows } from '../rows.ts'

export interface Checked {
  /** Position of the last event that was checked; 0 before the first one. */
  position: number
  /** Number of events that were checked, and number of all events in the file. */
  events: number
  of: number
  /** Number of events that have a checksum of an older release, which a running node replaces. */
  old: number
  problems: Problem[]
}

export const nothingChecked = (): Checked => ({ position: 0, events: 0, of: 0, old: 0, problems: [] })

const PAGE_ROWS = 1000
const MAX_PROBLEMS = 100

/**
 * Checks a whole log file, also while a node is using it: the structure of pages and indexes, the table of streams,
 * and each event's checksum and place in its stream. Calls `progress` with the state of the check.
 */
export function checkFile(file: string, progress: (checked: Checked) => void = () => {}): Checked {
  const checked = nothingChecked()
  let db: DatabaseSync
  try {
    db = openToRead(file)
  } catch (error) {
    note(checked, { position: null, what: errorFrom(error).message })
    return checked
  }
  try {
    const slices = check(db, file, checked)
    while (!slices.next().done) progress(checked)
  } finally {
    db.close()
  }
  return checked
}

const isFull = ({ problems }: Checked) => problems.length >= MAX_PROBLEMS

function note(checked: Checked, problem: Problem) {
  const isKnown = checked.problems.some(({ what }) => what === problem.what)
  if (!isKnown && !isFull(checked)) checked.problems.push(problem)
}

/**
 * Checks a file in slices, each of which reads one consistent state of the log. Between slices, the caller can pause,
 * or stop and continue later with the same `checked`. The first slice takes longest, because SQLite checks the
 * structure of the whole file.
 */
export function* check(db: DatabaseSync, file: string, checked: Checked): Generator<void> {
  try {
    if (checked.position === 0) {
      const isLog = inOneState(db, () => structure(db, file, checked))
      yield
      if (!isLog) return
      yield* sliced(db, streams(db, checked))
    }
    yield* sliced(db, events(db, file, checked))
  } catch (error) {
    const damage = asDamage(error, file, 'reading all of it')
    const what = errorFrom(damage).message
    note(checked, damage instanceof DamagedFileError ? damage.problem : { position: null, what })
  } finally {
    if (db.isTransaction) db.exec('rollback')
  }
}

function inOneState<Found>(db: DatabaseSync, look: () => Found): Found {
  db.exec('begin')
  const found = look()
  db.exec('commit')
  return found
}

function* sliced(db: DatabaseSync, slices: Generator<void>): Generator<void> {
  while (!inOneState(db, () => slices.next().done)) yield
}

const has = (db: DatabaseSync, table: string) =>
  db.prepare('select name from sqlite_schema where name = ?').get(table) !== undefined

/** Checks pages and indexes; returns true if the file contains a log in the format of this release. */
function structure(db: DatabaseSync, file: string, checked: Checked): boolean {
  const noted = (what: string) => note(checked, { position: null, what })
  for (const row of db.prepare(`pragma integrity_check(${MAX_PROBLEMS})`).all()) {
    const sentence = String(row.integrity_check)
    if (sentence !== 'ok') noted(sentence)
  }
  if (!has(db, 'event')) noted(`${file} does not contain a log`)
  else if (has(db, 'log')) return true
  else noted('the file has the layout of an older release: start the node once to upgrade it')
  return false
}

function* streams(db: DatabaseSync, checked: Checked): Generator<void> {
  const noted = (what: string) => note(checked, { position: null, what })
  const next = db.prepare('select * from stream where id > ? order by id limit ?')
  for (let after = -1, rows; (rows = exactRows<StreamRow>(next, after, PAGE_ROWS)).length > 0;) {
    for (const row of rows) {
      if (row.checksum !== streamSum(row))
        noted(`what it knows of the stream ${row.name} is not as it was written`)
      if (!(row.id > after)) return noted('the streams are not in order')
      after = row.id
    }
    yield
  }
}

function* events(db: DatabaseSync, file: string, checked: Checked): Generator<void> {
  const noted = (what: string) => note(checked, { position: null, what })
  const next = db.prepare(eventsAfter)
  checked.of = Number(db.prepare('select count(*) as count from event').get()?.count)
  for (;;) {
    const { head, scavenged, old_after, old_to } = readState(db, file)
    const isOld = (position: number) => position > old_after && position <= old_to
    const rows = rowsOf<EventRow>(next, checked.position, PAGE_ROWS)
    for (const row of rows) {
      const before = checked.position
      if (!(row.position > before))
        return noted(`after position ${before} comes ${row.position}: the rest was not checked`)
      for (let gone = Math.max(before, scavenged) + 1; gone < row.position && !isFull(checked); gone++)
        note(checked, missingEvent(gone))
      if (!isSound(row, isOld)) note(checked, unsoundEvent(row))
      else if (isOld(row.position)) checked.old++
      checked.position = row.position
      checked.events++
    }
    if (rows.length > 0) {
      yield
      continue
    }
    if (checked.position < head)
      noted(`the log ends at position ${checked.position}, and ended at ${head} when it was closed`)
    return
  }
}
