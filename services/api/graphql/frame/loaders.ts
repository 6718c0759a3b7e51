import type { Reads } from '../../reads.ts'
import { loadersOf } from '../loaders.ts'
import { batching } from './batching.ts'

/** Reads rows by the batch: what is asked in one turn of the event loop is one query of each loader. */
export type Loaders = ReturnType<typeof loadersOf>

/**
 * Loaders over the read models. With `cache` they remember what they read: for one request. Without, many
 * deliveries share them, and those of the same moment share their queries.
 */
export const createLoaders = (reads: Reads, { cache }: { cache: boolean }): Loaders =>
  loadersOf({ reads, ...batching(cache) })
