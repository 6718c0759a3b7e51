import { setTimeout as sleep } from 'node:timers/promises'
import type { Batch, Log, Reads } from '../../../events/log.ts'
import { openInbox, type Inbox } from './inbox.ts'
import { joinSmallBatches } from '../reading.ts'
import { errorFrom } from '../../thrown.ts'

/** Shares one read of the log between projections that are far behind its end. */
interface Backlog {
  /** Events from a position on, possibly including some before `after`. A slow projection delays the others. */
  read: (after: bigint, signal: AbortSignal) => AsyncGenerator<Batch>
}

/** Projections that join within this time share one read from its start. */
const GATHER_MS = 50
/** Time in which a projection that joins can restart the read. After it, the others continue without waiting. */
const LATE_JOIN_MS = 2000

interface SharedRead {
  followers: Map<Inbox, bigint>
  startedAt: number
  isOver: boolean
}

export function openBacklog(log: Pick<Log, 'readAll'>, reading: Reads = {}): Backlog {
  let newest: SharedRead | null = null

  const minPosition = ({ followers }: SharedRead) =>
    [...followers.values()].reduce<bigint | null>((a, b) => (a !== null && a < b ? a : b), null)

  /** Reads from a position; false if a projection that is further behind has joined, so that reading must restart. */
  async function readFrom(shared: SharedRead, from: bigint): Promise<boolean> {
    const { followers } = shared
    let at = from
    const isComplete = () => (minPosition(shared) ?? at) >= at
    for await (const batch of joinSmallBatches(log.readAll({ ...reading, after: from }))) {
      if (followers.size === 0 || !isComplete()) break
      const receivers = [...followers.keys()]
      await Promise.all(receivers.map((inbox) => inbox.put(batch)))
      for (const inbox of receivers) if (followers.has(inbox)) followers.set(inbox, batch.position)
      at = batch.position
    }
    return isComplete()
  }

  async function run(shared: SharedRead) {
    const { followers } = shared
    try {
      await sleep(GATHER_MS)
      for (let from; (from = minPosition(shared)) !== null;) if (await readFrom(shared, from)) break
      shared.isOver = true
      followers.forEach((_, inbox) => inbox.end())
    } catch (error) {
      shared.isOver = true
      followers.forEach((_, inbox) => inbox.close(errorFrom(error)))
    }
  }

  function join(inbox: Inbox, after: bigint): SharedRead {
    if (newest && !newest.isOver && performance.now() - newest.startedAt < LATE_JOIN_MS) {
      newest.followers.set(inbox, after)
      return newest
    }
    newest = { followers: new Map([[inbox, after]]), startedAt: performance.now(), isOver: false }
    void run(newest)
    return newest
  }

  return {
    async *read(after, signal) {
      const inbox = openInbox({ limit: 1, timeoutMs: null })
      const leaving = () => inbox.close()
      signal.addEventListener('abort', leaving, { once: true })
      const { followers } = join(inbox, after)
      if (signal.aborted) leaving()
      try {
        for (let batch; (batch = await inbox.take());) yield batch
      } finally {
        signal.removeEventListener('abort', leaving)
        leaving()
        followers.delete(inbox)
      }
    },
  }
}
