import type { Batch, Log } from '../../events/log.ts'
import { handledBy, joinBatches, readingFor, type Step } from './batch.ts'
import type { Tables } from './checkpoint.ts'

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
  /** Events read in a second, on average. */
  rate: number
  /** Part of the way that is done, from 0 to 1. */
  share: number
  /** Seconds to go at this rate. */
  remaining: number
}

/** What feeding tables takes. */
export interface FeedOptions {
  log: Pick<Log, 'readAll'>
  signal: AbortSignal
  onProgress?: (progress: Progress) => void
  /** Resolves when the live work does not need the machine more urgently. */
  turn?: () => Promise<void>
}

/** One read ahead, so that reading and writing go on at the same time. */
async function* ahead<Item>(source: AsyncIterable<Item>): AsyncGenerator<Item> {
  const iterator = source[Symbol.asyncIterator]()
  let next = iterator.next()
  try {
    for (let result; !(result = await next).done;) {
      next = iterator.next()
      next.catch(() => {}) // Thrown where it is awaited.
      yield result.value
    }
  } finally {
    await iterator.return?.()
  }
}

/**
 * Joins batches to some of at least `size` events, as fewer statements are cheaper by the event. Gives what it has
 * before it throws what the source throws.
 */
async function* joined(source: AsyncIterable<Batch>, size: number): AsyncGenerator<Batch> {
  let joint: Batch | null = null
  try {
    for await (const batch of source) {
      joint = joint ? joinBatches(joint, batch) : batch
      if (joint.count < size) continue
      yield joint
      joint = null
    }
  } catch (error) {
    if (joint) yield joint
    throw error
  }
  if (joint) yield joint
}

async function advance(target: Target, batch: Batch) {
  const to = batch.position < target.until ? batch.position : target.until
  const isWithin = ({ position }: { position: bigint }) => position > target.seen && position <= to
  const within = { events: batch.events.filter(isWithin), unreadable: batch.unreadable.filter(isWithin) }
  const { events, unreadable } = handledBy(target.projection, within, target.skipped)
  const last = events.at(-1)
  if (last) {
    await target.take({ from: target.position, to: last.position, events })
    target.position = last.position
  }
  if (unreadable) throw unreadable
  if (to > target.seen) target.seen = to
}

/**
 * Reads the log once for all targets and brings each to its `until`, or to the log's end.
 * Throws what a target throws, and the signal's reason when it is aborted.
 */
export async function feed(targets: readonly Target[], options: FeedOptions): Promise<void> {
  const { log, signal, onProgress, turn } = options
  const open = targets.filter(({ seen, until }) => seen < until)
  if (open.length === 0) return
  const start = open.map(({ seen }) => seen).reduce((a, b) => (a < b ? a : b))
  const end = open.map(({ until }) => until).reduce((a, b) => (a > b ? a : b))
  const started = performance.now()
  let events = 0
  const reading = readingFor(open.map(({ projection }) => projection))
  for await (const batch of ahead(joined(log.readAll({ ...reading, after: start, signal }), 5000))) {
    signal.throwIfAborted()
    await turn?.()
    await Promise.all(open.map((target) => advance(target, batch)))
    events += batch.count
    const seconds = (performance.now() - started) / 1000
    const share = Math.min(1, Number(batch.position - start) / Math.max(1, Number(end - start)))
    onProgress?.({ events, rate: events / seconds, share, remaining: (seconds / share) * (1 - share) })
    if (batch.position >= end) return
  }
  signal.throwIfAborted()
}
