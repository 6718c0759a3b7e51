import { loadersOf } from '../loaders.ts'
import { batching, type LoaderParts } from './batching.ts'

/** Loads rows in batches: each loader combines all requests of one event loop iteration into one query. */
export type Loaders = ReturnType<typeof loadersOf>

/** Makes the loaders of a source of rows. With `cache`, they keep their results, as suits a single request. */
export const createLoaders = (
  { reads, sql }: Pick<LoaderParts, 'reads' | 'sql'>,
  { cache }: { cache: boolean },
): Loaders => loadersOf({ reads, sql, ...batching(cache) })
