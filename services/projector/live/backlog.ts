import { setTimeout as sleep } from 'node:timers/promises'
import type { Batch, Log, Reads } from '../../../events/log.ts'
import { openInbox, type Inbox } from './inbox.ts'
import { joined } from '../reading.ts'

/** What the log held before it is followed: read once for all who ask for it at the same time. */
export interface Past {
  /**
   * Events after a position, and maybe some before it, up to where the log ends when the read gets there, or to the
   * signal. Who is slower than the others holds them up.
   */
  read: (after: bigint, signal: AbortSignal) => AsyncGenerator<Batch>
}

/** Whoever asks within this time of the first, in milliseconds, is given the same read. */
const GATHERING = 50
/** Within this time too, though the read begins anew for it: others do not come to a halt while leases are being taken. */
const YOUNG = 2000

/** One read of the log, and who is given it. */
interface Pass {
  /** Those who are given it, each with where it is. */
  followers: Map<Inbox, bigint>
  began: number
  isOver: boolean
}

/** Opens the past. `reading` is what those who ask for it want to read. */
export function openPast(log: Pick<Log, 'readAll'>, reading: Reads = {}): Past {
  let newest: Pass | null = null

  /** Where the one is that is least far; null when nobody is left. */
  const leastOf = ({ followers }: Pass) =>
    [...followers.values()].reduce<bigint | null>((a, b) => (a !== null && a < b ? a : b), null)

  /** Reads on from the one that is least far. False when it must begin anew, for somebody who is not as far. */
  async function readOn(pass: Pass, from: bigint): Promise<boolean> {
    const { followers } = pass
    let at = from
    const isComplete = () => (leastOf(pass) ?? at) >= at
    for await (const batch of joined(log.readAll({ ...reading, after: from }))) {
      if (followers.size === 0 || !isComplete()) break
      const given = [...followers.keys()]
      await Promise.all(given.map((inbox) => inbox.put(batch)))
      for (const inbox of given) if (followers.has(inbox)) followers.set(inbox, batch.position)
      at = batch.position
    }
    return isComplete()
  }

  async function run(pass: Pass) {
    const { followers } = pass
    try {
      await sleep(GATHERING)
      for (let from; (from = leastOf(pass)) !== null;) if (await readOn(pass, from)) break
      pass.isOver = true
      followers.forEach((_, inbox) => inbox.end())
    } catch (error) {
      pass.isOver = true
      followers.forEach((_, inbox) => inbox.close(error as Error))
    }
  }

  function join(inbox: Inbox, after: bigint): Pass {
    if (newest && !newest.isOver && performance.now() - newest.began < YOUNG) {
      newest.followers.set(inbox, after)
      return newest
    }
    newest = { followers: new Map([[inbox, after]]), began: performance.now(), isOver: false }
    void run(newest)
    return newest
  }

  return {
    async *read(after, signal) {
      const inbox = openInbox({ limit: 1, patience: null })
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
