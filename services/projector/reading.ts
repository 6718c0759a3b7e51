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

/** Events and characters that are joined, and no batch more: fewer statements are cheaper by the event. */
const JOINED = { events: 2500, characters: 2_000_000 }

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

/** Joins batches to larger ones, of so many events. Gives what it has before it throws what the source throws. */
export async function* joined(source: AsyncIterable<Batch>, most = JOINED.events): AsyncGenerator<Batch> {
  let joint: Batch | null = null
  let characters = 0
  try {
    for await (const batch of source) {
      joint = joint ? joinBatches(joint, batch) : batch
      characters += charactersOf(batch.events)
      if (joint.count < most && characters < JOINED.characters) continue
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
