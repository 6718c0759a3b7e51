import type { Reads } from '../../reads.ts'
import { loadersOf } from '../loaders.ts'
import { batching } from './batching.ts'

/** Loads rows in batches: each loader combines all requests of one event loop iteration into one query. */
export type Loaders = ReturnType<typeof loadersOf>

/** Makes the loaders of the read models. With `cache`, they keep their results, as suits a single request. */
export const createLoaders = (reads: Reads, { cache }: { cache: boolean }): Loaders =>
  loadersOf({ reads, ...batching(cache) })
