import type { Batch, Log } from '../../../events/log.ts'
import { handledBy, readingFor, type Step } from '../batch.ts'
import type { Tables } from '../checkpoint.ts'
import { readAhead, joinSmallBatches } from '../reading.ts'
import { unthrottled, type Throttle } from '../throttle.ts'

/** Tables that a replay rebuilds while the old ones stay in use. */
export interface Target extends Tables {
  /** Position of the last event that was applied to the tables. */
  position: bigint
  /** Log position up to which events are to be applied. */
  seen: bigint
  until: bigint
  skipped: ReadonlySet<string>
  take: (step: Step) => Promise<unknown>
}

export interface Progress {
  events: number
  /** Number of events per second in the last few seconds. */
  rate: number
  /** Part of the replay that is done, from 0 to 1. */
  share: number
  /** Estimated time that the replay still takes, in seconds. */
  remaining: number
  /** True while the replay works more slowly because live updates lag. */
  yielding?: boolean
}

export interface FeedOptions {
  log: Pick<Log, 'readAll'>
  signal: AbortSignal
  /** Called during a replay with the approximate number of events since the last call, and the present position. */
  onRead?: (events: number, position: bigint) => void | Promise<void>
  throttle?: Throttle
}

async function advance(target: Target, batch: Batch, throttle: Throttle, signal: AbortSignal) {
  const to = batch.position < target.until ? batch.position : target.until
  const isWithin = ({ position }: { position: bigint }) => position > target.seen && position <= to
  const within = { events: batch.events.filter(isWithin), unreadable: batch.unreadable.filter(isWithin) }
  const { events, unreadable } = handledBy(target.projection, within, target.skipped)
  for (let next = 0; next < events.length;) {
    await throttle.step(target.schema, async (size) => {
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

/** Reads the log once; applies events to each target up to its `until`. Throws errors of targets and of the signal. */
export async function feed(targets: readonly Target[], options: FeedOptions): Promise<void> {
  const { log, signal, onRead, throttle = unthrottled } = options
  const open = targets.filter(({ seen, until }) => seen < until)
  if (open.length === 0) return
  const start = open.map(({ seen }) => seen).reduce((a, b) => (a < b ? a : b))
  const end = open.map(({ until }) => until).reduce((a, b) => (a > b ? a : b))
  const reading = readingFor(open.map(({ projection }) => projection))
  let last = start
  for await (const batch of readAhead(joinSmallBatches(log.readAll({ ...reading, after: start, signal })))) {
    signal.throwIfAborted()
    await Promise.all(open.map((target) => advance(target, batch, throttle, signal)))
    const to = batch.position < end ? batch.position : end
    const share = Number(to - last) / Math.max(1, Number(batch.position - last))
    last = to
    await onRead?.(batch.count * share, to)
    if (to >= end) return
  }
  signal.throwIfAborted()
}
