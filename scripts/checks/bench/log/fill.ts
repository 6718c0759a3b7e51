import { randomUUID } from 'node:crypto'
import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { v7 } from 'uuid'
import type { NewEvent } from '../../../../events/event.ts'
import type { StreamName } from '../../../../events/kinds.ts'
import type { ProgressView } from '../../../command/progress.ts'
import { bulk, type Opening } from './bulk.ts'

export const EVENTS_PER_STREAM = 4
const [follower, followed] = [
  'member_01jd0000000000000000000001',
  'member_01jd0000000000000000000002',
] as const
/** Size of one generated event in the log's file in bytes, including indexes, as measured. */
const EVENT_BYTES = 600

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

/** Name of the n-th stream. As in a real network, names are ordered by the time of creation. */
export const streamAt = (n: number): StreamName => `follow-${n.toString(36).padStart(8, '0')}0000000000000000`

function* plainStreams(): Generator<Opening> {
  for (let n = 0; ; n++)
    yield { stream: streamAt(n), events: Array.from({ length: EVENTS_PER_STREAM }, plainEvent) }
}

/** Writes a log of `count` events (a multiple of EVENTS_PER_STREAM). Throws if the disk has too little free space. */
export async function fill(file: string, count: number, progress: ProgressView): Promise<void> {
  const { bavail, bsize } = statfsSync(dirname(file))
  const [free, need] = [bavail * bsize, count * EVENT_BYTES * 1.2]
  if (free < need) {
    const gib = (bytes: number) => `${(bytes / 2 ** 30).toFixed(1)} GiB`
    throw new Error(
      `A log of ${count} events needs ${gib(need)} in ${dirname(file)}, where ${gib(free)} is free.`,
    )
  }
  await bulk(file, plainStreams(), count, progress)
}
