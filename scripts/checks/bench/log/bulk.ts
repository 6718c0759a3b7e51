import { openToWrite } from '../../../../services/eventstore/storage/schema.ts'
import {
  committed,
  prepareWriter,
  write,
  type NewEvent,
} from '../../../../services/eventstore/storage/write.ts'
import type { ProgressView } from '../../../command/progress.ts'

export interface Opening {
  stream: string
  events: { id: string; type: string; data: object; metadata: object }[]
}

const GROUP = 20_000
const bytes = (value: object) => Buffer.from(JSON.stringify(value))

/** Writes streams directly to a log file until it contains at least `count` events; returns the exact number. */
export async function bulk(
  file: string,
  streams: Iterable<Opening> | AsyncIterable<Opening>,
  count: number,
  progress: ProgressView,
): Promise<number> {
  const db = openToWrite(file)
  db.exec('pragma synchronous = off')
  const writer = prepareWriter(db, file)
  const began = performance.now()
  let done = 0
  let group = 0
  db.exec('begin')
  for await (const { stream, events } of streams) {
    const written: NewEvent[] = events.map(({ id, type, data, metadata }) => {
      return { id, type, json: true, data: bytes(data), metadata: bytes(metadata) }
    })
    write(writer, { kind: 'append', stream, expected: 'no_stream', events: written }, Date.now() * 1000)
    done += events.length
    if (done >= count) break
    if (done < group + GROUP) continue
    group = done
    db.exec('commit')
    committed(writer)
    const [rate, share] = [(done / (performance.now() - began)) * 1000, done / count]
    progress.show({ events: done, rate, share, remaining: (count - done) / rate })
    db.exec('begin')
  }
  db.exec('commit')
  progress.end()
  db.exec('pragma wal_checkpoint(truncate)')
  db.close()
  return done
}
