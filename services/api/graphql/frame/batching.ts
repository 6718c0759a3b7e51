import DataLoader from 'dataloader'
import type { Viewer } from '../../../rules/visibility.ts'
import type { PageOf, Reads } from '../../reads.ts'

/** One of several things that are asked in the same way: those with equal `args` are asked together. */
interface Asked<Args, Key> {
  args: Args
  key: Key
}

const MAX_BATCH = 1000

/** Loads rows by their keys; `keyOf` tells which row is for which key. */
type ByKey = <Key extends string, Row>(
  keyOf: (row: Row) => string,
  load: (keys: readonly Key[]) => Promise<Row[]>,
) => DataLoader<Key, Row | null>

/** Loads values by their keys and by arguments. */
type ByArgs = <Args, Key extends string, Value>(
  load: (args: Args, keys: Key[]) => Promise<ReadonlyMap<Key, Value>>,
) => DataLoader<Asked<Args, Key>, Value | null, string>

/** Parts of which a capability makes its loaders. */
export interface LoaderParts {
  reads: Reads
  byKey: ByKey
  byArgs: ByArgs
}

/** Arguments of a list. */
export interface ListArgs {
  page: PageOf
  viewer: Viewer
}

/** The loaders of a capability, by name. */
export const defineLoaders = <Made extends object>(make: (parts: LoaderParts) => Made) => make

/** Makers of loaders: what is asked in one turn of the event loop is one query. `cache` keeps what was read. */
export function batching(cache: boolean): Omit<LoaderParts, 'reads'> {
  return {
    byKey(keyOf, load) {
      type Key = Parameters<typeof load>[0][number]
      const batch = async (keys: readonly Key[]) => {
        const rows = new Map((await load([...new Set(keys)])).map((row) => [keyOf(row), row]))
        return keys.map((key) => rows.get(key) ?? null)
      }
      return new DataLoader(batch, { cache, maxBatchSize: MAX_BATCH })
    },
    byArgs<Args, Key extends string, Value>(
      load: (args: Args, keys: Key[]) => Promise<ReadonlyMap<Key, Value>>,
    ) {
      const batch = async (asked: readonly Asked<Args, Key>[]) => {
        const groups = Map.groupBy(asked, ({ args }) => JSON.stringify(args))
        const answers = new Map<string, ReadonlyMap<Key, Value>>()
        await Promise.all(
          [...groups].map(async ([name, group]) => {
            const keys = new Set(group.map(({ key }) => key))
            answers.set(name, await load(group[0]!.args, [...keys]))
          }),
        )
        return asked.map(({ args, key }) => answers.get(JSON.stringify(args))?.get(key) ?? null)
      }
      const cacheKeyFn = ({ args, key }: Asked<Args, Key>) => `${key} ${JSON.stringify(args)}`
      return new DataLoader(batch, { cache, cacheKeyFn, maxBatchSize: MAX_BATCH })
    },
  }
}
