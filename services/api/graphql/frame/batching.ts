import DataLoader from 'dataloader'
import type { Sql } from '../../../postgres/sql.ts'
import type { Viewer } from '../../../rules/visibility.ts'
import type { PageOf, Reads } from '../../reads.ts'

/** A request to a loader for the value of a key; requests with equal `args` are combined into one query. */
interface Asked<Args, Key> {
  args: Args
  key: Key
}

const MAX_BATCH = 1000

/** Makes a loader, which keeps its results with `cache`. */
type MakeLoader<Key, Value, Name = Key> = (cache: boolean) => DataLoader<Key, Value | null, Name>

/** Defines a loader of rows by key; `keyOf` returns the key of a row. */
type ByKey = <Key extends string, Row>(
  keyOf: (row: Row) => string,
  load: (keys: readonly Key[]) => Promise<Row[]>,
) => MakeLoader<Key, Row>

/** Defines a loader of rows by pair of ids, such as member and item; `nameOf` makes a text of a pair. */
type ByPair = <Pair, Row extends Pair>(
  nameOf: (pair: Pair) => string,
  load: (pairs: readonly Pair[]) => Promise<Row[]>,
) => MakeLoader<Pair, Row, string>

/** Defines a loader of values by key and arguments. */
type ByArgs = <Args, Key extends string, Value>(
  load: (args: Args, keys: Key[]) => Promise<ReadonlyMap<Key, Value>>,
) => MakeLoader<Asked<Args, Key>, Value, string>

export interface LoaderParts {
  reads: Reads
  /** Database of rows that are in no read model. */
  sql: Sql
  byKey: ByKey
  byPair: ByPair
  byArgs: ByArgs
}

export interface ListArgs {
  page: PageOf
  viewer: Viewer
}

export const defineLoaders = <Made extends object>(make: (parts: LoaderParts) => Made) => make

/** Definitions of loaders that combine all requests of one event loop iteration into one query. */
export const batching: Omit<LoaderParts, 'reads' | 'sql'> = {
  byKey(keyOf, load) {
    type Key = Parameters<typeof load>[0][number]
    const batch = async (keys: readonly Key[]) => {
      const rows = new Map((await load([...new Set(keys)])).map((row) => [keyOf(row), row]))
      return keys.map((key) => rows.get(key) ?? null)
    }
    return (cache) => new DataLoader(batch, { cache, maxBatchSize: MAX_BATCH })
  },
  byPair(nameOf, load) {
    type Pair = Parameters<typeof nameOf>[0]
    const batch = async (pairs: readonly Pair[]) => {
      const asked = new Map(pairs.map((pair) => [nameOf(pair), pair]))
      const rows = new Map((await load([...asked.values()])).map((row) => [nameOf(row), row]))
      return pairs.map((pair) => rows.get(nameOf(pair)) ?? null)
    }
    return (cache) => new DataLoader(batch, { cache, cacheKeyFn: nameOf, maxBatchSize: MAX_BATCH })
  },
  byArgs<Args, Key extends string, Value>(
    load: (args: Args, keys: Key[]) => Promise<ReadonlyMap<Key, Value>>,
  ) {
    const names = new WeakMap<Asked<Args, Key>, string>()
    const nameOf = (one: Asked<Args, Key>) => {
      const name = names.get(one) ?? JSON.stringify(one.args)
      names.set(one, name)
      return name
    }
    const batch = async (asked: readonly Asked<Args, Key>[]) => {
      const groups = Map.groupBy(asked, nameOf)
      const answers = new Map<string, ReadonlyMap<Key, Value>>()
      await Promise.all(
        [...groups].map(async ([name, group]) => {
          const keys = new Set(group.map(({ key }) => key))
          answers.set(name, await load(group[0]!.args, [...keys]))
        }),
      )
      return asked.map((one) => answers.get(nameOf(one))?.get(one.key) ?? null)
    }
    const cacheKeyFn = (one: Asked<Args, Key>) => `${one.key} ${nameOf(one)}`
    return (cache) => new DataLoader(batch, { cache, cacheKeyFn, maxBatchSize: MAX_BATCH })
  },
}
