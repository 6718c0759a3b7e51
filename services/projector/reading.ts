import type { Batch } from '../../events/log.ts'
import { joinBatches } from './batch.ts'

/** One read ahead, so that reading and writing go on at the same time. */
export async function* ahead<Item>(source: AsyncIterable<Item>): AsyncGenerator<Item> {
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
 * Events and characters of a joined batch: fewer statements are cheaper by the event. What was read and is in no
 * checkpoint yet is in memory, and is read again after a crash: at most two of these, one at work and one read ahead.
 */
const JOINED = { events: 2000, characters: 2_000_000 }

/** How long the texts of events are, together: what most of their weight in memory is. */
const charactersOf = (events: Batch['events']): number =>
  events.reduce(
    (sum, { data }) =>
      Object.values(data).reduce<number>(
        (all, value) => all + (typeof value === 'string' ? value.length : 0),
        sum,
      ),
    0,
  )

/** Joins batches to larger ones. Gives what it has before it throws what the source throws. */
export async function* joined(source: AsyncIterable<Batch>): AsyncGenerator<Batch> {
  let joint: Batch | null = null
  let characters = 0
  try {
    for await (const batch of source) {
      joint = joint ? joinBatches(joint, batch) : batch
      characters += charactersOf(batch.events)
      if (joint.count < JOINED.events && characters < JOINED.characters) continue
      yield joint
      joint = null
      characters = 0
    }
  } catch (error) {
    if (joint) yield joint
    throw error
  }
  if (joint) yield joint
}
