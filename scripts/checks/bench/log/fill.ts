import { randomUUID } from 'node:crypto'
import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { v7 } from 'uuid'
import type { NewEvent } from '../../../../events/event.ts'
import type { StreamName } from '../../../../events/kinds.ts'
import type { ProgressView } from '../../../command/progress.ts'
import { bulk, type Opening } from './bulk.ts'

/** Events of a stream that a filled log begins with. */
export const LENGTH = 4
const [follower, followed] = [
  'member_01jd0000000000000000000001',
  'member_01jd0000000000000000000002',
] as const
/** Bytes that such an event takes in the file, its part of the indexes included; measured. */
const SIZE = 600

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

/** Plain events, LENGTH to a stream. */
function* plainStreams(): Generator<Opening> {
  for (let n = 0; ; n++) yield { stream: streamAt(n), events: Array.from({ length: LENGTH }, plainEvent) }
}

/** Makes a log of `count` plain events (a multiple of LENGTH). Throws when the disk has not enough room for it. */
export async function fill(file: string, count: number, progress: ProgressView): Promise<void> {
  const { bavail, bsize } = statfsSync(dirname(file))
  const [free, need] = [bavail * bsize, count * SIZE * 1.2]
  if (free < need) {
    const gib = (bytes: number) => `${(bytes / 2 ** 30).toFixed(1)} GiB`
    throw new Error(
      `A log of ${count} events needs ${gib(need)} in ${dirname(file)}, where ${gib(free)} are free.`,
    )
  }
  await bulk(file, plainStreams(), count, progress)
}
