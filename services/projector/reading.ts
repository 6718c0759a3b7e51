import type { Batch } from '../../events/log.ts'
import { joinBatches } from './batch.ts'

/** Reads one item ahead, so that the next one is being read while the caller processes the present one. */
export async function* readAhead<Item>(source: AsyncIterable<Item>): AsyncGenerator<Item> {
  const iterator = source[Symbol.asyncIterator]()
  let next = iterator.next()
  try {
    for (let result; !(result = await next).done;) {
      next = iterator.next()
      next.catch(() => {}) // Marks the promise as handled; the later `await` reports its error.
      yield result.value
    }
  } finally {
    await iterator.return?.()
  }
}

/** Number of events in a joined batch. Large batches need fewer statements per event; up to two are in memory. */
const MAX_BATCH = { events: 2000, characters: 2_000_000 }

const charactersOf = (events: Batch['events']): number =>
  events.reduce(
    (sum, { data }) =>
      Object.values(data).reduce<number>(
        (all, value) => all + (typeof value === 'string' ? value.length : 0),
        sum,
      ),
    0,
  )

/** Yields the events read so far before it rethrows an error of the source. */
export async function* joinSmallBatches(source: AsyncIterable<Batch>): AsyncGenerator<Batch> {
  let batchSoFar: Batch | null = null
  let characters = 0
  try {
    for await (const batch of source) {
      batchSoFar = batchSoFar ? joinBatches(batchSoFar, batch) : batch
      characters += charactersOf(batch.events)
      if (batchSoFar.count < MAX_BATCH.events && characters < MAX_BATCH.characters) continue
      yield batchSoFar
      batchSoFar = null
      characters = 0
    }
  } catch (error) {
    if (batchSoFar) yield batchSoFar
    throw error
  }
  if (batchSoFar) yield batchSoFar
}
