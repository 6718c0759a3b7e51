import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Test } from 'tap'
import { eventStorePort } from '../../scripts/testing/ports.ts'
import { testFolder } from '../../scripts/testing/services.ts'
import { startNode } from '../../services/eventstore/server.ts'
import { openCodec, type Codec } from '../log/codec.ts'
import type { NewEvent, RecordedEvent } from '../event.ts'
import { openLog, type Batch, type Log } from '../log.ts'

export const ada = 'member_01jd0000000000000000000001'
export const bo = 'member_01jd0000000000000000000002'

/** Events of a conversation between the two members. */
export const what = {
  followed: { type: 'MemberFollowed', data: { follower: ada, followed: bo } },
  unfollowed: { type: 'MemberUnfollowed', data: { follower: ada, followed: bo } },
} as const

/** An event to append, with a random id. */
export const event = (happened: Pick<NewEvent, 'type' | 'data'> = what.followed): NewEvent => ({
  id: randomUUID(),
  ...happened,
  metadata: {
    actor: ada,
    site: null,
    commandId: randomUUID(),
    cause: null,
    version: 1,
    occurredAt: '2026-11-21T10:00:00.000Z',
    origin: 'live',
  },
})
/** `count` events that are ready to append. */
export const events = (count: number) => Array.from({ length: count }, () => event())
export const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id)

/** A codec that keeps its keys in memory. */
export function openTestCodec() {
  const keys = new Map<string, Uint8Array>()
  const codec = openCodec({
    ensure: async (subject) => keys.get(subject) ?? keys.set(subject, randomBytes(32)).get(subject)!,
    find: async () => keys,
  })
  return { keys, codec }
}

/** A log on an event store that belongs to the test, which can stop and restart the store. */
export async function testLog(
  t: Test,
  { codec = openTestCodec().codec, timeoutMs = 10_000, reconnected = () => {} } = {},
) {
  const file = join(testFolder(t), 'log.sqlite')
  const port = await eventStorePort()
  let node = await startNode({ file, port })
  const { url } = node
  t.teardown(() => node.stop())
  const open = (codec: Codec): Log => {
    const log = openLog({ url, codec, timeoutMs, reconnected })
    t.teardown(() => log.close())
    return log
  }
  return {
    url,
    log: open(codec),
    open,
    stop: () => node.stop(),
    async start() {
      node = await startNode({ file, port })
    },
  }
}

/** Reads all events of a log, optionally only those after a position. */
export async function all(log: Log, after?: bigint) {
  const found: RecordedEvent[] = []
  for await (const { events } of log.readAll(after === undefined ? {} : { after })) found.push(...events)
  return found
}

/** Follows the log until `count` new events have arrived. */
export async function followed(t: Test, log: Log, count: number, after?: bigint) {
  const stop = new AbortController()
  t.teardown(() => stop.abort())
  const batches: (Batch & { live: boolean })[] = []
  const found: RecordedEvent[] = []
  for await (const batch of log.tail({ signal: stop.signal, ...(after !== undefined && { after }) })) {
    batches.push(batch)
    found.push(...batch.events)
    if (found.length >= count) break
  }
  return { batches, found }
}
