import { setTimeout as sleep } from 'node:timers/promises'
import type { Batch, Log, Reads } from '../../../events/log.ts'
import type { Projection } from '../../../projections/projection.ts'
import { openInbox, type Inbox } from './inbox.ts'
import { openBacklog } from './backlog.ts'
import { errorFrom } from '../../thrown.ts'

/** A single read of the log that all projections of a process share. */
export interface Tail {
  /**
   * Yields the events after a position, then new ones that the projection handles; reports the position every second.
   * Events for which nobody waits, those of an unhurried projection and those aside, come only then, with others, or
   * once they are many.
   */
  follow: (
    projection: Pick<Projection, 'handles' | 'unhurried' | 'aside'>,
    after: bigint,
    signal: AbortSignal,
  ) => AsyncGenerator<Batch>
}

interface Follower {
  after: bigint
  types: ReadonlySet<string>
}

interface Reader {
  position: bigint | null
  stop: AbortController
}

/** Projections that join within this time share one read of the log from its start. */
const GATHER_MS = 100
const HEARTBEAT_INTERVAL_MS = 1000
const MAX_UNHURRIED_EVENTS = 500

const latest = (a: bigint, b: bigint) => (a > b ? a : b)

/** Starts to read the log for the first projection, and stops after the last one has left. */
export function openTail(log: Pick<Log, 'tail' | 'readAll'>, reading: Reads = {}): Tail {
  const backlog = openBacklog(log, reading)
  const followers = new Map<Inbox, Follower>()
  let reader: Reader | null = null

  async function read(mine: Reader) {
    const { signal } = mine.stop
    const heartbeat = setInterval(() => followers.forEach((_, inbox) => inbox.wake()), HEARTBEAT_INTERVAL_MS)
    try {
      await sleep(GATHER_MS, undefined, { signal })
      mine.position = [...followers.values()].map(({ after }) => after).reduce((a, b) => (a < b ? a : b))
      for await (const batch of log.tail({ ...reading, after: mine.position, signal })) {
        mine.position = batch.position
        // Waits for all inboxes, so that events are not read faster than the projections apply them.
        await Promise.all(
          [...followers].map(async ([inbox, { types }]) => {
            const events = batch.events.filter(({ type }) => types.has(type))
            if (!(await inbox.put({ ...batch, events }))) leave(inbox)
          }),
        )
      }
    } catch (error) {
      if (!signal.aborted) followers.forEach((_, inbox) => inbox.close(errorFrom(error)))
    } finally {
      clearInterval(heartbeat)
      if (reader === mine) reader = null
    }
  }

  function join(inbox: Inbox, follower: Follower) {
    followers.set(inbox, follower)
    if (reader) return
    reader = { position: null, stop: new AbortController() }
    void read(reader)
  }

  function leave(inbox: Inbox) {
    if (!followers.delete(inbox) || followers.size > 0) return
    reader?.stop.abort()
    reader = null
  }

  async function* follow(
    { handles, unhurried, aside = [] }: Pick<Projection, 'handles' | 'unhurried' | 'aside'>,
    after: bigint,
    signal: AbortSignal,
  ) {
    const types = new Set<string>(handles)
    const unhurriedTypes = new Set<string>(unhurried ? handles : aside)
    const isDue = ({ events, unreadable }: Batch) =>
      events.some(({ type }) => !unhurriedTypes.has(type)) ||
      (unreadable.length > 0 && !unhurried) ||
      events.length + unreadable.length >= MAX_UNHURRIED_EVENTS
    let position = after
    const withoutSeen = (batch: Batch): Batch => {
      const isNew = (event: { position: bigint }) => event.position > position
      const part = { events: batch.events.filter(isNew), unreadable: batch.unreadable.filter(isNew) }
      position = latest(position, batch.position)
      return { ...batch, ...part, position }
    }
    const missed = async function* () {
      for await (const batch of backlog.read(position, signal)) yield withoutSeen(batch)
    }
    while (!signal.aborted) {
      // Reads missed events alone, so that other projections need not wait, then joins the shared read for new ones.
      yield* missed()
      const inbox = openInbox({ isDue })
      const leaving = () => inbox.close()
      signal.addEventListener('abort', leaving, { once: true })
      if (signal.aborted) inbox.close()
      join(inbox, { after: position, types })
      try {
        if (reader?.position != null && reader.position > position) yield* missed()
        for (let batch; (batch = await inbox.take());) yield withoutSeen(batch)
      } finally {
        signal.removeEventListener('abort', leaving)
        leave(inbox)
      }
    }
  }

  return { follow }
}
