import type { Batch, Log } from '../../../events/log.ts'
import { handledBy, readingFor, type Step } from '../batch.ts'
import type { Tables } from '../checkpoint.ts'
import { ahead, joined } from '../reading.ts'
import { atOnce, type Turn } from '../throttle.ts'

/** Tables that are filled from the log beside the serving ones. */
export interface Target extends Tables {
  /** Their checkpoint: the last event that they are made of. */
  position: bigint
  /** How far the log was read for them; there is nothing for them between checkpoint and here. */
  seen: bigint
  /** How far they shall come. */
  until: bigint
  /** Events (by id) that are left out of them. */
  skipped: ReadonlySet<string>
  /** Applies a step to them. */
  take: (step: Step) => Promise<unknown>
}

/** How far a read of the log has come. */
export interface Progress {
  /** Events read so far. */
  events: number
  /** Events read in a second, of late. */
  rate: number
  /** Part of the way that is done, from 0 to 1. */
  share: number
  /** Seconds to go at this rate. */
  remaining: number
  /** Whether it stands back because live updates lag. */
  yielding?: boolean
}

/** What feeding tables takes. */
export interface FeedOptions {
  log: Pick<Log, 'readAll'>
  signal: AbortSignal
  /** Told now and then: about how many events more were read, and up to where. */
  onRead?: (events: number, position: bigint) => void | Promise<void>
  /** Where others work on the same machine. */
  turn?: Turn
}

async function advance(target: Target, batch: Batch, turn: Turn, signal: AbortSignal) {
  const to = batch.position < target.until ? batch.position : target.until
  const isWithin = ({ position }: { position: bigint }) => position > target.seen && position <= to
  const within = { events: batch.events.filter(isWithin), unreadable: batch.unreadable.filter(isWithin) }
  const { events, unreadable } = handledBy(target.projection, within, target.skipped)
  for (let next = 0; next < events.length;) {
    await turn.step(target.schema, async (size) => {
      signal.throwIfAborted()
      const step = events.slice(next, next + size)
      const last = step.at(-1)?.position ?? to
      await target.take({ from: target.position, to: last, events: step })
      target.position = last
      target.seen = last
      next += step.length
      return step.length
    })
  }
  if (unreadable) throw unreadable
  if (to > target.seen) target.seen = to
}

/**
 * Reads the log once for all targets and brings each to its `until`, or to the log's end.
 * Throws what a target throws, and the signal's reason when it is aborted.
 */
export async function feed(targets: readonly Target[], options: FeedOptions): Promise<void> {
  const { log, signal, onRead, turn = atOnce } = options
  const open = targets.filter(({ seen, until }) => seen < until)
  if (open.length === 0) return
  const start = open.map(({ seen }) => seen).reduce((a, b) => (a < b ? a : b))
  const end = open.map(({ until }) => until).reduce((a, b) => (a > b ? a : b))
  const reading = readingFor(open.map(({ projection }) => projection))
  let last = start
  for await (const batch of ahead(joined(log.readAll({ ...reading, after: start, signal })))) {
    signal.throwIfAborted()
    await Promise.all(open.map((target) => advance(target, batch, turn, signal)))
    const to = batch.position < end ? batch.position : end
    const share = Number(to - last) / Math.max(1, Number(batch.position - last))
    last = to
    await onRead?.(batch.count * share, to)
    if (to >= end) return
  }
  signal.throwIfAborted()
}
