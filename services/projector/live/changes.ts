import { schemaOf, type Change, type Projection, type Topic } from '../../../projections/projection.ts'
import { ConnectionLostError, openPool, sqlOver } from '../../postgres/sql.ts'
import { listen, type ChannelSettings } from '../channel.ts'
import { positionsOf } from '../checkpoint.ts'
import { openRecent } from './recent.ts'

export interface Changes {
  /**
   * Calls the handler for each change of a topic, beginning with those announced since a time (in ms since 1970, not
   * more than half a minute ago). Returns a function that ends the subscription.
   */
  subscribe: (topic: Topic, handler: (change: Change) => void, since?: number) => () => void
  onChange: (handler: (change: Change) => void) => () => void
  /** Waits until the projections have reached a position; false after the timeout, or if too many callers wait. */
  waitFor: (projections: readonly string[], position: bigint, timeoutMs: number) => Promise<boolean>
  /** Position that a projection has announced; -1n before the first announcement. */
  reached: (projection: string) => bigint
  /** The highest position that was announced; -1n before the first announcement. */
  furthest: () => bigint
  /** Calls the handler when announcements may have been missed, so that subscribers must read the state again. */
  onResync: (handler: () => void) => () => void
  close: () => Promise<void>
}

interface Waiter {
  schemas: readonly string[]
  position: bigint
  done: () => void
}

const MAX_WAITERS = 10_000

const QUERY_TIMEOUT_MS = 5000
/** Time after which a waiting caller reads the position from the database, because announcements can be lost. */
const NEWS_TIMEOUT_MS = 250

const addTo = <Item>(set: Set<Item>, item: Item) => {
  set.add(item)
  return () => void set.delete(item)
}

/** Listens for changes. Rejects if the database or Redis is unavailable at the start; later, it reconnects. */
export async function openChanges(
  settings: ChannelSettings,
  projections: readonly Projection[],
): Promise<Changes> {
  const schemas = new Map(projections.map((projection) => [projection.name, schemaOf(projection)]))
  const handlers = new Map<Topic, Set<(change: Change) => void>>()
  const watchers = new Set<(change: Change) => void>()
  const resyncs = new Set<() => void>()
  const waiters = new Set<Waiter>()
  const recent = openRecent()
  const announced = new Map<string, bigint>()
  let furthest = -1n
  const pool = openPool(settings.databaseUrl, [], 2, { timeoutMs: QUERY_TIMEOUT_MS })

  const isReached = ({ schemas, position }: Waiter) =>
    schemas.every((schema) => (announced.get(schema) ?? -1n) >= position)

  function noteAnnounced(schema: string, position: bigint) {
    if (position > (announced.get(schema) ?? -1n)) announced.set(schema, position)
    if (position > furthest) furthest = position
    for (const waiter of waiters) if (isReached(waiter)) waiter.done()
  }

  async function readPositions(waiter: Waiter) {
    try {
      const positions = await positionsOf(sqlOver(pool), waiter.schemas)
      positions.forEach((position, schema) => noteAnnounced(schema, position))
    } catch (error) {
      if (!(error instanceof ConnectionLostError)) throw error
    }
    return isReached(waiter)
  }

  const stop = await listen(settings, {
    onNews({ schema, position, changes }) {
      noteAnnounced(schema, position)
      for (const change of changes) {
        recent.note(change)
        watchers.forEach((handler) => handler(change))
        handlers.get(change.topic)?.forEach((handler) => handler(change))
      }
    },
    onGap() {
      announced.clear()
      resyncs.forEach((handler) => handler())
    },
  }).catch(async (error: unknown) => {
    await pool.end()
    throw error
  })

  function subscribe(topic: Topic, handler: (change: Change) => void, since = Infinity) {
    const watching = handlers.get(topic) ?? new Set()
    handlers.set(topic, watching)
    const remove = addTo(watching, handler)
    recent.since(topic, since).forEach(handler)
    return () => {
      remove()
      if (watching.size === 0 && handlers.get(topic) === watching) handlers.delete(topic)
    }
  }

  async function waitFor(names: readonly string[], position: bigint, timeoutMs: number) {
    const { promise, resolve } = Promise.withResolvers<void>()
    const waiter: Waiter = { schemas: names.map(schemaNamed), position, done: resolve }
    if (isReached(waiter)) return true
    if (waiters.size >= MAX_WAITERS) return false
    waiters.add(waiter)
    const timer = setTimeout(resolve, timeoutMs)
    const isKnown = waiter.schemas.every((schema) => announced.has(schema))
    let isAsking = false
    async function ask() {
      isAsking = true
      try {
        await readPositions(waiter)
      } catch {
        resolve()
      } finally {
        isAsking = false
      }
    }
    const newsTimer = setTimeout(ask, isKnown ? NEWS_TIMEOUT_MS : 0)
    try {
      await promise
      return isReached(waiter) || (!isAsking && (await readPositions(waiter)))
    } finally {
      clearTimeout(timer)
      clearTimeout(newsTimer)
      waiters.delete(waiter)
    }
  }

  function schemaNamed(name: string) {
    const schema = schemas.get(name)
    if (schema === undefined) throw new Error(`Unknown projection ${name}`)
    return schema
  }

  return {
    subscribe,
    waitFor,
    onChange: (handler) => addTo(watchers, handler),
    reached: (name) => announced.get(schemaNamed(name)) ?? -1n,
    furthest: () => furthest,
    onResync: (handler) => addTo(resyncs, handler),
    async close() {
      waiters.forEach(({ done }) => done())
      recent.close()
      await stop()
      await pool.end()
    },
  }
}
