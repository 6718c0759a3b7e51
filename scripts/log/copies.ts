import { closeSync, createReadStream, existsSync, openSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import type { StoredEvent } from '../../events/log/codec.ts'
import type { EventCopy } from '../../events/log/mend.ts'
import { checksumOf, isSound } from '../../services/eventstore/storage/damage.ts'
import { events, type EventRow } from '../../services/eventstore/storage/schema.ts'
import { readState } from '../../services/eventstore/storage/state.ts'
import { readLines } from './lines.ts'
import { LOG } from './manifest.ts'
import { rowsOf } from '../../services/eventstore/rows.ts'

// Reads copies of single events from a backup or an export, to repair damaged events.

const MAGIC = 'SQLite format 3\0'

function isDatabase(file: string): boolean {
  const head = Buffer.alloc(MAGIC.length)
  const handle = openSync(file, 'r')
  readSync(handle, head, 0, head.length, 0)
  closeSync(handle)
  return head.toString('latin1') === MAGIC
}

/** Reads events from a backup's log file, also of earlier releases, without creating files beside it. */
function* ofBackup(file: string, positions: ReadonlySet<number>): Generator<EventCopy> {
  const url = pathToFileURL(file)
  url.searchParams.set('immutable', '1')
  const db = new DatabaseSync(url, { readOnly: true })
  try {
    const has = (query: string) => db.prepare(query).get() !== undefined
    const isSummed = has(`select name from pragma_table_info('event') where name = 'checksum'`)
    const state = has(`select name from sqlite_schema where name = 'log'`) ? readState(db, file) : null
    const isOld = (position: number) => !state || (position > state.old_after && position <= state.old_to)
    const one = db.prepare(
      `${isSummed ? events : events.replace('e.checksum', 'null as checksum')} where position = ?`,
    )
    for (const position of positions) {
      const [row] = rowsOf<EventRow>(one, position)
      if (!row || !isSound(row, isOld)) continue
      yield { ...row, checksum: row.checksum === null ? null : checksumOf(row) }
    }
  } finally {
    db.close()
  }
}

const bytesOf = (value: unknown) => {
  if (value instanceof Uint8Array) return value
  return Buffer.from(value === undefined ? '' : JSON.stringify(value))
}

/** Converts an exported event to its stored form, which the node verifies with the checksum in its own log. */
const copyOf = ({ recordedAt, isJson, data, metadata, position, ...event }: StoredEvent): EventCopy => ({
  id: event.id,
  type: event.type,
  stream: event.stream,
  revision: event.revision,
  position: Number(position),
  json: isJson ? 1 : 0,
  created: recordedAt.getTime() * 1000,
  data: bytesOf(data),
  metadata: bytesOf(metadata),
  checksum: null,
})

async function* ofExport(file: string, positions: ReadonlySet<number>): AsyncGenerator<EventCopy> {
  for await (const { event } of readLines(createReadStream(file), { count: false }))
    if (positions.has(Number(event.position))) yield copyOf(event)
}

/** Finds undamaged copies of the events at these positions in a backup or export. Throws if one is missing. */
export async function copiesIn(from: string, positions: ReadonlySet<number>): Promise<EventCopy[]> {
  const file = existsSync(from) && statSync(from).isDirectory() ? join(from, LOG) : from
  if (!existsSync(file)) throw new Error(`${file} does not exist. Name a backup or an export.`)
  const copies = isDatabase(file) ? ofBackup(file, positions) : ofExport(file, positions)
  return Array.fromAsync(copies)
}
