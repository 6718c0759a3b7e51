import type { Reads } from '../../reads.ts'
import { loadersOf } from '../loaders.ts'
import { batching } from './batching.ts'

/** Loads rows in batches: each loader makes one query for all requests in one iteration of the event loop. */
export type Loaders = ReturnType<typeof loadersOf>

/** Loaders that read the read models. With `cache`, they keep results for one request. */
export const createLoaders = (reads: Reads, { cache }: { cache: boolean }): Loaders =>
  loadersOf({ reads, ...batching(cache) })
