import { schemaOf, type Change, type Projection, type Topic } from '../../../projections/projection.ts'
import { ConnectionLostError, openPool, sqlOver } from '../../postgres/sql.ts'
import { listen, type ChannelSettings } from '../channel.ts'
import { positionsOf } from '../checkpoint.ts'

/** What the projector has done, as others watch it. */
export interface Changes {
  /** Calls the handler with each change of a topic until the returned function is called. */
  subscribe: (topic: Topic, handler: (change: Change) => void) => () => void
  /** Calls the handler with each change of any topic until the returned function is called. */
  onChange: (handler: (change: Change) => void) => () => void
  /**
   * Waits until all these projections (by name) have come to a position. False when they have not after
   * `timeoutMs`, or when too many wait already.
   */
  waitFor: (projections: readonly string[], position: bigint, timeoutMs: number) => Promise<boolean>
  /** The furthest position that any projection was heard to have come to; -1n where none was. */
  furthest: () => bigint
  /** Calls the handler when changes may have been missed: whoever watches reads again. */
  onResync: (handler: () => void) => () => void
  close: () => Promise<void>
}

interface Waiter {
  schemas: readonly string[]
  position: bigint
  done: () => void
}

/** More than can be served in any sensible time. */
const MOST_WAITERS = 10_000

/** How long, in ms, the database may take to tell how far the projections are. */
const PATIENCE = 5000
/** How long, in ms, news may take before the database is asked: news can be lost on its way. */
const DOUBT = 250

const addTo = <Item>(set: Set<Item>, item: Item) => {
  set.add(item)
  return () => void set.delete(item)
}

/**
 * Opens the watching end of the projector: one listening connection for a whole process.
 * Rejects when the database (or Redis) cannot be reached; later breaks heal by themselves.
 */
export async function openChanges(
  settings: ChannelSettings,
  projections: readonly Projection[],
): Promise<Changes> {
  const schemas = new Map(projections.map((projection) => [projection.name, schemaOf(projection)]))
  const handlers = new Map<Topic, Set<(change: Change) => void>>()
  const watchers = new Set<(change: Change) => void>()
  const resyncs = new Set<() => void>()
  const waiters = new Set<Waiter>()
  /** What was heard of each schema; empty after a gap. */
  const heard = new Map<string, bigint>()
  let furthest = -1n
  const pool = openPool(settings.databaseUrl, [], 2, { patience: PATIENCE })

  const reached = ({ schemas, position }: Waiter) =>
    schemas.every((schema) => (heard.get(schema) ?? -1n) >= position)

  function hear(schema: string, position: bigint) {
    if (position > (heard.get(schema) ?? -1n)) heard.set(schema, position)
    if (position > furthest) furthest = position
    for (const waiter of waiters) if (reached(waiter)) waiter.done()
  }

  /** Asks the database how far the projections are; one that does not answer tells nothing new. */
  async function look(waiter: Waiter) {
    try {
      const positions = await positionsOf(sqlOver(pool), waiter.schemas)
      positions.forEach((position, schema) => hear(schema, position))
    } catch (error) {
      if (!(error instanceof ConnectionLostError)) throw error
    }
    return reached(waiter)
  }

  const stop = await listen(settings, {
    onNews({ schema, position, changes }) {
      hear(schema, position)
      for (const change of changes) {
        watchers.forEach((handler) => handler(change))
        handlers.get(change.topic)?.forEach((handler) => handler(change))
      }
    },
    onGap() {
      heard.clear()
      resyncs.forEach((handler) => handler())
    },
  }).catch(async (error: unknown) => {
    await pool.end()
    throw error
  })

  function subscribe(topic: Topic, handler: (change: Change) => void) {
    const watching = handlers.get(topic) ?? new Set()
    handlers.set(topic, watching)
    const remove = addTo(watching, handler)
    return () => {
      remove()
      if (watching.size === 0 && handlers.get(topic) === watching) handlers.delete(topic)
    }
  }

  async function waitFor(names: readonly string[], position: bigint, timeoutMs: number) {
    const { promise, resolve } = Promise.withResolvers<void>()
    const waiter: Waiter = { schemas: names.map(schemaNamed), position, done: resolve }
    if (reached(waiter)) return true
    if (waiters.size >= MOST_WAITERS) return false
    waiters.add(waiter)
    const timer = setTimeout(resolve, timeoutMs)
    const isKnown = waiter.schemas.every((schema) => heard.has(schema))
    const doubt = setTimeout(() => void look(waiter).catch(resolve), isKnown ? DOUBT : 0)
    try {
      await promise
      return reached(waiter) || (await look(waiter))
    } finally {
      clearTimeout(timer)
      clearTimeout(doubt)
      waiters.delete(waiter)
    }
  }

  function schemaNamed(name: string) {
    const schema = schemas.get(name)
    if (schema === undefined) throw new Error(`There is no projection ${name}`)
    return schema
  }

  return {
    subscribe,
    waitFor,
    onChange: (handler) => addTo(watchers, handler),
    furthest: () => furthest,
    onResync: (handler) => addTo(resyncs, handler),
    async close() {
      waiters.forEach(({ done }) => done())
      await stop()
      await pool.end()
    },
  }
}
