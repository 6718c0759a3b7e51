import type { Reads } from '../../reads.ts'
import { loadersOf } from '../loaders.ts'
import { batching } from './batching.ts'

/** Loads rows in batches: requests of a turn of the event loop are one query per loader. */
export type Loaders = ReturnType<typeof loadersOf>

/** Loaders over the read models. With `cache`, they keep results, for one request. */
export const createLoaders = (reads: Reads, { cache }: { cache: boolean }): Loaders =>
  loadersOf({ reads, ...batching(cache) })
