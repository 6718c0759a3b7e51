import { setTimeout as sleep } from 'node:timers/promises'
import type { Batch, Log, Reads } from '../../../events/log.ts'
import { openInbox, type Inbox } from './inbox.ts'
import { openPast } from './backlog.ts'

/** The whole log, shared by all projections of a process: its past by one read, what comes by one subscription. */
export interface Tail {
  /**
   * All events after a position, then each as it comes, until the signal. Whatever comes while the follower is
   * busy is one batch. At least once a second there is a batch, if only to tell the position.
   */
  follow: (after: bigint, signal: AbortSignal) => AsyncGenerator<Batch>
}

interface Reader {
  /** Last position given to the followers; null while it still gathers them. */
  position: bigint | null
  stop: AbortController
}

/** Whoever comes within this time of the first follower, in milliseconds, starts with it from one read. */
const GATHERING = 100

const latest = (a: bigint, b: bigint) => (a > b ? a : b)

/**
 * Opens the tail; it subscribes when the first follower comes, and ends when the last one leaves. `reading` is what
 * its followers want to read.
 */
export function openTail(log: Pick<Log, 'tail' | 'readAll'>, reading: Reads = {}): Tail {
  const past = openPast(log, reading)
  const followers = new Map<Inbox, bigint>()
  let reader: Reader | null = null

  async function read(mine: Reader) {
    const { signal } = mine.stop
    const heartbeat = setInterval(() => followers.forEach((_, inbox) => inbox.wake()), 1000)
    try {
      await sleep(GATHERING, undefined, { signal })
      mine.position = [...followers.values()].reduce((a, b) => (a < b ? a : b))
      for await (const batch of log.tail({ ...reading, after: mine.position, signal })) {
        mine.position = batch.position
        // Once nobody keeps up, nothing is read ahead: each goes on where it is when it can.
        await Promise.all(
          [...followers.keys()].map(async (inbox) => {
            if (!(await inbox.put(batch))) leave(inbox)
          }),
        )
      }
    } catch (error) {
      if (!signal.aborted) followers.forEach((_, inbox) => inbox.close(error as Error))
    } finally {
      clearInterval(heartbeat)
      if (reader === mine) reader = null
    }
  }

  function join(after: bigint, inbox: Inbox) {
    followers.set(inbox, after)
    if (reader) return
    reader = { position: null, stop: new AbortController() }
    void read(reader)
  }

  function leave(inbox: Inbox) {
    if (!followers.delete(inbox) || followers.size > 0) return
    reader?.stop.abort()
    reader = null
  }

  async function* follow(after: bigint, signal: AbortSignal) {
    let position = after
    /** A batch without what the follower has already. */
    const fresh = (batch: Batch): Batch => {
      const isNew = (event: { position: bigint }) => event.position > position
      const part = { events: batch.events.filter(isNew), unreadable: batch.unreadable.filter(isNew) }
      position = latest(position, batch.position)
      return { ...batch, ...part, position }
    }
    const missed = async function* () {
      for await (const batch of past.read(position, signal)) yield fresh(batch)
    }
    while (!signal.aborted) {
      // The long way before joining, so that the others need not wait; then what came on that way.
      yield* missed()
      const inbox = openInbox()
      const leaving = () => inbox.close()
      signal.addEventListener('abort', leaving, { once: true })
      if (signal.aborted) inbox.close()
      join(position, inbox)
      try {
        if (reader?.position != null && reader.position > position) yield* missed()
        for (let batch; (batch = await inbox.take());) yield fresh(batch)
      } finally {
        signal.removeEventListener('abort', leaving)
        leave(inbox)
      }
    }
  }

  return { follow }
}
