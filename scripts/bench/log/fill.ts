import { randomUUID } from 'node:crypto'
import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { v7 } from 'uuid'
import type { NewEvent } from '../../../events/event.ts'
import type { StreamName } from '../../../events/kinds.ts'
import { openToWrite } from '../../../services/eventstore/storage/schema.ts'
import { committed, prepareWriter, write } from '../../../services/eventstore/storage/write.ts'
import type { ProgressView } from '../../progress.ts'

/** Events of a stream that a filled log begins with. */
export const LENGTH = 4
const [follower, followed] = [
  'member_01jd0000000000000000000001',
  'member_01jd0000000000000000000002',
] as const
/** Bytes that such an event takes in the file, its part of the indexes included; measured. */
const SIZE = 600
const GROUP = 20_000

/** An event without personal fields. */
export const plainEvent = (): NewEvent => ({
  id: randomUUID(),
  type: 'MemberFollowed',
  data: { follower, followed },
  metadata: {
    actor: follower,
    site: null,
    commandId: v7(),
    cause: null,
    version: 1,
    occurredAt: new Date().toISOString(),
    origin: 'import',
  },
})

/** The n-th stream of a filled log. As those of the network, names begin with when they were made. */
export const streamAt = (n: number): StreamName => `follow-${n.toString(36).padStart(8, '0')}0000000000000000`

const json = (value: unknown) => Buffer.from(JSON.stringify(value))

/**
 * Makes a log of `count` events (a multiple of LENGTH), past the node: by what it writes with, in large
 * transactions. Throws when the disk has not enough room for it.
 */
export function fill(file: string, count: number, progress: ProgressView): void {
  const { bavail, bsize } = statfsSync(dirname(file))
  const [free, need] = [bavail * bsize, count * SIZE * 1.2]
  if (free < need) {
    const gib = (bytes: number) => `${(bytes / 2 ** 30).toFixed(1)} GiB`
    throw new Error(
      `A log of ${count} events needs ${gib(need)} in ${dirname(file)}, where ${gib(free)} are free.`,
    )
  }
  const db = openToWrite(file)
  db.exec('pragma synchronous = off')
  const writer = prepareWriter(db)
  const began = performance.now()
  for (let done = 0; done < count;) {
    db.exec('begin')
    for (const end = Math.min(count, done + GROUP); done < end; done += LENGTH) {
      const events = Array.from({ length: LENGTH }, () => {
        const { id, type, data, metadata } = plainEvent()
        return { id, type, json: true, data: json(data), metadata: json(metadata) }
      })
      const change = {
        kind: 'append',
        stream: streamAt(done / LENGTH),
        expected: 'no_stream',
        events,
      } as const
      write(writer, change, Date.now() * 1000)
    }
    db.exec('commit')
    committed(writer)
    const [rate, share] = [(done / (performance.now() - began)) * 1000, done / count]
    progress.show({ events: done, rate, share, remaining: (count - done) / rate })
  }
  progress.end()
  db.exec('pragma wal_checkpoint(truncate)')
  db.close()
}
