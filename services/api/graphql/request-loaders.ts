import type { Sql } from '../../postgres/sql.ts'
import type { Reads } from '../reads.ts'
import { loadersOf } from './loaders.ts'
import { batching, type LoaderParts } from './frame/batching.ts'

type Definitions = ReturnType<typeof loadersOf>

/** Loads rows in batches: each loader combines all requests of one event loop iteration into one query. */
export type Loaders = { readonly [Name in keyof Definitions]: ReturnType<Definitions[Name]> }

type Source = Pick<LoaderParts, 'reads' | 'sql'>

const definitionsOf = (source: Source) => Object.entries(loadersOf({ ...source, ...batching }))

/** Makes loaders that many requests can share, because they keep no results. */
export const plainLoaders = (source: Source): Loaders =>
  Object.fromEntries(definitionsOf(source).map(([name, make]) => [name, make(false)])) as unknown as Loaders

/** Makes loaders that keep their results; a request uses few of them, so each is made when it is first used. */
function requestLoadersOf(source: Source): () => Loaders {
  const prototype = {}
  for (const [name, make] of definitionsOf(source))
    Object.defineProperty(prototype, name, {
      get() {
        const value = make(true)
        Object.defineProperty(this, name, { value })
        return value
      },
    })
  return () => Object.create(prototype) as Loaders
}

/** Returns a function that makes the loaders of a request, which keep their results, from one of a few sources. */
export function openRequestLoaders(sql: Sql): (reads: Reads) => Loaders {
  const known = new WeakMap<Reads, () => Loaders>()
  return (reads) => {
    const make = known.get(reads) ?? requestLoadersOf({ reads, sql })
    known.set(reads, make)
    return make()
  }
}
