import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openToRead, events, type EventRow } from '../storage/schema.ts'
import { openStore } from '../storage/store.ts'

/** Writes a log of `count` numbered events in `streams` streams, some larger than a database page, and closes it. */
export async function writtenLog(file: string, count: number, streams: number): Promise<EventRow[]> {
  const store = await openStore(file)
  const writes = Array.from({ length: count }, (_, number) => {
    const padding = 'x'.repeat(number % 50 === 7 ? 6000 : (number * 37) % 300)
    const data = Buffer.from(JSON.stringify({ number, padding }))
    const event = { id: crypto.randomUUID(), type: 'Numbered', json: true, data, metadata: Buffer.from('{}') }
    return store.write({ kind: 'append', stream: `s-${number % streams}`, expected: 'any', events: [event] })
  })
  await Promise.all(writes)
  await store.close()
  return rowsIn(file)
}

export function rowsIn(file: string): EventRow[] {
  const db = openToRead(file)
  const rows = db.prepare(`${events} order by position`).all() as unknown as EventRow[]
  db.close()
  return rows
}

export function damageNumber(file: string, number: number): void {
  const bytes = readFileSync(file)
  const at = bytes.indexOf(`"number":${number},`)
  if (at < 0) throw new Error(`${file} has no event ${number}`)
  bytes[at + 1]! ^= 1
  writeFileSync(file, bytes)
}

export function damagePosition(file: string, position: number): void {
  const db = new DatabaseSync(file, { timeout: 2000 })
  db.prepare(`update event set data = cast('{}' as blob) where position = ?`).run(position)
  db.close()
}

/** Copies a log file to a new folder, because SQLite treats files with the same path as the same file. */
export function copyOf(file: string, folder: string, name: string): string {
  mkdirSync(join(folder, name))
  const copy = join(folder, name, 'log.sqlite')
  writeFileSync(copy, readFileSync(file))
  return copy
}
